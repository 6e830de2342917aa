import { areas } from '#machines/testing.ts'
import { assign } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { FlowId } from '#machines/flowIds.ts'
import { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { limitsMachine } from '#machines/limits/limits.machine.ts'
import { currentBlocks } from '#machines/session/blocks.ts'
import type { SessionContext } from '#machines/session/session.contract.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { explore, inAnyOrder, type Model, type View } from './explore.ts'
import { casesOf, type Outside, player, profileIs, sessionInput, shipped } from './shipped.ts'
import { explored, isWhole } from './explored.ts'

const wanted = (mode: 'demo' | 'real') =>
  ({ gameId: 'g', provider: 'p', mode, area: 'casino', channel: 'web', path: '/g', metadata: {} }) as const
const url = 'https://game.example/g'

const none = { value: null, remaining: null }
const used = (remaining: number) => ({ value: 5000, remaining })
const set = (limit: object) => ({ limits: { D: limit, W: none, M: none } })
const loaded = (loss: object, spend: object) => ({
  resolve: { deposit: set(none), loss: set(loss), spend: set(spend) },
})

const launch: Outside<'gameLaunch'> = {
  'game.launch': [
    { type: 'game.launch', game: wanted('real') },
    { type: 'game.launch', game: wanted('demo') },
  ],
  'game.named': [
    { type: 'game.named', game: wanted('real'), closed: null },
    { type: 'game.named', game: null, closed: 'maintenance' },
  ],
  'page.left': [{ type: 'page.left' }],
  'game.retry': [{ type: 'game.retry' }],
  'game.relaunch': 'sent by the session',
  'game.signIn': [{ type: 'game.signIn' }],
  'limitation.accept': [{ type: 'limitation.accept' }],
  'game.close': [{ type: 'game.close' }],
  'player.arrived': 'sent by the session',
  'player.left': 'sent by the session',
  'profile.changed': 'sent by the session',
  'safety.playBlocked': 'sent by the session',
  'safety.playAllowed': 'sent by the session',
  'wallet.changed': 'sent by the session to other flows',
}
const limits: Outside<'limits'> = {
  'limits.open': [{ type: 'limits.open' }],
  'limits.close': [{ type: 'limits.close' }],
  'limits.retry': [{ type: 'limits.retry' }],
  'limits.touch': [{ type: 'limits.touch', mark: 'moved' }],
  'limit.edit': 'opens a form; what is reached does not depend on it',
  'limit.leave': 'closes a form; what is reached does not depend on it',
  'limit.save': [{ type: 'limit.save', set: 'loss', period: 'D', limit: 100 }],
  'limit.delete': 'answered as a limit that is saved',
  'limit.cancel': 'answered as a limit that is saved',
  'limit.confirm': 'answered as a limit that is saved',
  'notice.show': 'raised by the machine itself',
  'notice.done': [{ type: 'notice.done' }],
}

const at = (view: View, place: string): unknown => view.machine(place)?.value
const contextOf = (view: View, place: string): Record<string, unknown> => view.machine(place)?.context ?? {}
const isReal = (game: unknown): boolean => (game as { mode?: string } | null | undefined)?.mode === 'real'

/** A launch call for real money, or a real game in its frame. */
const isPlaying = (view: View): boolean => {
  const launching = at(view, './gameLaunch')
  const isLaunching =
    (launching === 'requesting' || launching === 'launched') && isReal(contextOf(view, './gameLaunch')['wanted'])
  const isOpen = at(view, './gameFrame') !== 'closed' && isReal(contextOf(view, './gameFrame')['game'])
  return isLaunching || isOpen
}

type Known = Record<string, Record<string, { remaining: number | null }> | null>
/** What the limits on the page leave nothing of; read here apart from what they tell the session. */
const isLimitReached = (view: View): boolean => {
  const { loss, spend } = (contextOf(view, './limits')['limits'] ?? {}) as Known
  return [loss, spend].some((one) => one !== null && Object.values(one ?? {}).some(({ remaining }) => remaining === 0))
}

/** Words of a profile that close play for money; read here apart from what the session makes of them. */
const CLOSING = new Set(['TIMEOUT', 'SELF_EXCLUDED', 'RESTRICTED', 'PAYOUT', 'SUSPENDED'])
const isShut = ({ profile: told }: SessionContext): boolean =>
  told !== null &&
  (CLOSING.has(told.accountStatus ?? '') ||
    CLOSING.has(told.kycStatus ?? '') ||
    told.isPlayerRiskPayout ||
    told.isPlayerMultibrandSuspended ||
    !told.areas.casino ||
    !told.areas.payout)

const mayNotPlay = (view: View): boolean => {
  if (at(view, '.') !== 'player') return true
  const context = contextOf(view, '.') as unknown as SessionContext
  return (
    currentBlocks(context).length > 0 ||
    isShut(context) ||
    context.profile?.areas.casino !== true ||
    isLimitReached(view)
  )
}

describe('SAF-1 no play for money while something stands against it', () => {
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [
        { type: 'authorisation.resolved', player },
        { type: 'authorisation.resolved', player: { ...player, suspended: true } },
        { type: 'authorisation.resolved', player: null },
        { type: 'session.signOut', reason: 'player' },
        { type: 'access.settled', outcome: 'open' },
        { type: 'access.settled', outcome: 'maintenance' },
        profileIs(),
        profileIs({ isPlayerRiskPayout: true }),
        profileIs({ accountStatus: 'RESTRICTED' }),
        profileIs({ areas: { ...areas, casino: false } }),
        { type: 'safety.blocksChanged', source: 'exclusion', reasons: ['timeout'] },
        { type: 'safety.blocksChanged', source: 'exclusion', reasons: [] },
      ] as never,
      gameLaunch: casesOf(launch),
      limits: casesOf(limits),
    },
    answers: {
      tabs: [],
      signOut: [{ resolve: undefined }],
      adoptSession: [{ resolve: null }],
      lookAtLimitation: [
        { resolve: null },
        { resolve: { status: 1, contribution: 0, campaignId: 'c' } },
        { reject: {} },
      ],
      launchGame: [{ resolve: { url, currency: 'EUR' } }, { reject: {} }],
      gameChannel: [],
      loadLimits: [loaded(none, none), loaded(used(0), used(10)), loaded(used(10), used(0)), { reject: {} }],
      refreshLimits: [loaded(none, none), loaded(used(0), used(10)), { reject: {} }],
      lookAtLimits: [loaded(used(10), used(0)), { reject: {} }],
      changeLimit: [
        { resolve: { limits: { D: used(0), W: none, M: none }, successKey: 'x' } },
        { reject: { kind: 'status', status: 409 } },
        { reject: { kind: 'network' } },
      ],
    },
    readAs: { session: { modals: inAnyOrder }, gameFrame: { reasons: inAnyOrder } },
    unread: {
      gameFrame: ['loads', 'warning', 'realityCheck', 'soundOn', 'told', 'isWalletAhead'],
      gameLaunch: ['problem', 'limitation'],
      limits: ['problem', 'missing', 'editing'],
      session: ['landing'],
    },
    timersOf: ['limits', 'gameLaunch'],
    auditEvery: 2000,
    witnesses: {
      'a real game is open': (view) => isPlaying(view) && at(view, './gameFrame') !== 'closed',
      'a loss limit is reached': isLimitReached,
      'play is blocked': (view) => at(view, './gameLaunch') === 'blocked',
      'a change of a limit is looked up': (view) => view.has('./limits/lookAtLimits'),
      'a visitor is there': (view) => at(view, '.') === 'visitor',
    },
    invariants: { 'SAF-1': (view) => !(isPlaying(view) && mayNotPlay(view)) },
  }
  const kept: FlowId[] = ['gameLaunch', 'gameFrame', 'limits']

  const why = 'what they say of play to the session is sent from outside, at any time'
  const held = { violations: [], isComplete: true, unsound: [], unseen: [] }
  const { session: told, ...others } = base.outside
  const { 'a loss limit is reached': _, 'a change of a limit is looked up': __, ...rest } = base.witnesses ?? {}

  test('MOD-4 SAF-1 with profile, access and breaks', () => {
    const model = { ...base, witnesses: rest, root: shipped(['gameLaunch', 'gameFrame']) }
    expect(explored('SAF-1', model, why)).toMatchObject(held)
  })

  test('MOD-4 SAF-1 with limits', () => {
    // Of the words of a profile none that closes play: a break does, beside a limit.
    const [open, ...closing] = told!.filter(({ type }) => type === 'profile.changed')
    const session = told!.filter((one) => one === open || !closing.includes(one))
    const gameLaunch = [{ type: 'game.launch', game: wanted('real') }, { type: 'game.close' }]
    const answers = { ...base.answers, lookAtLimitation: [{ resolve: null }] }
    const model = { ...base, answers, outside: { ...others, gameLaunch, session }, root: shipped(kept) }
    expect(explored('SAF-1 limits', model, why)).toMatchObject(held)
  })

  test.runIf(isWhole)('MOD-4 SAF-1 with limits, profile, access and breaks at once', () => {
    expect(explored('SAF-1 at once', { ...base, root: shipped(kept) }, why)).toMatchObject(held)
  })

  test.each([
    [
      'a launch that asks nobody',
      () => shipped(kept, { gameLaunch: gameLaunchMachine.provide({ guards: { canLaunch: () => true } }) }),
    ],
    [
      'a limit that is reached in silence',
      () => shipped(kept, { limits: limitsMachine.provide({ actions: { tellReached: assign({}) as never } }) }),
    ],
    [
      'a session that forgets what closes play',
      () => shipped(kept, {}, sessionMachine.provide({ actions: { tellSafety: assign({}) as never } })),
    ],
  ])('MOD-4 SAF-1 %s is found', (_, root) => {
    const result = explore({ ...base, root: root(), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-1'])
  })
})
