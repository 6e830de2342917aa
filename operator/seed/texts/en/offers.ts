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
      summary: 'Your deposit doubled up to {€100} with the code WELCOME: 35× wagering, and thirty days to do it.',
      body: [
        'Give the code WELCOME, choose the bonus in the cashier and deposit {€10} or more: we add the same again, up to {€100}, as bonus money.',
        'Your own money is played first and stays yours: you can withdraw it at any time, which ends the bonus.',
      ],
      terms:
        'With the code WELCOME, once for each player. 35× the bonus within 30 days. Slots count in full, tables one tenth, live games not at all.',
      button: 'Sign up',
    },
    'second-helping': {
      title: 'A second helping',
      summary: 'Deposit bonuses that are open to you stand in the cashier.',
      body: ['Choose one there before you pay, or none: nothing is added unasked. Each says its terms beside it.'],
      terms: 'The terms of each bonus stand beside it in the cashier, before you pay.',
      button: 'Deposit',
    },
    'friday-spins': {
      title: 'Twenty spins on the house',
      summary: 'Twenty spins of {€0.10} in Nautilus Parlour, on any day you like.',
      body: [
        'Claim them on your rewards page and spin when it suits you: there are seven days for it. What they win is bonus money, to be staked 20 times.',
      ],
      terms:
        'Once for each player. Spins of {€0.10}. Seven days from the claim, for spins and wagering. Wins are bonus money, to be staked 20 times: slots count in full, tables one tenth, live games not at all.',
      button: 'To your rewards',
    },
    'calm-cashback': {
      title: 'Calm cashback',
      summary: 'Five percent of what you lose in seven days comes back, as your own money.',
      body: [
        'Start it on your rewards page. Five percent of what you lose in casino games over the seven days from then on is paid to you at their end. No wagering, nothing to remember.',
      ],
      terms:
        'Net loss of your own money in casino games, live tables not among them, over the seven days from its start. At most {€50}. No wagering. Once for each player.',
      button: 'To your rewards',
    },
    'new-games': {
      title: 'A few to try first',
      summary: 'A small part of the house’s games, in one place.',
      body: ['Each names what it pays back before you stake. Look around first: nobody is in a hurry here.'],
      terms: 'No bonus attached: just games.',
      button: 'Have a look',
    },
    'jackpot-games': {
      title: 'A shelf of slots',
      summary: 'Slots of twenty lines each, together in one place.',
      body: [
        'Each names what it pays back before you stake. No win grows likelier for having been long in coming: play with money you can spare.',
      ],
      terms: 'No bonus attached: just the games.',
      button: 'To the slots',
    },
    'front-row': {
      title: 'A seat in the front row',
      summary: '{€10} to play at our live tables.',
      body: ['Opt in on your rewards page and claim it there. It is played at our live tables, and nowhere else.'],
      terms:
        'Sticky: {€10} of it is for playing, what you win over it is yours after 10× wagering within 14 days. At most {€200}. Once for each player.',
      button: 'To your rewards',
    },
    'golden-wheel': {
      title: 'The golden wheel',
      summary: 'All live roulette tables in one place, each with a single zero.',
      body: ['A straight-up number pays 35 to 1 at every one of them. Each table says its limits before you sit down.'],
      terms: 'No bonus attached: just the tables.',
      button: 'Roulette tables',
    },
    'saturday-free-bet': {
      title: 'A free bet on the house',
      summary: 'A bet of {€5} on the house, on any day you like.',
      body: [
        'Claim it on your rewards page and place it within seven days. What it wins is staked once before it is yours.',
      ],
      terms:
        'Once for each player. Seven days from the claim, for the bet and for staking its win. The stake is not part of the win. What it wins is staked once before it is yours.',
      button: 'To your rewards',
    },
    'odds-you-saw': {
      title: 'The odds you saw',
      summary: 'If odds fall before your bet is placed, we ask you first. If they rise, the better ones are yours.',
      body: [
        'The bet slip shows the new odds and waits for your yes. Without it no bet is made and nothing is staked.',
      ],
      terms: 'No bonus attached: just how bets are taken here.',
      button: 'To the sportsbook',
    },
    'slow-race': {
      title: 'The slow race',
      summary: 'A tournament for small stakes: the best twenty spins of the week count.',
      body: [
        'Only your best twenty spins count, measured as win over stake, so a stake of {€0.20} has the same chance as one of {€10}.',
        'The ten best places win {€5000} in all, paid as own money minutes after the end.',
      ],
      terms:
        'Free to enter: any stake counts, in games of the category Easy-going. Each week from Monday 00:00 UTC. Prizes of {€5000} in all for the ten best places, from 30% for the first to 2% for the tenth, as own money.',
      button: 'Join in',
    },
    'weekend-tables': {
      title: 'The long weekend',
      summary: 'A tournament on every table game, from Friday evening to Sunday night.',
      body: [
        'Your best twenty rounds count, by what they win for each unit staked. The ten best places win {€2000} in all, paid as own money minutes after the end.',
      ],
      terms:
        'Free to enter: any stake counts, in games of the category Table games; live tables are not among them. From Friday 18:00 UTC to Monday 00:00 UTC. Prizes of {€2000} in all for the ten best places, from 30% for the first to 2% for the tenth, as own money.',
      button: 'To the tables',
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
      title: 'Twenty spins on the house',
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
      description: 'Five percent of what you lose in casino games comes back, as your own money.',
      terms: 'Net loss of your own money over the seven days from its start, while it is switched on. At most {€50}.',
    },
    'saturday-free-bet': {
      title: 'A free bet on the house',
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
    'weekend-tables': ['The long weekend', 'From Friday evening to Sunday night, on every table game.'],
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
