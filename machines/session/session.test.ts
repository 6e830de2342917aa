import { type AnyActorRef, SimulatedClock, createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionEmitted } from '../events.ts'
import { flowsFor, type FlowId } from '../flowIds.ts'
import { getFlow } from '../directory.ts'
import { gameFrameMachine } from '../gameFrame/gameFrame.machine.ts'
import { gameLaunchMachine } from '../gameLaunch/gameLaunch.machine.ts'
import { idleMachine } from '../idle/idle.machine.ts'
import { loginMachine } from '../login/login.machine.ts'
import { depositMachine } from '../deposit/deposit.machine.ts'
import { authorisationMachine } from '../authorisation/authorisation.machine.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { releaseMachine } from '../release/release.machine.ts'
import { registrationMachine } from '../registration/registration.machine.ts'
import { walletMachine } from '../wallet/wallet.machine.ts'
import type { AccountDetails, PlayerSession, ProfileSummary } from '../player.ts'
import { areas, leafStates, manual, manualStream, settle } from '../testing.ts'
import type { RestoreSessionOutput } from '../authorisation/authorisation.contract.ts'
import type { SignInInput, SignInOutput } from '../login/login.contract.ts'
import type { LoadProfileInput, LoadProfileOutput } from '../profile/profile.contract.ts'
import type { CheckDepositInput, CheckDepositOutput } from '../deposit/deposit.contract.ts'
import type {
  LaunchGameInput,
  LaunchGameOutput,
  LookAtLimitationInput,
  LookAtLimitationOutput,
  WantedGame,
} from '../gameLaunch/gameLaunch.contract.ts'
import type {
  LoadRiskSettingInput,
  RegistrationDetails,
  RiskSetting,
  SubmitDetailsInput,
  SubmitDetailsOutput,
} from '../registration/registration.contract.ts'
import { sessionMachine } from './session.machine.ts'
import type { SignOutInput } from './session.contract.ts'

const anna: PlayerSession = {
  playerId: 7,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}
const profile: ProfileSummary = {
  playerId: 7,
  firstName: 'Anna',
  lastName: 'Aalto',
  currencyCode: 'EUR',
  countryCode: 'FI',
  kycStatus: 'FULLY VERIFIED',
  requestDocumentTypeStatus: null,
  accountStatus: 'REGISTERED',
  areas,
  isAllowManualClaim: true,
  isPlayerRiskPayout: false,
  isPlayerMultibrandSuspended: false,
  isPlayerHaveSportbookAccess: true,
  eddQuestionnaire: false,
  firstLogin: false,
  firstDepositDate: null,
  termsAndConditionsAcceptedVersion: '1',
  loyaltyLevel: null,
  isRegistrationComplete: true,
}
const details: AccountDetails = {
  email: 'anna@example.org',
  dateOfBirth: '1990-01-31',
  phonePrefix: '+358',
  phoneBody: '401234567',
  phoneVerified: true,
  address: null,
  city: null,
  postalCode: '00100',
  province: null,
  languageCode: 'en',
  registrationDate: '2026-01-01T00:00:00.000Z',
}
const game = {
  gameId: 'sea',
  provider: 'relax',
  mode: 'real',
  area: 'casino',
  channel: 'web',
  path: 'online-casino/play/relax/sea',
  metadata: {},
} as const

/** No bonus limits any game. */
const lookAtLimitation = fromPromise<LookAtLimitationOutput, LookAtLimitationInput>(async () => null)

