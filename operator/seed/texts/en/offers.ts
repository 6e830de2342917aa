import type { OfferTexts } from '../shape.ts'

/** What the house offers, in English. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Welcome',
    casino: 'Casino',
    'live-casino': 'Live casino',
    sports: 'Sports',
    tournaments: 'Tournaments',
  },
  promotions: {
    'first-evening': {
      title: 'Your first evening, doubled',
      summary: 'Your first deposit doubled up to {€100}, with 35× wagering and thirty days to do it.',
      body: [
        'Deposit {€10} or more for the first time and we add the same again, up to {€100}, as bonus money.',
        'Your own money is played first and stays yours: you can withdraw it at any time, which ends the bonus.',
      ],
      terms:
        'New players only. 35× the bonus within 30 days. Slots count in full, tables one tenth, live games not at all.',
      button: 'Sign up',
    },
    'second-helping': {
      title: 'A second helping',
      summary: 'Half again on your second deposit, up to {€50}.',
      body: [
        'Your second deposit is topped up by half. Choose it in the cashier before you pay; nothing is added unasked.',
      ],
      terms: 'Second deposit only, {€20} or more. 35× the bonus within 30 days.',
      button: 'Deposit',
    },
    'tuesday-spins': {
      title: 'Twenty spins on Tuesday',
      summary: 'A new game each Tuesday, and twenty spins on the house to try it.',
      body: [
        'Every Tuesday we pick a game that deserves more players. Sign in, claim, spin: wins are paid as your own money, up to {€20}.',
      ],
      terms:
        'One claim a player each Tuesday. Spins of {€0.10}. Wins up to {€20} without wagering. Spins expire at midnight.',
      button: 'See the game',
    },
    'calm-cashback': {
      title: 'Calm cashback',
      summary: 'Five percent of a losing week comes back on Monday, as your own money.',
      body: ['If you lost over the week, five percent comes back on Monday morning. No wagering, nothing to remember.'],
      terms: 'Slots and tables, net loss from Monday to Sunday. At most {€50}. Claim until Thursday.',
      button: 'Play',
    },
    'new-on-friday': {
      title: 'New on Friday',
      summary: 'Ten games nobody has played yet, every Friday at noon.',
      body: ['We try every game before it comes in. These are the ones we kept playing.'],
      terms: 'No bonus attached: just new games.',
      button: 'See what is new',
    },
    'jackpot-hour': {
      title: 'Jackpot hour',
      summary: 'Between nine and ten, every jackpot game adds a second, smaller pot.',
      body: [
        'A small pot of {€500} drops at random between nine and ten each evening, on top of whatever the game itself holds.',
      ],
      terms: 'Jackpot games only, stakes of {€0.20} or more. One small pot an evening.',
      button: 'Jackpot games',
    },
    'table-talk': {
      title: 'Table talk',
      summary: 'The dealer draws a seat each hour; the seat gets {€25}.',
      body: [
        'Sit at any of our own studio’s tables. Each full hour a seat number is drawn; whoever sits there gets {€25}.',
      ],
      terms: 'Seats with a stake in the last ten minutes. Paid as your own money.',
      button: 'Find a table',
    },
    'golden-wheel': {
      title: 'The golden wheel',
      summary: 'Straight-up wins on 17 pay one unit more, every evening.',
      body: ['From six to midnight, straight-up wins on 17 at our own roulette tables pay 36 to 1.'],
      terms: 'Own studio’s tables, stakes up to {€10} on the number.',
      button: 'Roulette tables',
    },
    'saturday-free-bet': {
      title: 'A free bet for Saturday',
      summary: 'Bet {€20} during the week, get {€5} for the weekend.',
      body: ['Settle bets of {€20} from Monday to Friday and a free bet of {€5} waits for you on Saturday morning.'],
      terms: 'Odds of 1.80 or more. The free bet’s stake is not part of its win. Expires on Sunday.',
      button: 'To the sportsbook',
    },
    'underdog-boost': {
      title: 'Underdog boost',
      summary: 'One underdog a day, its odds raised by a tenth.',
      body: [
        'Each morning our traders pick one outsider they rather like. Odds are raised by a tenth, for stakes up to {€20}.',
      ],
      terms: 'One bet a player each day. Boosted wins are paid as your own money.',
      button: 'Today’s underdog',
    },
    'slow-race': {
      title: 'The slow race',
      summary: 'A tournament for small stakes: the best twenty spins of the week count.',
      body: [
        'Only your best twenty spins count, measured as win over stake, so a stake of {€0.10} has the same chance as one of {€10}.',
      ],
      terms: 'Free to enter. Stakes from {€0.10}. Prizes of {€5000} in all.',
      button: 'Join in',
    },
    'high-tide': {
      title: 'High tide',
      summary: 'Sea games only. The whole catch is shared among everyone who finds a pearl.',
      body: [
        'All week, whoever hits a win of 200× or more in a sea game finds a pearl. On Sunday {€3000} is shared equally among the pearls.',
      ],
      terms: 'Games of the category Under the sea. One pearl a player counts.',
      button: 'Under the sea',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Your first evening, doubled',
      description: 'Your deposit doubled up to {€100}, with 35× wagering and thirty days to do it.',
      terms:
        '35× the bonus within 30 days. Slots count in full, tables one tenth. Your own money is played first and stays yours.',
    },
    'friday-spins': {
      title: 'Twenty spins on Friday',
      description: 'Twenty spins on the house in Nautilus Parlour.',
      terms: 'Spins of {€0.10} for seven days. Wins are bonus money, to be staked 20 times.',
    },
    'front-row': {
      title: 'A seat in the front row',
      description: '{€10} to play at our live tables.',
      terms:
        'Sticky: {€10} of it is for playing, what you win over it is yours after 10× wagering within 14 days. At most {€200}.',
    },
    'calm-cashback': {
      title: 'Calm cashback',
      description: 'Five percent of what you lose in the casino comes back, as your own money.',
      terms: 'Net loss of your own money while it is switched on. At most {€50}.',
    },
    'saturday-free-bet': {
      title: 'A free bet for Saturday',
      description: 'A bet of {€5} on the house.',
      terms: 'The stake is not part of the win. What it wins is staked once before it is yours.',
    },
    'second-helping': {
      title: 'A second helping',
      description: 'Half again on your second deposit, up to {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['The slow race', 'Your best twenty spins of the week count, by what they win for each unit staked.'],
    'weekend-tables': [
      'The long weekend',
      'From Friday evening to Sunday night, on every roulette, blackjack and baccarat game.',
    ],
  },
  boxes: {
    'slow-race': ['The slow race', 'Your best twenty spins of the week count.', 'Join in'],
    'weekend-tables': ['The long weekend', 'On every table game, from Friday evening on.', 'To the tables'],
    limits: ['Your limits, your pace', 'Set one before you start; lowering it works at once.', 'Set a limit'],
    'live-limits': [
      'A seat at your own pace',
      'Every table says its limits before you sit down; so may you.',
      'Set a limit',
    ],
  },
}
