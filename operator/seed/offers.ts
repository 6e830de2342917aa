/** A promotion's words and where it stands. */
export interface Offer {
  readonly slug: string
  readonly category: string
  readonly tags: readonly string[]
  readonly title: string
  readonly summary: string
  readonly body: readonly string[]
  readonly terms: string
  readonly button: readonly [label: string, path: string]
  readonly art: readonly [kind: string, figure: string]
  readonly authorized: 'AUTHORIZED' | 'BOTH' | 'NOT_AUTHORIZED'
  readonly groups?: readonly string[]
}

/** Categories of the promotions page (NAV-4). */
export const offerCategories = [
  { slug: 'welcome', title: 'Welcome', tags: ['first-deposit'] },
  { slug: 'casino', title: 'Casino', tags: ['free-spins', 'cashback', 'new-games'] },
  { slug: 'live-casino', title: 'Live casino', tags: ['tables', 'cashback'] },
  { slug: 'sports', title: 'Sports', tags: ['free-bet', 'boost'] },
  { slug: 'tournaments', title: 'Tournaments', tags: ['weekly'] },
] as const

/** Promotions of the seed. */
export const offers: readonly Offer[] = [
  {
    slug: 'first-evening',
    category: 'welcome',
    tags: ['first-deposit'],
    title: 'Your first evening, doubled',
    summary: 'Your first deposit doubled up to €100, with 35× wagering and thirty days to do it.',
    body: [
      'Deposit €10 or more for the first time and we add the same again, up to €100, as bonus money.',
      'Your own money is played first and stays yours: you can withdraw it at any time, which ends the bonus.',
    ],
    terms:
      'New players only. 35× the bonus within 30 days. Highest stake while wagering €5. Slots count in full, tables one tenth, live games not at all.',
    button: ['Sign up', 'signup'],
    art: ['candy', 'cupcake'],
    authorized: 'NOT_AUTHORIZED',
  },
  {
    slug: 'second-helping',
    category: 'welcome',
    tags: ['first-deposit'],
    title: 'A second helping',
    summary: 'Half again on your second deposit, up to €50.',
    body: [
      'Your second deposit is topped up by half. Choose it in the cashier before you pay; nothing is added unasked.',
    ],
    terms: 'Second deposit only, €20 or more. 35× the bonus within 30 days.',
    button: ['Deposit', 'my-account/banking/deposit'],
    art: ['orchard', 'melon'],
    authorized: 'AUTHORIZED',
    groups: ['1'],
  },
  {
    slug: 'tuesday-spins',
    category: 'casino',
    tags: ['free-spins'],
    title: 'Twenty spins on Tuesday',
    summary: 'A new game each Tuesday, and twenty spins on the house to try it.',
    body: [
      'Every Tuesday we pick a game that deserves more players. Sign in, claim, spin: wins are paid as your own money, up to €20.',
    ],
    terms:
      'One claim a player each Tuesday. Spins of €0.10. Wins up to €20 without wagering. Spins expire at midnight.',
    button: ['See the game', 'online-casino'],
    art: ['lanterns', 'lantern'],
    authorized: 'BOTH',
  },
  {
    slug: 'calm-cashback',
    category: 'casino',
    tags: ['cashback'],
    title: 'Calm cashback',
    summary: 'Five percent of a losing week comes back on Monday, as your own money.',
    body: ['If you lost over the week, five percent comes back on Monday morning. No wagering, nothing to remember.'],
    terms: 'Slots and tables, net loss from Monday to Sunday. At most €50. Claim until Thursday.',
    button: ['Play', 'online-casino'],
    art: ['sea', 'whale'],
    authorized: 'BOTH',
  },
  {
    slug: 'new-on-friday',
    category: 'casino',
    tags: ['new-games'],
    title: 'New on Friday',
    summary: 'Ten games nobody has played yet, every Friday at noon.',
    body: ['We try every game before it comes in. These are the ones we kept playing.'],
    terms: 'No bonus attached: just new games.',
    button: ['See what is new', 'online-casino/new'],
    art: ['space', 'rocket'],
    authorized: 'BOTH',
  },
  {
    slug: 'jackpot-hour',
    category: 'casino',
    tags: ['free-spins'],
    title: 'Jackpot hour',
    summary: 'Between nine and ten, every jackpot game adds a second, smaller pot.',
    body: [
      'A small pot of €500 drops at random between nine and ten each evening, on top of whatever the game itself holds.',
    ],
    terms: 'Jackpot games only, stakes of €0.20 or more. One small pot an evening.',
    button: ['Jackpot games', 'online-casino/jackpots'],
    art: ['jewels', 'crown'],
    authorized: 'BOTH',
  },
  {
    slug: 'table-talk',
    category: 'live-casino',
    tags: ['tables'],
    title: 'Table talk',
    summary: 'The dealer draws a seat each hour; the seat gets €25.',
    body: [
      'Sit at any of our own studio’s tables. Each full hour a seat number is drawn; whoever sits there gets €25.',
    ],
    terms: 'Seats with a stake in the last ten minutes. Paid as your own money.',
    button: ['Find a table', 'live-casino-online'],
    art: ['blackjack', 'blackjack'],
    authorized: 'BOTH',
  },
  {
    slug: 'golden-wheel',
    category: 'live-casino',
    tags: ['tables', 'cashback'],
    title: 'The golden wheel',
    summary: 'Straight-up wins on 17 pay one unit more, every evening.',
    body: ['From six to midnight, straight-up wins on 17 at our own roulette tables pay 36 to 1.'],
    terms: 'Own studio’s tables, stakes up to €10 on the number.',
    button: ['Roulette tables', 'live-casino-online/roulette'],
    art: ['roulette', 'roulette'],
    authorized: 'BOTH',
  },
  {
    slug: 'saturday-free-bet',
    category: 'sports',
    tags: ['free-bet'],
    title: 'A free bet for Saturday',
    summary: 'Bet €20 during the week, get €5 for the weekend.',
    body: ['Settle bets of €20 from Monday to Friday and a free bet of €5 waits for you on Saturday morning.'],
    terms: 'Odds of 1.80 or more. The free bet’s stake is not part of its win. Expires on Sunday.',
    button: ['To the sportsbook', 'sportsbook'],
    art: ['racing', 'tyre'],
    authorized: 'BOTH',
  },
  {
    slug: 'underdog-boost',
    category: 'sports',
    tags: ['boost'],
    title: 'Underdog boost',
    summary: 'One underdog a day, its odds raised by a tenth.',
    body: [
      'Each morning our traders pick one outsider they rather like. Odds are raised by a tenth, for stakes up to €20.',
    ],
    terms: 'One bet a player each day. Boosted wins are paid as your own money.',
    button: ['Today’s underdog', 'sportsbook'],
    art: ['forest', 'fox'],
    authorized: 'BOTH',
  },
  {
    slug: 'slow-race',
    category: 'tournaments',
    tags: ['weekly'],
    title: 'The slow race',
    summary: 'A tournament for small stakes: the best twenty spins of the week count.',
    body: [
      'Only your best twenty spins count, measured as win over stake, so a stake of €0.10 has the same chance as one of €10.',
    ],
    terms: 'Free to enter. Stakes from €0.10. Prizes of €5,000 in all.',
    button: ['Join in', 'online-casino/popular'],
    art: ['winter', 'penguin'],
    authorized: 'BOTH',
  },
  {
    slug: 'high-tide',
    category: 'tournaments',
    tags: ['weekly'],
    title: 'High tide',
    summary: 'Sea games only. The whole catch is shared among everyone who finds a pearl.',
    body: [
      'All week, whoever hits a win of 200× or more in a sea game finds a pearl. On Sunday €3,000 is shared equally among the pearls.',
    ],
    terms: 'Games of the category Under the sea. One pearl a player counts.',
    button: ['Under the sea', 'online-casino/sea'],
    art: ['sea', 'shell'],
    authorized: 'BOTH',
  },
]