const world = () => {
  const restore = manual<RestoreSessionOutput>()
  const signIn = manual<SignInOutput, SignInInput>()
  const loadProfile = manual<LoadProfileOutput, LoadProfileInput>()
  const checkDeposit = manual<CheckDepositOutput, CheckDepositInput>()
  const launchGame = manual<LaunchGameOutput, LaunchGameInput>()
  const signOut = manual<void, SignOutInput>()
  const adopt = manual<PlayerSession | null>()
  const tabs = manualStream()
  const socket = manualStream<{ playerId: number }>()
  const activity = manualStream()
  const channel = manualStream()
  const clock = new SimulatedClock()
  const quiet = fromCallback(() => {})
  const logic = sessionMachine.provide({
    actors: {
      authorisation: authorisationMachine.provide({ actors: { restoreSession: restore.logic } }),
      login: loginMachine.provide({ actors: { signIn: signIn.logic } }),
      registration: registrationMachine.provide({
        actors: {
          draftStore: quiet as never,
          loadRiskSetting: fromPromise<RiskSetting, LoadRiskSettingInput>(async () => ({
            smsVerification: false,
            emailVerification: false,
          })),
          submitDetails: fromPromise<SubmitDetailsOutput, SubmitDetailsInput>(async () => ({ playerId: 7 })),
        },
      }),
      profile: profileMachine.provide({ actors: { loadProfile: loadProfile.logic } }),
      wallet: walletMachine.provide({ actors: { walletSocket: socket.logic } }),
      deposit: depositMachine.provide({ actors: { checkDeposit: checkDeposit.logic } }),
      gameLaunch: gameLaunchMachine.provide({ actors: { lookAtLimitation, launchGame: launchGame.logic } }),
      gameFrame: gameFrameMachine.provide({ actors: { gameChannel: channel.logic as never } }),
      idle: idleMachine.provide({ actors: { activity: activity.logic } }),
      release: releaseMachine.provide({ actors: { watchRelease: quiet as never } }),
      tabs: tabs.logic as never,
      signOut: signOut.logic,
      adoptSession: adopt.logic as never,
    },
  })
  const actor = createActor(logic, {
    systemId: 'session',
    clock,
    input: { hasConfirmationLookup: false, isConsentPreset: false, countryCode: 'FI' },
  })
  const emitted: SessionEmitted[] = []
  for (const type of ['flow.failed', 'session.signedIn', 'session.signedOut', 'game.opened', 'game.closed'] as const)
    actor.on(type, (event) => emitted.push(event))
  const flow = <Id extends FlowId>(id: Id) => getFlow(actor.system as never, id)
  const lives = (id: FlowId): boolean => actor.system.get(id as never) !== undefined
  return {
    actor,
    clock,
    emitted,
    flow,
    lives,
    restore,
    signIn,
    loadProfile,
    checkDeposit,
    launchGame,
    signOut,
    adopt,
    tabs,
    socket,
    activity,
    channel,
  }
}
type World = ReturnType<typeof world>

const asVisitor = async (it: World): Promise<void> => {
  it.actor.start()
  it.restore.last().resolve(null)
  await settle()
}
const asPlayer = async (it: World, known: Partial<ProfileSummary> = {}): Promise<void> => {
  it.actor.start()
  it.restore.last().resolve(anna)
  await settle()
  it.loadProfile.last().resolve({ profile: { ...profile, ...known }, details, lastSignIn: null })
  await settle()
}
/** Asks for a game; no bonus limits it. */
const launch = async (it: World, wanted: WantedGame = game): Promise<void> => {
  it.flow('gameLaunch').send({ type: 'game.launch', game: wanted })
  await settle()
}
const playing = async (it: World): Promise<void> => {
  await launch(it)
  it.launchGame.last().resolve({ url: 'https://game.example/sea', currency: 'EUR' })
  await settle()
}

let it: World
beforeEach(() => {
  it = world()
})

describe('who lives when', () => {
  test('AUT-2 a stored session leads from pending to player, none to visitor', async () => {
    it.actor.start()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['pending'])
    it.restore.last().resolve(anna)
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['player'])
    expect(it.emitted).toMatchObject([{ type: 'session.signedIn', playerId: 7, way: 'restored' }])

    const other = world()
    await asVisitor(other)
    expect(leafStates(other.actor.getSnapshot())).toEqual(['visitor'])
  })

  test('MOD-1 visitor flows live for a visitor only, player flows for a player only, the others always', async () => {
    await asVisitor(it)
    expect(flowsFor('visitor').filter((id) => !it.lives(id))).toEqual([])
    expect(flowsFor('player').filter((id) => it.lives(id))).toEqual([])
    it.flow('login').send({ type: 'login.open' })
    it.flow('login').send({ type: 'login.submit', email: 'anna@example.org', password: 'Secret12' })
    it.signIn.last().resolve({ player: anna })
    await settle()
    expect(flowsFor('visitor').filter((id) => it.lives(id))).toEqual([])
    expect(flowsFor('player').filter((id) => !it.lives(id))).toEqual([])
    expect(flowsFor('always').filter((id) => !it.lives(id))).toEqual([])
  })

  test('MOD-1 flows whose actors are not built yet rest quietly: nothing throws by being started', async () => {
    await asPlayer(it)
    expect(it.emitted.filter((event) => event.type === 'flow.failed')).toEqual([])
  })

  test('AUT-2 a session that cannot be restored in time leaves a visitor, and a late answer still signs in', async () => {
    it.actor.start()
    it.clock.increment(15_000)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['visitor'])
  })
})

test('AUT-4 a new player who would rather log in later finds no sign-up that still says they are being logged in', async () => {
  await asVisitor(it)
  const registration = it.flow('registration')
  registration.send({ type: 'registration.open' })
  await waitFor(registration, (now) => now.matches({ open: { details: 'editing' } }))
  registration.send({
    type: 'details.submit',
    details: {
      email: 'anna@example.org',
      countryCode: 'FI',
      phonePrefix: '+358',
      phoneBody: '401234567',
    } as RegistrationDetails,
    password: 'Secret12',
    captchaToken: '-',
  })
  await waitFor(registration, (now) => now.matches({ open: 'complete' }))
  expect(leafStates(it.flow('login').getSnapshot())).toEqual(['afterSignUp.attempting'])
  it.flow('login').send({ type: 'login.cancel' })
  expect(leafStates(it.flow('login').getSnapshot())).toEqual(['closed'])
  expect(leafStates(registration.getSnapshot())).toEqual(['closed'])
})

