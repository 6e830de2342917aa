import { areas } from '#machines/testing.ts'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, assign } from 'xstate'
import { timedOut } from '#machines/problem.ts'
import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import { withholds } from '#machines/rewards/withholds.ts'
import { currentBlocks } from '#machines/session/blocks.ts'
import type { SessionContext } from '#machines/session/session.contract.ts'
import { explore, inAnyOrder, isAny, type Model, type View } from './explore.ts'
import { lost, refusedWith } from './moneyAnswers.ts'
import { casesOf, type Outside, player, profileIs, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

// SAF-2 and SAF-4 of bonuses: the lists, what is done with a reward, and codes, composed with the session that owns them.

const at = (view: View, place: string): unknown => view.machine(place)?.value
const contextOf = (view: View, place: string): Record<string, unknown> => view.machine(place)?.context ?? {}

const reward = { campaignId: 'c', assignmentId: null, campaignStatus: 'ACTIVE', isCashback: false, endedAt: null }
const rewards: Outside<'rewards'> = {
  'rewards.open': [{ type: 'rewards.open', list: 'ELIGIBLE' }],
  'rewards.close': [{ type: 'rewards.close' }],
  'rewards.refresh': [{ type: 'rewards.refresh' }],
  'rewards.touch': [{ type: 'rewards.touch', mark: 'm' }],
  'campaign.select': [{ type: 'campaign.select', campaignId: 'c' }],
  'profile.changed': 'sent by the session',
  'safety.playBlocked': 'sent by the session',
  'safety.playAllowed': 'sent by the session',
}
const active = {
  assignmentId: 'a',
  title: 'A',
  currency: 'EUR',
  wageringProgress: 0,
  wageringTotal: 1,
  amountLost: 1,
  amountAtStake: 0,
  spinsLost: 0,
  betLost: null,
} as const
const subject = {
  campaignId: 'c',
  queuedPlayerBonusId: null,
  bonusId: null,
  cashback: null,
  vertical: 'CASINO',
  title: 'C',
  terms: null,
  consentRequired: false,
  active: null,
} as const
const claim: Outside<'rewardClaim'> = {
  'claim.start': [
    { type: 'claim.start', action: 'claim', subject, idempotencyKey: 'k' },
    { type: 'claim.start', action: 'claim', subject: { ...subject, consentRequired: true }, idempotencyKey: 'k' },
    { type: 'claim.start', action: 'forfeit', subject: { ...subject, active }, idempotencyKey: 'k' },
    { type: 'claim.start', action: 'freeSpinClaim', subject, idempotencyKey: 'k' },
  ],
  'forfeit.accept': [{ type: 'forfeit.accept', forfeitKey: 'f', idempotencyKey: 'g' }],
  'claim.queue': [{ type: 'claim.queue', idempotencyKey: 'q' }],
  'consent.accept': [{ type: 'consent.accept', idempotencyKey: 'a' }],
  'consent.decline': [{ type: 'consent.decline', idempotencyKey: 'a' }],
  'claim.cancel': [{ type: 'claim.cancel' }],
  'claim.retry': [{ type: 'claim.retry' }],
  'destination.reached': 'the page has gone on; what is offered does not depend on it',
  'notice.close': [{ type: 'notice.close' }],
  'profile.changed': 'sent by the session',
  'safety.playBlocked': 'sent by the session',
  'safety.playAllowed': 'sent by the session',
}

const isWithheld = (view: View): boolean => {
  const context = contextOf(view, '.') as unknown as SessionContext
  return context.profile !== null && (withholds(currentBlocks(context)) || !context.profile.areas.bonuses)
}
/** What may be heard of the player, at any time. */
const standings = [
  { type: 'authorisation.resolved', player },
  { type: 'authorisation.resolved', player: null },
  { type: 'session.signOut', reason: 'player' },
  profileIs(),
  profileIs({ isPlayerRiskPayout: true }),
  profileIs({ isPlayerMultibrandSuspended: true }),
  profileIs({ areas: { ...areas, bonuses: false } }),
  { type: 'safety.blocksChanged', source: 'exclusion', reasons: ['timeout'] },
  { type: 'safety.blocksChanged', source: 'exclusion', reasons: ['selfExcluded'] },
  { type: 'safety.blocksChanged', source: 'exclusion', reasons: [] },
  { type: 'safety.blocksChanged', source: 'limits', reasons: ['lossLimit'] },
  { type: 'safety.blocksChanged', source: 'limits', reasons: [] },
]

const spring = {
  vertical: 'CASINO',
  title: 'C',
  description: '',
  terms: null,
  currency: 'EUR',
  amount: 1,
  maxWin: null,
  wrMultiplier: 1,
  spins: null,
  endedAt: null,
  isByDeposit: false,
  depositMinimum: null,
  depositPercent: null,
  isConsentRequired: false,
} as const
const standing = { 'profile.changed': 'sent by the session', 'safety.playBlocked': 'sent by the session' } as const
const code: Outside<'bonusCode'> = {
  'bonusCode.open': [{ type: 'bonusCode.open' }],
  'bonusCode.submit': ['C', 'D'].map((bonusCode) => ({ type: 'bonusCode.submit' as const, bonusCode })),
  'manualClaim.confirm': ['first', 'second'].map((idempotencyKey) => ({
    type: 'manualClaim.confirm' as const,
    idempotencyKey,
    isAgreed: true,
  })),
  'manualClaim.retry': [{ type: 'manualClaim.retry' }],
  'forfeit.confirm': [{ type: 'forfeit.confirm', forfeitKey: 'f', idempotencyKey: 'third' }],
  'forfeit.cancel': [{ type: 'forfeit.cancel' }],
  'partnerCode.submit': [
    { type: 'partnerCode.submit', assignmentId: 'p', partnerBonusCode: 'P', idempotencyKey: 'fourth' },
  ],
  'partnerCode.retry': [{ type: 'partnerCode.retry' }],
  'bonusCode.again': [{ type: 'bonusCode.again' }],
  'bonusCode.clear': [{ type: 'bonusCode.clear' }],
  ...standing,
  'safety.playAllowed': 'sent by the session',
}
const always: Model['answers'] = { tabs: [], signOut: [{ resolve: undefined }], adoptSession: [{ resolve: null }] }
/** Under which key something is asked for is no matter of whether it may be. */
const keys = ['idempotencyKey', 'forfeitKey', 'consentKey', 'unsettled'] as const
const codeAnswers: Model['answers'] = {
  checkAvailability: [{ resolve: { isAvailable: true, partners: [{ assignmentId: 'p', title: 'P' }] } }, lost],
  verifyBonusCode: [{ resolve: { campaignId: 'c', reward: spring } }, refusedWith(409, 'bonus_code.used')],
  claimManually: [
    { resolve: 'active' },
    refusedWith(409, 'error.bonus.active_in_vertical'),
    refusedWith(409, 'error.bonus.not_available'),
    lost,
  ],
  loadBonusInTheWay: [{ resolve: active }, { resolve: null }, lost],
  forfeitInTheWay: [{ resolve: 'done' }, { resolve: 'ended' }, refusedWith(409, 'error.bonus.wrong_state'), lost],
  givePartnerCode: [{ resolve: undefined }, refusedWith(409, 'bonus_code.invalid'), lost],
}

/** Which of the flows offers a bonus, each on its own: what one says to another goes by the session, and is sent from outside. */
const flows = [
  {
    id: 'rewards',
    outside: casesOf(rewards),
    answers: {
      loadRewards: [{ resolve: [reward] }, { resolve: [] }, { reject: {} }],
      refreshRewards: [{ resolve: [reward] }, { resolve: [] }, { reject: {} }],
    },
    unread: ['problem', 'selectedCampaignId'],
    isOffered: (view) =>
      ['loading', 'refreshing'].includes(String(at(view, './rewards'))) ||
      ((contextOf(view, './rewards')['rewards'] as unknown[] | undefined) ?? []).length > 0,
    shows: 'ready',
    deaf: rewardsMachine.provide({ guards: { isWithheldBy: () => false } }),
  },
  {
    id: 'rewardClaim',
    outside: casesOf(claim),
    answers: {
      performClaim: [
        { resolve: { outcome: 'done', amount: 1, isGiven: true } },
        { resolve: { outcome: 'conflict', activeBonus: active } },
        lost,
      ],
      forfeitBonus: [{ resolve: { outcome: 'done' } }, { resolve: { outcome: 'changed', activeBonus: active } }, lost],
      agree: [
        { resolve: { outcome: 'done', amount: null, isGiven: true } },
        { resolve: { outcome: 'conflict', activeBonus: active } },
        lost,
      ],
      decline: [{ resolve: { outcome: 'done', amount: null, isGiven: true } }, lost],
    },
    unread: [
      'isPaid',
      'destination',
      'hidden',
      'managed',
      'amount',
      'isGiven',
      'hasChanged',
      'isQueued',
      'activeBonus',
      ...keys,
    ],
    isOffered: (view) => at(view, './rewardClaim') !== 'withheld',
    shows: 'claiming',
    deaf: rewardClaimMachine.provide({ guards: { isWithheldBy: () => false } }),
  },
  {
    id: 'bonusCode',
    outside: casesOf(code),
    answers: codeAnswers,
    unread: ['bonusCode', 'hasChanged', 'isAgreed', 'tried', 'givenUp', ...keys],
    isOffered: (view) => !['idle', 'withheld'].includes(String(at(view, './bonusCode'))),
    shows: 'claiming',
    deaf: bonusCodeMachine.provide({ guards: { isWithheldBy: () => false } }),
  },
] satisfies readonly {
  readonly id: FlowId
  readonly outside: readonly { readonly type: string }[]
  readonly answers: Model['answers']
  readonly unread: readonly string[]
  readonly isOffered: (view: View) => boolean
  /** A state in which something of a bonus is shown or asked for. */
  readonly shows: string
  readonly deaf: AnyActorLogic
}[]

describe('SAF-2 no bonus for who must not be offered one', () => {
  const modelOf = ({
    id,
    outside,
    answers,
    unread,
    isOffered,
    shows,
  }: (typeof flows)[number]): Omit<Model, 'root'> => ({
    input: sessionInput,
    outside: { session: standings, [id]: outside },
    answers: { ...always, ...answers },
    readAs: { session: { modals: inAnyOrder }, rewardClaim: { givenUp: isAny } },
    unread: { [id]: unread, session: ['landing'] },
    timersOf: [id],
    auditEvery: 100,
    witnesses: {
      'something is shown or asked for': (view) => at(view, `./${id}`) === shows,
      'bonuses are withheld': (view) => at(view, `./${id}`) === 'withheld',
      'a limit is reached, which withholds no bonus': (view) =>
        at(view, `./${id}`) === shows && currentBlocks(contextOf(view, '.') as never).includes('lossLimit'),
    },
    invariants: { 'SAF-2': (view) => !(at(view, '.') === 'player' && isWithheld(view) && isOffered(view)) },
  })

  test.each(flows)('MOD-4 SAF-2 BON-1 BON-6 $id with reviews, breaks and exclusions', (flow) => {
    const result = explored(
      `SAF-2 ${flow.id}`,
      { ...modelOf(flow), root: shipped([flow.id]) },
      'what they say of the player to the session is sent from outside, at any time',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test.each(flows)('MOD-4 SAF-2 $id that does not hear of a review is found', (flow) => {
    const root = shipped([flow.id], { [flow.id]: flow.deaf })
    const result = explore({ ...modelOf(flow), root, endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-2'])
  })
})

/** What the operator may still be doing, by what was asked, and the key it was asked with. */
interface Asked {
  readonly open: Readonly<Record<string, string>>
  readonly isTwice: boolean
  /** A bonus was given up that the player has not said yes to losing. */
  readonly isUnasked: boolean
}
const unasked: Asked = { open: {}, isTwice: false, isUnasked: false }

interface Sent {
  readonly asked: string
  readonly key: string
}
/** The campaign of which something has just been done; null for none. */
function doneWith(place: string, before: View, after: View): string | null {
  const isDone = (view: View) => ['done', 'cashbackNotice'].includes(String(at(view, place)))
  if (!isDone(after) || isDone(before)) return null
  return (contextOf(after, place)['subject'] as { campaignId?: string } | null)?.campaignId ?? null
}

/** Remembers under which keys claims are out, and whether one of them was asked for under two. */
const remembering = (
  place: string,
  actor: string,
  sentOf: (input: Record<string, unknown>) => Sent,
  isGivenUp: (input: Record<string, unknown> | null) => boolean,
  forfeiting: string,
): Model['memory'] => ({
  initial: unasked,
  next: (memory: Asked, cause, before, after): Asked => {
    const { event, to = '' } = cause as { event?: { type: string; data?: { kind?: string } | null }; to?: string }
    const at = `${place}/${actor}`
    const [was, is] = [before.input(at), after.input(at)]
    const hasAnswered =
      to.endsWith(`/${actor}`) &&
      (event?.type === 'xstate.promise.resolve' ||
        (event?.type === 'xstate.promise.reject' && event.data?.kind === 'status'))
    // Who signs out has left it, and says so.
    const kept = after.has(place) ? memory.open : {}
    const ended = hasAnswered && was ? sentOf(was).asked : null
    // Whatever is done with a reward settles what was asked of it before: its state says what came of that.
    const settled = doneWith(place, before, after)
    const open = Object.fromEntries(
      Object.entries(kept).filter(([asked]) => asked !== ended && (settled === null || !asked.endsWith(` ${settled}`))),
    )
    const sent = is ? sentOf(is) : null
    const earlier = sent ? open[sent.asked] : undefined
    const isNewForfeit =
      (after.has(`${place}/${forfeiting}`) && !before.has(`${place}/${forfeiting}`)) ||
      (isGivenUp(is) && !isGivenUp(was))
    const isSaid = ['forfeit.accept', 'forfeit.confirm', 'claim.retry'].includes(event?.type ?? '')
    return {
      open: sent ? { ...open, [sent.asked]: sent.key } : open,
      isTwice: memory.isTwice || (sent !== null && earlier !== undefined && earlier !== sent.key),
      isUnasked: memory.isUnasked || (isNewForfeit && !isSaid),
    }
  },
})
const comesAndGoes = [
  { type: 'authorisation.resolved', player },
  { type: 'authorisation.resolved', player: null },
  { type: 'session.signOut', reason: 'player' },
] as const
const invariants: Model['invariants'] = {
  'SAF-4': (_, asked) => !(asked as Asked).isTwice,
  'RMB-14': (_, asked) => !(asked as Asked).isUnasked,
}

describe('SAF-4 no reward is claimed twice', () => {
  const pressed = ['first', 'second'].map((idempotencyKey) => ({
    type: 'claim.start' as const,
    action: 'claim' as const,
    subject,
    idempotencyKey,
  }))
  const claims: Outside<'rewardClaim'> = {
    ...claim,
    'claim.start': [
      ...pressed,
      { type: 'claim.start', action: 'freeSpinClaim', subject: { ...subject, campaignId: 's' }, idempotencyKey: 'k' },
      { type: 'claim.start', action: 'forfeit', subject: { ...subject, active }, idempotencyKey: 'k' },
    ],
    'destination.reached': 'the page has gone on; what is asked for does not depend on it',
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [...comesAndGoes] as never, rewardClaim: casesOf(claims) },
    answers: {
      ...always,
      performClaim: [
        { resolve: { outcome: 'done', amount: 1, isGiven: true } },
        { resolve: { outcome: 'conflict', activeBonus: active } },
        refusedWith(409, 'error.bonus.not_available'),
        lost,
      ],
      forfeitBonus: [
        { resolve: { outcome: 'done' } },
        { resolve: { outcome: 'changed', activeBonus: active } },
        refusedWith(409, 'error.bonus.wrong_state'),
        lost,
      ],
      agree: [{ resolve: { outcome: 'done', amount: null, isGiven: true } }, lost],
      decline: [{ resolve: { outcome: 'done', amount: null, isGiven: true } }, lost],
    },
    readAs: { session: { modals: inAnyOrder }, rewardClaim: { givenUp: isAny } },
    unread: { rewardClaim: ['destination', 'managed', 'amount', 'hidden', 'isPaid'], session: ['landing'] },
    timersOf: ['rewardClaim'],
    auditEvery: 100,
    memory: remembering(
      './rewardClaim',
      'performClaim',
      (input) => ({
        asked: `${String(input['action'])} ${(input['subject'] as { campaignId: string }).campaignId}`,
        key: String(input['idempotencyKey']),
      }),
      (input) => input !== null && input['forfeits'] !== null,
      'forfeitBonus',
    )!,
    witnesses: {
      'a claim is asked for': (view) => view.has('./rewardClaim/performClaim'),
      'a bonus is given up': (view) => view.has('./rewardClaim/forfeitBonus'),
      'what became of it is unknown': (view) => at(view, './rewardClaim') === 'failed',
    },
    invariants,
  }
  const kept: FlowId[] = ['rewardClaim']

  test('MOD-4 SAF-4 RMB-14 a claim whose answer was lost keeps its key, and nothing is given up without a yes', () => {
    const result = explored('SAF-4 claims', { ...base, root: shipped(kept) }, 'they claim nothing')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-4 a claim that forgets its lost answer, and a bonus given up unasked, are found', () => {
    const forgetful = rewardClaimMachine.provide({
      actions: { keepTimeOut: assign({ problem: timedOut, unsettled: {} }) as never },
    })
    const twice = explore({ ...base, root: shipped(kept, { rewardClaim: forgetful }), endsAtViolation: true })
    expect(twice.violations.map((one) => one.invariant)).toEqual(['SAF-4'])
    const rash = rewardClaimMachine.provide({
      actions: {
        keepWanted: assign((_, { action, idempotencyKey }) => ({
          action,
          subject,
          idempotencyKey,
          activeBonus: active,
          isForfeiting: true,
        })),
      },
    })
    const unsaid = explore({ ...base, root: shipped(kept, { rewardClaim: rash }), endsAtViolation: true })
    expect(unsaid.violations.map((one) => one.invariant)).toEqual(['RMB-14'])
  })
})

describe('SAF-4 no code is claimed twice', () => {
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [...comesAndGoes] as never, bonusCode: casesOf(code) },
    answers: { ...always, ...codeAnswers },
    readAs: { session: { modals: inAnyOrder }, rewardClaim: { givenUp: isAny } },
    unread: { bonusCode: ['tried', 'givenUp', 'hasChanged'], session: ['landing'] },
    timersOf: ['bonusCode'],
    auditEvery: 100,
    memory: remembering(
      './bonusCode',
      'claimManually',
      (input) => ({ asked: String(input['bonusCode']), key: String(input['idempotencyKey']) }),
      () => false,
      'forfeitInTheWay',
    )!,
    witnesses: {
      'a claim is asked for': (view) => view.has('./bonusCode/claimManually'),
      'a bonus is given up': (view) => view.has('./bonusCode/forfeitInTheWay'),
      'what became of it is unknown': (view) => at(view, './bonusCode') === 'claimFailed',
    },
    invariants,
  }
  const kept: FlowId[] = ['bonusCode']

  test('MOD-4 SAF-4 RMB-14 BON-6 a code whose claim had no answer keeps its key, and nothing is given up without a yes', () => {
    const result = explored('SAF-4 codes', { ...base, root: shipped(kept) }, 'they claim nothing by a code')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 SAF-4 BON-6 a code that is claimed anew after a lost answer is found', () => {
    const forgetful = bonusCodeMachine.provide({
      actions: { keepClaimTimeOut: assign({ problem: timedOut, unsettled: {} }) as never },
    })
    const result = explore({ ...base, root: shipped(kept, { bonusCode: forgetful }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-4'])
  })
})
