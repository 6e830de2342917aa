import type { PageTexts } from '../shape.ts'

/** The static pages in English. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Privacy policy',
    lead: 'What {brand} knows about you, why, for how long, and how you can see or change it.',
    sections: [
      [
        'What we collect',
        'When you register we ask for your name, date of birth, address, e-mail and phone number, because the law wants us to know who plays and that they are old enough.',
        'While you play we keep your stakes, wins, deposits and withdrawals, your limits, and the times and places of your sign-ins.',
      ],
      [
        'What we never do',
        'We do not sell your data. We do not use what you tell our safer-gambling team for marketing. Card numbers go straight to the payment provider and are never stored by us.',
      ],
      [
        'How long we keep it',
        'Account and payment records are kept for as long as anti-money-laundering law asks: at least five years after an account closes. What a visitor writes in the chat goes after thirty days of silence; a player’s conversation stays with the account. Everything else goes when it is no longer needed.',
      ],
      [
        'Your rights',
        'You may ask for a copy of your data, have mistakes put right, object to marketing at any time in your account, and complain to your data protection authority.',
      ],
    ],
  },
  terms: {
    title: 'Terms and conditions',
    lead: 'The agreement between you and {brand}, in words meant to be read.',
    sections: [
      [
        'Who may play',
        'You must be of legal age where you live, play for yourself, with your own money, and hold one account only. Players who are excluded anywhere in the group may not open a new account.',
      ],
      [
        'Your account',
        'Keep your password to yourself. Tell us at once if someone else may have used your account. We may ask for documents before a withdrawal, and we say which ones before your first deposit.',
      ],
      [
        'Deposits and withdrawals',
        'Most deposits are credited at once; some ways take up to an hour. Withdrawals go back to the method you paid with where that is possible. We never charge for either; your bank may.',
      ],
      [
        'When a game breaks',
        'If a round is interrupted its result stands, and it is shown to you when you come back. If a game misbehaves, affected rounds are void and stakes are returned.',
      ],
      [
        'Closing your account',
        'You may close your account at any time by writing to our support. Your balance is paid out. Open bonuses end with the account.',
      ],
      [
        'Complaints',
        'Write to our support first; you get a first answer within two working days. If we cannot agree, the independent dispute service that we name in our final answer decides, at no cost to you.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Age restrictions',
    lead: 'Gambling is for adults. We check.',
    sections: [
      [
        'The age that counts',
        'You must be at least 18 years old, or older where the law says so: 19 in most of Canada. The age for your country is named when you sign up.',
      ],
      [
        'How we check',
        'We ask for your date of birth when you sign up, and open no account for anyone too young. Before your first withdrawal, documents prove who you are. An account that turns out to belong to someone under age is closed.',
      ],
      [
        'Sharing a computer',
        'If children use your device, sign out after playing, keep your password off it, and consider parental control software such as your operating system’s own.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Bonus terms',
    lead: 'How bonuses work, with nothing in small print.',
    sections: [
      [
        'Wagering',
        'A wagering requirement of 35× on a bonus of {€20} means stakes of {€700} before bonus money turns into your own. Every offer names its number before you accept it.',
      ],
      [
        'Your own money first',
        'Your own money is always played first. You can withdraw it at any time; doing so while a bonus is active ends that bonus, and we ask you first.',
      ],
      [
        'What counts',
        'Slots count in full, table games one tenth, live games not at all, unless an offer says otherwise. A game in which your bonus can’t be used says so before it opens.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Betting rules',
    lead: 'How sports bets are taken, settled and, sometimes, voided.',
    sections: [
      [
        'Placing a bet',
        'A bet stands when your slip says it does. Odds that moved while you were deciding are shown again before you confirm.',
      ],
      [
        'Settling',
        'Bets are settled on the official result on the day. Later corrections by a federation do not change them.',
      ],
      [
        'Void bets',
        'A bet is void when the event did not happen within 48 hours of its time, or when odds were obviously wrong. Stakes are returned.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Casino rules',
    lead: 'Fair games, and how to tell.',
    sections: [
      [
        'Chance',
        'Every result is drawn by chance, by our own generator on the game’s server: nobody can foresee it or change it. No result depends on what came before, on your balance, or on how you stake.',
      ],
      [
        'Return to player',
        'Each game names its theoretical return. It is worked out over millions of rounds; a single evening can look very different.',
      ],
      [
        'Interrupted rounds',
        'If your connection drops, the round is finished on the server. When you reopen the game you see how it ended before anything else.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Play within your limits',
    lead: 'Tools to keep playing a pleasure, and people to talk to when it is not.',
    sections: [
      [
        'Set limits',
        'Set a daily, weekly or monthly limit on deposits, stakes or losses. Lowering works at once. Raising waits, and asks you again.',
      ],
      [
        'See where you stand',
        'In every game you see your balance, the time and how long you have been signed in. A summary of your time and money comes at the interval you choose, and a reality check where your market asks for one.',
      ],
      [
        'Take a break',
        'A break lasts for a day or longer, as you choose. Self-exclusion lasts for months or for good, and cannot be undone by us or by you.',
      ],
      [
        'Ask yourself',
        'Do you play with money meant for something else? Do you hide it from people close to you? Do you play to win back what you lost? If you said yes to any of them, talk to someone: it is free and confidential.',
      ],
      [
        'Who can help',
        'GamCare helps in the United Kingdom (gamcare.org.uk, 0808 8020 133), the Gambling Helpline in New Zealand (gamblinghelpline.co.nz, 0800 654 655); in Canada there are ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111) and, in Quebec, Jeu : aide et référence (1-800-461-0140). Gamblers Anonymous (gamblersanonymous.org) and Gambling Therapy (gamblingtherapy.org) help in many languages, in India and elsewhere.',
        'In other countries these help. Sweden: Stödlinjen (stodlinjen.se); Norway: Hjelpelinjen (hjelpelinjen.no); Finland: Peluuri (peluuri.fi); Netherlands: Loket Kansspel (loketkansspel.nl); Germany: Check dein Spiel (check-dein-spiel.de); Austria: Spielsuchthilfe (spielsuchthilfe.at); France: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Poland: Telefon Zaufania (801 889 880); Turkey: YEDAM (115); Brazil: Jogadores Anônimos; Chile and Peru: Jugadores Anónimos; Japan: GA日本; Philippines: PAGCOR, Gamblers Anonymous.',
        'Some countries keep a register in which you exclude yourself from all licensed sites at once. United Kingdom: GAMSTOP (gamstop.co.uk); Sweden: Spelpaus (spelpaus.se); Netherlands: Cruks (cruksregister.nl); Germany: OASIS; France: ANJ (interdictiondejeux.anj.fr); Portugal: SRIJ (srij.turismodeportugal.pt).',
        'You can close your account yourself at once, at any hour: choose self-exclusion under “Gambling limits” in your account. While the chat is staffed, our support can do it for you.',
      ],
    ],
  },
  information: {
    title: 'About {brand}',
    lead: 'Who we are, how the house makes its money and how yours is booked.',
    sections: [
      [
        'The house',
        '{brand} is an online casino with a live casino and a sportsbook. It is run by people who like games and dislike small print.',
      ],
      [
        'How we earn',
        'Every game keeps a small part of all stakes on average. Over time the house wins. Play for the fun of it, with money you can spare.',
      ],
      [
        'Your money',
        'Our books keep every player’s money apart from that of others and from the house’s own. Each movement of yours stands in your account.',
      ],
    ],
  },
  'contact-us': {
    title: 'Contact us',
    lead: 'How to reach us: in the chat, or with a report from any page.',
    sections: [
      [
        'Chat',
        'Where there is a chat, you open it from the bottom of the page. It says whether somebody is there; if not, leave a message and we write back.',
      ],
      [
        'Report to support',
        '“Send a report to support” stands at the foot of our pages, chat or no chat. Write what went wrong, and you get a reference by which support finds it.',
      ],
      [
        'Complaints',
        'Tell us what happened, when, and what you would like us to do. You get a first answer within two working days.',
      ],
      [
        'Safer gambling',
        'If you want to stop playing right now, choose a break or self-exclusion under “Gambling limits” in your account: it begins at once, at any hour. While the chat is staffed you can also say so there: your account is closed before any questions are asked.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Live chat',
    lead: 'Talk to our support.',
    sections: [
      [
        'Before you write',
        'Have the e-mail address of your account at hand. We will never ask for your password or for a code we sent you.',
      ],
      ['Hours', 'The chat says whether somebody is there. If nobody is, leave a message.'],
    ],
  },
  'closed-account': {
    title: 'Your account is closed',
    lead: 'This account has been closed and cannot be used to sign in.',
    sections: [
      [
        'Your money',
        'Any balance of your own is paid out to the method you used last. Write to support if it has not arrived within five working days.',
      ],
      [
        'Opening it again',
        'Accounts closed at your own wish can be opened again after talking to support. Self-excluded accounts stay closed for their whole term.',
      ],
    ],
  },
}