test('GRD-8 a profile that could not be had while the site was closed is asked for as soon as it opens, and only then', async () => {
  it.actor.start()
  it.restore.last().resolve(anna)
  await settle()
  it.actor.send({ type: 'access.settled', outcome: 'maintenance' })
  it.loadProfile.last().reject({ kind: 'status', status: 503, code: 'error.maintenance', message: '' })
  await settle()
  expect(it.loadProfile.calls).toHaveLength(1)
  it.actor.send({ type: 'access.settled', outcome: 'open' })
  expect(it.loadProfile.calls).toHaveLength(2)
  it.loadProfile.last().resolve({ profile, details, lastSignIn: null })
  await settle()
  expect(it.actor.getSnapshot().context).toMatchObject({ profile: { playerId: 7 }, blocks: { access: [] } })
  it.actor.send({ type: 'access.settled', outcome: 'open' })
  expect(it.loadProfile.calls).toHaveLength(2)
})

test('SAF-2 as bonuses are switched off or on the balance is asked for at once, by which frames of game and sportsbook learn of theirs; for no other news', async () => {
  await asPlayer(it)
  const wallet = () => leafStates(it.flow('wallet').getSnapshot()).find((leaf) => leaf.startsWith('balance'))
  // The first answer failed, and the next poll is far.
  expect(wallet()).toBe('balance.stale.resting')
  const becomes = (changes: Partial<ProfileSummary>) =>
    it.actor.send({ type: 'profile.changed', profile: { ...profile, ...changes } })
  becomes({ lastName: 'Berg' })
  expect(wallet()).toBe('balance.stale.resting')
  for (const bonuses of [false, true]) {
    becomes({ areas: { ...areas, bonuses } })
    expect(wallet()).toBe('balance.stale.polling')
    await settle()
    expect(wallet()).toBe('balance.stale.resting')
  }
})

