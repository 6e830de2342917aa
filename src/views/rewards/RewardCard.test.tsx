import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import type { ActiveBonus } from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { Reward, RewardList } from '#machines/rewards/rewards.contract.ts'
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import { anna, listeningParent } from '#machines/testing.ts'
import { NavigationProvider } from '#src/ui/navigation.tsx'
import { bonusCodePath } from '../codes/withCode.ts'
import { WhatCounts } from './HowItWorks.tsx'
import { KeptAndLost } from './KeptAndLost.tsx'
import { RewardCard } from './RewardCard.tsx'

const plain: Reward = {
  campaignId: 'spring',
  assignmentId: null,
  campaignStatus: 'ACTIVE',
  vertical: 'CASINO',
  kind: 'bonus',
  isCashback: false,
  category: 'MANUAL',
  triggerEvent: null,
  stickiness: null,
  hasBonusCode: false,
  title: 'Spring',
  description: '',
  image: null,
  terms: null,
  currency: 'EUR',
  amount: 1000,
  atStake: null,
  freeBet: null,
  excludedGames: [],
  daysToUse: null,
  held: null,
  depositMinimum: null,
  depositPercent: null,
  maxWin: null,
  wrMultiplier: null,
  wageringLeft: null,
  wageringTotal: null,
  contributions: null,
  ladderStep: null,
  startedAt: null,
  endedAt: null,
  expiresAt: null,
  queuedPlayerBonusId: null,
  bonusId: null,
  optedIn: false,
  isEarned: false,
  consentRequired: false,
  cashback: null,
  spins: null,
}
const cashback: Reward['cashback'] = {
  percentage: 10,
  maximum: null,
  period: 'WEEK',
  booster: null,
  isActivated: false,
  collected: 0,
  claimable: 0,
  endsAt: null,
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()

/** The card as it stands: its words, and what can be pressed on it. `closed`: pages that are not open to the player. */
function cardOf(parts: Partial<Reward>, list: RewardList = 'ELIGIBLE', closed: readonly string[] = []) {
  const input = { parentRef: listeningParent().parentRef, player: anna }
  const isOpen = (to: string) => !closed.some((path) => to.startsWith(path))
  const page = renderToString(
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={{ path: '/', href: (to) => to, go: () => {}, isOpen }}>
        <RewardCard
          flow={createActor(rewardsMachine, { input }).start()}
          claims={createActor(rewardClaimMachine, { input }).start()}
          reward={{ ...plain, ...parts }}
          list={list}
        />
      </NavigationProvider>
    </I18nProvider>,
  )
  const pressed = [...page.matchAll(/<(button|a) .*?<\/\1>/gs)].map(([one]) => textOf(one))
  const leads = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  return { text: textOf(page), presses: pressed.filter((name) => name !== 'Details'), leads }
}

const comes = 'This bonus comes with your next deposit'

test.each<[string, Partial<Reward>, readonly string[]]>([
  ['one that a deposit triggers', { category: 'TRIGGERED' }, ['Deposit']],
  ['its terms are to be agreed to', { category: 'TRIGGERED', consentRequired: true }, ['Read the terms and decide']],
  ['one to opt in to', { category: 'OPT_IN' }, ['Opt in']],
  ['one that was opted in to', { category: 'OPT_IN', optedIn: true }, ['Deposit', 'Opt out']],
  ['one to be wished', { category: 'MANUAL' }, ['Claim']],
  ['it was earned, and stopped', { category: 'TRIGGERED', isEarned: true }, ['Start cashback']],
])('BON-2 BON-8 a cashback that a deposit earns has no start that starts nothing: %s', (_, parts, presses) => {
  const card = cardOf({ kind: 'cashback', isCashback: true, cashback, triggerEvent: 'DEPOSIT', ...parts })
  expect(card.presses).toEqual(presses)
  expect(card.text.includes(comes)).toBe(presses.includes('Deposit'))
})

test('BON-2 BON-8 a cashback that nothing must trigger is started by hand', () => {
  expect(cardOf({ kind: 'cashback', isCashback: true, cashback, category: 'OPT_IN' }).presses).toEqual([
    'Start cashback',
  ])
})

test('BON-8 a cashback that is over and stands for what is undecided offers nothing to press, and says why', () => {
  const over = { ...cashback, endsAt: '2026-01-01T00:00:00Z' }
  const parts = { kind: 'cashback', isCashback: true, cashback: over, category: 'OPT_IN', assignmentId: 'a' } as const
  expect(cardOf(parts, 'ACTIVE')).toMatchObject({ presses: [] })
  for (const list of ['ACTIVE', 'ELIGIBLE'] as const) expect(cardOf(parts, list).text).toContain('Its time is over.')
  expect(cardOf({ ...parts, cashback }, 'ACTIVE').text).not.toContain('Its time is over.')
})

const cashier = '/my-account/banking/deposit'

test.each<[string, Partial<Reward>, readonly string[], readonly string[]]>([
  ['a code opens it', {}, [], [bonusCodePath]],
  ['a deposit earns it', { triggerEvent: 'DEPOSIT' }, [], [bonusCodePath]],
  ['no code is to be claimed by hand', {}, [bonusCodePath], []],
  ['none by hand, and a deposit earns it', { triggerEvent: 'DEPOSIT' }, [bonusCodePath], [cashier]],
  ['nor is a deposit open', { triggerEvent: 'DEPOSIT' }, [bonusCodePath, cashier], []],
])('BON-6 a reward that a code opens leads to where its code can be given: %s', (_, parts, notOpen, leads) => {
  const card = cardOf({ hasBonusCode: true, ...parts }, 'ELIGIBLE', notOpen)
  expect([card.leads, card.presses]).toEqual([leads, leads.map(() => 'Enter its code')])
})

test('BON-8 WDR-3 free spins that wait again say what is left of them, and the money that comes back with them', () => {
  const again = { kind: 'freeSpins', spins: { ...spins, left: 4 }, amount: 300, queuedPlayerBonusId: 'q' } as const
  const { text } = cardOf(again)
  expect(text).toContain('4 spins left')
  expect(text).toContain('€3')
  expect(text).not.toContain('10 free spins')
})

test('BON-1 a deposit that gives money and spins says both', () => {
  const both = { kind: 'freeSpins', spins, amount: 10_000, depositPercent: 100, triggerEvent: 'DEPOSIT' } as const
  expect(cardOf(both).text).toContain('10 free spins + 100% of your deposit, up to €100')
  expect(cardOf({ ...both, amount: null }).text).not.toContain('of your deposit')
  // What spins have won so far is no part of what was given.
  const played = { ...both, assignmentId: 'a', amount: 120, spins: { ...spins, left: 8, won: 120 } }
  expect(cardOf(played, 'ACTIVE').text).not.toContain('10 free spins +')
})

test.each([
  ['CASINO', '/online-casino/play/own/penny-bank?mode=real'],
  ['LIVE_CASINO', '/live-casino-online/play/own?game=penny-bank&amp;mode=real'],
] as const)('BON-2 NAV-10 free spins of %s lead to where their game is played', (vertical, path) => {
  expect(cardOf({ kind: 'freeSpins', vertical, spins, assignmentId: 'a' }, 'ACTIVE').leads).toContain(path)
  // Where the game has left the site, Play would lead to no page.
  const ofGone = { ...spins, gameProvider: '' }
  expect(cardOf({ kind: 'freeSpins', vertical, spins: ofGone, assignmentId: 'a' }, 'ACTIVE').presses).toEqual([
    'Forfeit',
  ])
})

const sports = { vertical: 'SPORTS' } as const
const closed = 'the part of the site that it is for is not open to you'
const spins = {
  gameId: 'penny-bank',
  gameName: 'Penny bank',
  gameProvider: 'own',
  total: 10,
  left: 10,
  value: 20,
  won: 0,
}

test('LOB-7 GRD-12 a prize that is own money can be claimed whichever part of the site is closed', () => {
  const prize = { category: 'TRIGGERED', triggerEvent: 'TOURNAMENT', isEarned: true, wrMultiplier: 0 } as const
  expect(cardOf(prize, 'ELIGIBLE', ['/online-casino'])).toMatchObject({ presses: ['Claim'] })
  expect(cardOf({ ...prize, wrMultiplier: 5 }, 'ELIGIBLE', ['/online-casino'])).toMatchObject({ presses: [] })
})

test('MOD-6 what a log of an older build does not say of an active bonus is not said, and breaks nothing', () => {
  const older = { assignmentId: 'a', title: 'Old', currency: 'EUR', amountLost: 1000, wageringProgress: 0 }
  const page = renderToString(
    <I18nProvider i18n={i18n}>
      <KeptAndLost active={{ ...older, wageringTotal: null } as unknown as ActiveBonus} own={null} />
    </I18nProvider>,
  )
  expect(textOf(page)).toContain('€10.00')
  expect(textOf(page)).not.toMatch(/open bets|free bet|spins|NaN/u)
})

test.each<[string, Partial<Reward>, RewardList, string, readonly string[], readonly string[]]>([
  ['to be claimed', sports, 'ELIGIBLE', '/sportsbook', ['Claim for sports'], []],
  ['active', { ...sports, assignmentId: 'a' }, 'ACTIVE', '/sportsbook', ['Play', 'Forfeit'], ['Forfeit']],
  ['waiting', { ...sports, queuedPlayerBonusId: 'q' }, 'ELIGIBLE', '/sportsbook', ['Start it now'], []],
  [
    'opted in',
    { ...sports, category: 'OPT_IN', optedIn: true },
    'ELIGIBLE',
    '/sportsbook',
    ['Claim for sports', 'Opt out'],
    ['Opt out'],
  ],
  [
    'by a deposit',
    { ...sports, category: 'TRIGGERED', triggerEvent: 'DEPOSIT' },
    'ELIGIBLE',
    '/sportsbook',
    ['Deposit'],
    [],
  ],
  ['free spins', { kind: 'freeSpins', spins }, 'ELIGIBLE', '/online-casino', ['Claim free spins'], []],
])(
  'BON-2 GRD-12 a reward whose place is not open to the player says so, and nothing of it begins: %s',
  (_, parts, list, place, open, left) => {
    const [card, without] = [cardOf(parts, list), cardOf(parts, list, [place, '/virtual-sports'])]
    expect([card.presses, card.text.includes(closed)]).toEqual([open, false])
    expect([without.presses, without.text.includes(closed)]).toEqual([left, true])
  },
)

test('BON-2 GRD-12 a reward for sports is used with virtual sports where those alone are open', () => {
  const only = cardOf({ ...sports, assignmentId: 'a' }, 'ACTIVE', ['/sportsbook'])
  expect(only.leads).toContain('/virtual-sports')
  expect(only.text).not.toContain(closed)
})

const counts = (contributions: Reward['contributions']) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <WhatCounts contributions={contributions} />
    </I18nProvider>,
  )

test('BON-7 where no kind of game is named before, what counts is told of all games', () => {
  const rest = { gameType: null, share: 1 }
  expect(counts([rest])).toContain('All games')
  expect(counts([{ gameType: 'slots', share: 1 }, rest])).toContain('All other games')
})