describe('signing out', () => {
  test('SAF-7 leaving player stops every player flow and keeps nothing of the player in the root', async () => {
    await asPlayer(it)
    it.flow('deposit').send({ type: 'deposit.start' })
    await launch(it)
    it.launchGame.last().reject({ kind: 'status', status: 409, code: 'error.play.blocked', message: 'Anna may not' })
    await settle()
    it.actor.send({ type: 'safety.blocksChanged', source: 'limits', reasons: ['lossLimit'] })
    for (const value of ['Aalto', 'Anna'])
      it.actor.send({ type: 'toast.show', toast: { severity: 'warningValue', key: 'player.login.last', value } })
    it.flow('toasts').send({ type: 'toast.hold' })
    it.flow('lobby').send({
      type: 'lobby.enter',
      kind: 'casino',
      categoryId: null,
      searchText: '',
      providerIds: [],
      pages: 1,
    })
    it.flow('lobby').send({ type: 'search.type', text: 'Aalto' })
    const stopped = flowsFor('player').map((id) => it.flow(id) as AnyActorRef)
    it.actor.send({ type: 'session.signOut', reason: 'player' })

    expect(leafStates(it.actor.getSnapshot())).toEqual(['signingOut'])
    expect(stopped.filter((flow) => flow.getSnapshot().status !== 'stopped')).toEqual([])
    expect(flowsFor('player').filter((id) => it.lives(id))).toEqual([])
    expect(it.socket.isOpen()).toBe(false)
    const { context } = it.actor.getSnapshot()
    expect(context).toMatchObject({ player: null, profile: null, landing: null, modals: [] })
    expect(context.blocks).toEqual({ access: [], profile: [], exclusion: [], limits: [] })
    const kept = flowsFor('always').map((id) => JSON.stringify(it.flow(id).getSnapshot().context))
    expect(kept.filter((context) => /anna|Aalto|"playerId":7/i.test(context))).toEqual([])
    const left = [it.flow('toasts'), it.flow('gameLaunch'), it.flow('lobby')]
    expect(left.map((flow) => leafStates(flow.getSnapshot()))).toEqual([
      ['empty'],
      ['needsSignIn.unasked'],
      ['myGames.resting', 'view.browsing'],
    ])
    it.signOut.last().resolve()
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['visitor'])
  })

  test('AUT-8 signing out needs no network: without an answer the visitor is there after 15 s', async () => {
    await asPlayer(it)
    it.actor.send({ type: 'session.signOut', reason: 'player' })
    expect(it.actor.getSnapshot().context.player).toBeNull()
    it.clock.increment(15_000)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['visitor'])
    expect(it.signOut.last().input).toEqual({ reason: 'player', tellServer: true })
  })

  test('GRD-11 many refused calls sign out once, without telling a server that knows already', async () => {
    await asPlayer(it)
    for (let call = 0; call < 5; call += 1) it.actor.send({ type: 'session.refused', status: 401 })
    it.signOut.last().resolve()
    await settle()
    it.actor.send({ type: 'session.refused', status: 403 })
    await settle()
    expect(it.signOut.calls).toHaveLength(1)
    expect(it.signOut.last().input).toEqual({ reason: 'refused', tellServer: false })
    expect(it.emitted.filter((event) => event.type === 'session.signedOut')).toHaveLength(1)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['visitor'])
  })

  test('GRD-11 a late refusal of somebody else’s token does not end this session', async () => {
    await asPlayer(it)
    it.actor.send({ type: 'session.refused', status: 401, playerId: 6 })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['player'])
    it.actor.send({ type: 'session.refused', status: 401, playerId: 7 })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['signingOut'])
  })

  test('AUT-10 signing out tells the other tabs; being told does not tell back', async () => {
    await asPlayer(it)
    it.actor.send({ type: 'session.signOut', reason: 'player' })
    expect(it.tabs.received).toEqual([{ type: 'tab.signedOut' }])

    const second = world()
    await asPlayer(second)
    second.tabs.send({ type: 'tab.signedOut' })
    expect(leafStates(second.actor.getSnapshot())).toEqual(['signingOut'])
    expect(second.tabs.received).toEqual([])
    expect(second.signOut.last().input).toEqual({ reason: 'otherTab', tellServer: false })
  })

  test('RGT-5 RGT-6 SAF-6 a break or exclusion signs out and tells the other tabs why; it is kept until it is read', async () => {
    const begun = { kind: 'SELF_EXCLUDED', initiator: 'PLAYER', endsAt: null, isForGood: true } as const
    await asPlayer(it)
    await playing(it)
    it.socket.send({ type: 'socket.breakBegun', begun })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['signingOut'])
    expect(it.emitted).toContainEqual({ type: 'session.signedOut', reason: 'excluded', begun })
    expect(it.tabs.received).toEqual([{ type: 'tab.signedOut', begun }])
    expect(it.channel.isOpen(), 'the game').toBe(false)
    it.signOut.last().resolve()
    await settle()
    expect(it.actor.getSnapshot().context).toMatchObject({ player: null, begun })
    it.actor.send({ type: 'break.read' })
    expect(it.actor.getSnapshot().context.begun).toBeNull()

    const second = world()
    await asPlayer(second)
    second.tabs.send({ type: 'tab.signedOut', begun })
    expect(second.signOut.last().input).toEqual({ reason: 'otherTab', tellServer: false })
    expect(second.actor.getSnapshot().context.begun).toEqual(begun)

    const late = world()
    await asPlayer(late)
    late.actor.send({ type: 'session.refused', status: 401 })
    late.tabs.send({ type: 'tab.signedOut', begun })
    expect(late.actor.getSnapshot().context.begun, 'a call that was refused came first').toEqual(begun)
    late.signOut.last().resolve()
    await settle()
    late.flow('login').send({ type: 'login.open' })
    late.flow('login').send({ type: 'login.submit', email: 'anna@example.org', password: 'Secret12' })
    late.signIn.last().resolve({ player: anna })
    await settle()
    expect(late.actor.getSnapshot().context.begun, 'the next player').toBeNull()
  })

  test('AUT-10 a sign-in in another tab is adopted here', async () => {
    await asVisitor(it)
    it.tabs.send({ type: 'tab.signedIn', playerId: 7 })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['adopting'])
    it.adopt.last().resolve(anna)
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['player'])
    expect(it.tabs.received).toEqual([])
  })

  test('AUT-10 a sign-in in another tab is heard while this one still signs out or still finds out who is there', async () => {
    await asPlayer(it)
    it.actor.send({ type: 'session.signOut', reason: 'player' })
    it.tabs.send({ type: 'tab.signedIn', playerId: 8 })
    it.adopt.last().resolve({ ...anna, playerId: 8 })
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['player'])
    expect(it.actor.getSnapshot().context.player?.playerId).toBe(8)
    // The answer to the sign-out of the one before changes nothing any more.
    it.signOut.last().resolve()
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['player'])

    const starting = world()
    starting.actor.start()
    starting.tabs.send({ type: 'tab.signedIn', playerId: 7 })
    starting.adopt.last().resolve(anna)
    starting.restore.last().resolve(null)
    await settle()
    expect(leafStates(starting.actor.getSnapshot())).toEqual(['player'])
  })

  test('AUT-10 of two sign-ins elsewhere the newer one is adopted', async () => {
    await asVisitor(it)
    it.tabs.send({ type: 'tab.signedIn', playerId: 7 })
    const first = it.adopt.last()
    it.tabs.send({ type: 'tab.signedIn', playerId: 8 })
    first.resolve(anna)
    it.adopt.last().resolve({ ...anna, playerId: 8 })
    await settle()
    expect(it.actor.getSnapshot().context.player?.playerId).toBe(8)
  })

  test('AUT-10 tokens that turn out to be another player’s lead to that player, and sign nobody out', async () => {
    await asPlayer(it)
    it.actor.send({ type: 'authorisation.renewed', player: { ...anna, playerId: 8 } })
    expect(it.actor.getSnapshot().value).toBe('adopting')
    it.adopt.last().resolve({ ...anna, playerId: 8 })
    await settle()
    expect(it.actor.getSnapshot().context.player?.playerId).toBe(8)
    expect(it.signOut.calls).toEqual([])
  })

  test('SAF-6 idle for 30 minutes signs out, with the modal at 27', async () => {
    await asPlayer(it)
    it.clock.increment(27 * 60_000)
    expect(leafStates(it.flow('idle').getSnapshot())).toEqual(['warning'])
    it.clock.increment(3 * 60_000)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['signingOut'])
    expect(it.emitted.at(-1)).toEqual({ type: 'session.signedOut', reason: 'idle' })
  })

  test('SAF-4 a deposit check does not outlive the sign-out', async () => {
    await asPlayer(it)
    it.flow('deposit').send({ type: 'deposit.start' })
    const check = it.checkDeposit.last()
    it.actor.send({ type: 'session.signOut', reason: 'player' })
    expect(check.signal.aborted).toBe(true)
  })
})

const faulty = () =>
  setup({ actors: { breakDown: fromPromise(() => Promise.reject(new Error('broken inbox'))) } }).createMachine({
    id: 'inbox',
    initial: 'fine',
    states: {
      fine: { on: { boom: 'broken' } },
      broken: { invoke: { src: 'breakDown' } },
    },
  })

const withFaultyInbox = async (flow: 'inbox' | 'realityCheck' = 'inbox') => {
  const base = world()
  const machine = base.actor.logic.provide({ actors: { [flow]: faulty() as never } })
  const actor = createActor(machine, {
    input: { hasConfirmationLookup: false, isConsentPreset: false, countryCode: 'FI' },
    clock: base.clock,
  })
  const failures: SessionEmitted[] = []
  actor.on('flow.failed', (event) => failures.push(event))
  actor.start()
  base.restore.last().resolve(anna)
  await settle()
  const inbox = (): AnyActorRef => actor.system.get(flow as never) as AnyActorRef
  const fail = async (): Promise<void> => {
    inbox().send({ type: 'boom' })
    await settle()
  }
  return { ...base, actor, failures, inbox, fail }
}

describe('when a flow throws', () => {
  test('SAF-13 it is reported and restarted, its siblings and the session live on', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = await withFaultyInbox()
    const wallet = broken.actor.system.get('wallet' as never)
    const first = broken.inbox()
    await broken.fail()
    expect(broken.failures).toMatchObject([{ flow: 'inbox', restarts: 0, outOfService: false }])
    expect(broken.inbox()).not.toBe(first)
    expect(broken.inbox().getSnapshot().value).toBe('fine')
    expect(broken.actor.system.get('wallet' as never)).toBe(wallet)
    expect(leafStates(broken.actor.getSnapshot())).toEqual(['player'])
    errors.mockRestore()
  })

  test('SAF-13 after three restarts it is out of service until it is asked for again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = await withFaultyInbox()
    for (let time = 0; time < 4; time += 1) await broken.fail()
    expect(broken.failures.map((failure) => 'outOfService' in failure && failure.outOfService)).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(broken.actor.getSnapshot().context.health.inbox).toEqual({ restarts: 3, isOutOfService: true })
    expect(broken.actor.getSnapshot().can({ type: 'flow.restart', flow: 'inbox' })).toBe(true)
    broken.actor.send({ type: 'flow.restart', flow: 'inbox' })
    expect(broken.inbox().getSnapshot().value).toBe('fine')
    broken.actor.send({ type: 'session.signOut', reason: 'player' })
    expect(broken.actor.system.get('inbox' as never)).toBeUndefined()
    errors.mockRestore()
  })

  test('SAF-13 RGT-3 what it had over the page goes with it: nothing waits for its answer any more', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = await withFaultyInbox('realityCheck')
    const timer = broken.actor.system.get('activityTimer' as never) as AnyActorRef
    broken.actor.send({ type: 'break.begun', modal: 'realityCheck' })
    broken.actor.send({ type: 'modal.opened', modal: 'realityCheck' })
    expect(timer.getSnapshot().context.isOtherBreak).toBe(true)
    await broken.fail()
    expect(broken.actor.getSnapshot().context.modals).toEqual([])
    expect(timer.getSnapshot().context.isOtherBreak).toBe(false)
    errors.mockRestore()
  })
})

/** A player in a running game, whose line breaks when it is told of a sound. */
const inBrittleGame = async () => {
  const base = world()
  const line = fromCallback<{ type: string }>(({ sendBack, receive }) => {
    receive(({ type }) => {
      if (type === 'say.ready') sendBack({ type: 'frame.ready' })
      if (type === 'say.sounds') throw new Error('broken line')
    })
    sendBack({ type: 'frame.listening' })
  })
  const brittle = gameFrameMachine.provide({ actors: { gameChannel: line as never } })
  const faultyLaunch = gameLaunchMachine.provide({
    actors: { lookAtLimitation, launchGame: base.launchGame.logic },
    guards: {
      // Asked while a game runs only.
      isClosedBy: () => {
        throw new Error('broken launch')
      },
    },
  })
  const machine = base.actor.logic.provide({ actors: { gameFrame: brittle, gameLaunch: faultyLaunch } })
  const actor = createActor(machine, {
    input: { hasConfirmationLookup: false, isConsentPreset: false, countryCode: 'FI' },
    clock: base.clock,
  })
  const it: World = { ...base, actor, flow: (id) => getFlow(actor.system as never, id) }
  await asPlayer(it)
  await playing(it)
  expect(leafStates(it.flow('gameFrame').getSnapshot())).toContain('open.link.live.resting')
  return it
}

describe('when a flow of play throws', () => {
  beforeEach(() => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => errors.mockRestore()
  })

  test('SAF-13 GAM-3 a game whose frame has failed is opened again by itself, and nothing that stood over it pauses it for ever', async () => {
    const it = await inBrittleGame()
    it.flow('gameFrame').send({ type: 'menu.open', view: 'settings' })
    expect(it.actor.getSnapshot().context.modals).toEqual(['inGame'])
    it.flow('gameFrame').send({ type: 'sound.set', on: true })
    await settle()
    expect(it.actor.getSnapshot().context.health.gameFrame).toEqual({ restarts: 1, isOutOfService: false })
    expect(it.actor.getSnapshot().context.modals).toEqual([])
    expect(leafStates(it.flow('gameLaunch').getSnapshot()), 'a new address is asked for').toEqual(['requesting'])
    it.launchGame.last().resolve({ url: 'https://game.example/again', currency: 'EUR' })
    await settle()
    const frame = it.flow('gameFrame').getSnapshot()
    expect(frame.context).toMatchObject({ game: { url: 'https://game.example/again' }, reasons: [] })
    expect(leafStates(frame)).toContain('open.play.running')
  })

  test('SAF-13 GAM-3 a game whose frame is asked for again once it was out of service is opened again too', async () => {
    const it = await inBrittleGame()
    for (let time = 0; time < 4; time += 1) {
      it.flow('gameFrame').send({ type: 'sound.set', on: true })
      await settle()
      if (time === 3) break
      it.launchGame.last().resolve({ url: `https://game.example/again-${time}`, currency: 'EUR' })
      await settle()
    }
    const asked = it.launchGame.calls.length
    expect(it.actor.getSnapshot().context.health.gameFrame?.isOutOfService).toBe(true)
    it.actor.send({ type: 'flow.restart', flow: 'gameFrame' })
    await settle()
    expect(it.launchGame.calls).toHaveLength(asked + 1)
    it.launchGame.last().resolve({ url: 'https://game.example/last', currency: 'EUR' })
    await settle()
    expect(it.flow('gameFrame').getSnapshot().context.game?.url).toBe('https://game.example/last')
  })

  test('SAF-13 SAF-1 a game whose launch has failed stands in no frame any more', async () => {
    const it = await inBrittleGame()
    it.actor.send({ type: 'profile.changed', profile })
    await settle()
    expect(it.actor.getSnapshot().context.health.gameLaunch).toEqual({ restarts: 1, isOutOfService: false })
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toEqual(['closed'])
  })
})

describe('play', () => {
  test('SAF-1 a block closes a real game at once and keeps the next one from opening', async () => {
    await asPlayer(it)
    await playing(it)
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toContain('open.link.listening')
    it.actor.send({ type: 'safety.blocksChanged', source: 'exclusion', reasons: ['timeout'] })
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['blocked'])
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toEqual(['closed'])
    await launch(it)
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['blocked'])
    expect(it.launchGame.calls).toHaveLength(1)
  })

  test('SAF-1 GAM-7 a game that a block has closed says when that is over, and is opened again by the player only', async () => {
    await asPlayer(it)
    await playing(it)
    const blocked = (...reasons: 'timeout'[]) =>
      it.actor.send({ type: 'safety.blocksChanged', source: 'exclusion', reasons })
    for (const _ of ['once', 'once more']) {
      blocked('timeout')
      expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['blocked'])
      blocked()
      expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['reopened'])
    }
    expect(it.launchGame.calls).toHaveLength(1)
    await launch(it)
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['requesting'])
  })

  test.each([
    ['payout risk', { isPlayerRiskPayout: true }],
    ['suspension', { isPlayerMultibrandSuspended: true }],
    ['a break', { accountStatus: 'TIMEOUT' }],
    ['self-exclusion', { accountStatus: 'SELF_EXCLUDED' }],
    ['an unfinished registration', { isRegistrationComplete: false }],
  ])('SAF-1 no real game with %s', async (_, known) => {
    await asPlayer(it, known)
    await launch(it)
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['blocked'])
    expect(it.launchGame.calls).toHaveLength(0)
  })

  test('SAF-1 signing out closes a real game, a demo game stays', async () => {
    await asPlayer(it)
    await playing(it)
    it.actor.send({ type: 'session.signOut', reason: 'player' })
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toEqual(['closed'])
    it.signOut.last().resolve()
    await settle()
    await launch(it, { ...game, mode: 'demo' })
    it.launchGame.last().resolve({ url: 'https://game.example/demo', currency: 'EUR' })
    await settle()
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toContain('open.link.listening')
  })

  test('SAF-3 a modal pauses the game until the last one has gone', async () => {
    await asPlayer(it)
    await playing(it)
    for (const type of ['frame.listening', 'frame.ready']) it.channel.send({ type })
    it.actor.send({ type: 'modal.opened', modal: 'realityCheck' })
    it.actor.send({ type: 'modal.opened', modal: 'idle' })
    it.channel.send({ type: 'frame.paused' })
    const play = (): string[] =>
      leafStates(it.flow('gameFrame').getSnapshot()).filter((leaf) => leaf.includes('.play.'))
    expect(play()).toEqual(['open.play.paused'])
    it.actor.send({ type: 'modal.closed', modal: 'idle' })
    expect(play()).toEqual(['open.play.paused'])
    it.actor.send({ type: 'modal.closed', modal: 'realityCheck' })
    expect(play()).toEqual(['open.play.running'])
    expect(it.channel.received).toEqual([{ type: 'say.ready' }, { type: 'say.pause' }, { type: 'say.resume' }])
  })

  test('RGT-2 RGT-3 both breaks hear of rounds, each hears of the other, and a look asks for the check', async () => {
    await asPlayer(it)
    const timer = () => it.flow('activityTimer').getSnapshot().context
    const check = () => it.flow('realityCheck').getSnapshot().context
    await playing(it)
    for (const type of ['frame.listening', 'frame.ready', 'frame.roundStarted']) it.channel.send({ type })
    const isInRound = () => [timer().isRoundRunning, check().isRoundRunning]
    expect(isInRound()).toEqual([true, true])
    it.channel.send({ type: 'frame.roundEnded' })
    expect(isInRound()).toEqual([false, false])
    it.channel.send({ type: 'frame.roundStarted' })
    it.flow('gameLaunch').send({ type: 'game.close' })
    expect(isInRound(), 'the game is closed').toEqual([false, false])
    it.actor.send({ type: 'break.begun', modal: 'activitySummary' })
    expect([timer().isOtherBreak, check().isOtherBreak]).toEqual([false, true])
    it.actor.send({ type: 'break.ended', modal: 'activitySummary' })
    it.actor.send({ type: 'break.begun', modal: 'realityCheck' })
    expect([timer().isOtherBreak, check().isOtherBreak]).toEqual([true, false])
    it.actor.send({ type: 'activity.looked' })
    expect(it.flow('realityCheck').getSnapshot().value).toBe('checking')
  })

  test.each(['real', 'demo'] as const)(
    'GAM-3 RMB-12 a game loaded again (%s) gets a new address; a launch that is refused then is shown as any',
    async (mode) => {
      await asPlayer(it)
      await launch(it, { ...game, mode })
      it.launchGame.last().resolve({ url: 'https://game.example/old', currency: 'EUR' })
      await settle()
      it.flow('gameFrame').send({ type: 'frame.reload' })
      expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['requesting'])
      expect(leafStates(it.flow('gameFrame').getSnapshot())).toEqual(['closed'])
      it.launchGame.last().reject({ kind: 'status', status: 409, code: 'error.play.blocked', message: 'No' })
      await settle()
      expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['failed'])
      it.flow('gameLaunch').send({ type: 'game.retry' })
      it.launchGame.last().resolve({ url: 'https://game.example/new', currency: 'EUR' })
      await settle()
      expect(it.launchGame.calls.map(({ input }) => input.game.mode)).toEqual([mode, mode, mode])
      expect(it.flow('gameFrame').getSnapshot().context.game?.url).toBe('https://game.example/new')
    },
  )

  test('RGT-4 SAF-6 a game’s word keeps the player signed in, but never answers the question whether somebody is there', async () => {
    await asPlayer(it)
    const idle = () => it.flow('idle').getSnapshot().value
    it.actor.send({ type: 'activity.noted' })
    expect(it.activity.received).toHaveLength(1)
    it.clock.increment(27 * 60_000)
    expect(idle()).toBe('warning')
    it.actor.send({ type: 'activity.noted' })
    expect(idle()).toBe('warning')
    expect(it.activity.received).toHaveLength(1)
    it.activity.send({ type: 'activity.noted' })
    expect(idle(), 'another tab').toBe('active')
  })

  test('GAM-7 real play asks a visitor to sign in and then goes on with that game', async () => {
    await asVisitor(it)
    await launch(it)
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['needsSignIn.unasked'])
    it.flow('gameLaunch').send({ type: 'game.signIn' })
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['needsSignIn.asked'])
    expect(it.flow('login').getSnapshot().context).toMatchObject({
      content: 'returnToGame',
      landing: { redirectPath: game.path },
    })
    it.flow('login').send({ type: 'login.submit', email: 'anna@example.org', password: 'Secret12' })
    it.signIn.last().resolve({ player: anna })
    await settle()
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['waiting'])
    it.loadProfile.last().resolve({ profile, details, lastSignIn: null })
    await settle()
    expect(leafStates(it.flow('gameLaunch').getSnapshot())).toEqual(['requesting'])
    expect(it.emitted.at(-1)).toMatchObject({ type: 'session.signedIn', landing: { redirectPath: game.path } })
  })

  test.each(['asked', 'unasked'] as const)(
    'GAM-7 RMB-8 who signs in in another tab plays there: a game that waits here opens only where the login was asked for here (%s)',
    async (how) => {
      await asVisitor(it)
      const launch = it.flow('gameLaunch')
      const at = () => leafStates(launch.getSnapshot())
      launch.send({ type: 'game.named', game, closed: null })
      expect(at()).toEqual(['needsSignIn.unasked'])
      if (how === 'asked') launch.send({ type: 'game.signIn' })
      it.actor.send({ type: 'tab.signedIn', playerId: 7 })
      it.adopt.last().resolve(anna)
      await settle()
      expect(at()).toEqual([how === 'asked' ? 'waiting' : 'offered'])
      it.loadProfile.last().resolve({ profile, details, lastSignIn: null })
      await settle()
      // What the address names is said again with whatever changes: it has had its launch.
      launch.send({ type: 'game.named', game, closed: null })
      expect(at()).toEqual([how === 'asked' ? 'requesting' : 'offered'])
    },
  )

  test('GAM-7 a stored session that is read late opens the game that its address names', async () => {
    await asVisitor(it)
    const launch = it.flow('gameLaunch')
    launch.send({ type: 'game.named', game, closed: null })
    it.actor.send({ type: 'authorisation.resolved', player: anna })
    expect(leafStates(launch.getSnapshot())).toEqual(['waiting'])
  })

  test('GAM-1 SAF-1 an address opens its game once: not after it was left for a break, nor as the work on its provider ends', async () => {
    await asPlayer(it)
    const opener = it.flow('gameLaunch')
    const at = () => leafStates(opener.getSnapshot())
    const named = async () => {
      opener.send({ type: 'game.named', game, closed: null })
      await settle()
    }
    await named()
    expect(at()).toEqual(['requesting'])
    it.actor.send({ type: 'game.leave' })
    await named()
    expect(at(), 'left').toEqual(['offered'])
    opener.send({ type: 'page.left' })
    opener.send({ type: 'game.named', game: null, closed: 'maintenance' })
    await named()
    expect(at(), 'the work is over').toEqual(['offered'])
    opener.send({ type: 'page.left' })
    opener.send({ type: 'game.named', game: null, closed: 'country' })
    await named()
    expect(at(), 'the country is known by now').toEqual(['requesting'])
  })

  test('GAM-1 another game replaces the first one', async () => {
    await asPlayer(it)
    await playing(it)
    await launch(it, { ...game, gameId: 'sun' })
    expect(leafStates(it.flow('gameFrame').getSnapshot())).toEqual(['closed'])
    it.launchGame.last().resolve({ url: 'https://game.example/sun', currency: 'EUR' })
    await settle()
    expect(it.flow('gameFrame').getSnapshot().context.game).toMatchObject({ gameId: 'sun' })
  })
})
