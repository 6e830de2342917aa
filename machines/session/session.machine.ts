import { type AnyEventObject, assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { accessMachine } from '../access/access.machine.ts'
import { activityTimerMachine } from '../activityTimer/activityTimer.machine.ts'
import { addressMachine } from '../address/address.machine.ts'
import { authorisationMachine } from '../authorisation/authorisation.machine.ts'
import { bonusCodeMachine } from '../bonusCode/bonusCode.machine.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { completionMachine } from '../completion/completion.machine.ts'
import { cookieConsentMachine } from '../cookieConsent/cookieConsent.machine.ts'
import { depositMachine } from '../deposit/deposit.machine.ts'
import { documentUploadMachine } from '../documentUpload/documentUpload.machine.ts'
import { eddMachine } from '../edd/edd.machine.ts'
import { exclusionMachine } from '../exclusion/exclusion.machine.ts'
import { gameFrameMachine } from '../gameFrame/gameFrame.machine.ts'
import { gameLaunchMachine } from '../gameLaunch/gameLaunch.machine.ts'
import { idleMachine } from '../idle/idle.machine.ts'
import { inboxMachine } from '../inbox/inbox.machine.ts'
import { limitsMachine } from '../limits/limits.machine.ts'
import { lobbyMachine } from '../lobby/lobby.machine.ts'
import { loginMachine } from '../login/login.machine.ts'
import { marketingMachine } from '../marketing/marketing.machine.ts'
import { passwordChangeMachine } from '../passwordChange/passwordChange.machine.ts'
import { passwordResetMachine } from '../passwordReset/passwordReset.machine.ts'
import { payAndPlayMachine } from '../payAndPlay/payAndPlay.machine.ts'
import { phoneChangeMachine } from '../phoneChange/phoneChange.machine.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { realityCheckMachine } from '../realityCheck/realityCheck.machine.ts'
import { registrationMachine } from '../registration/registration.machine.ts'
import { releaseMachine } from '../release/release.machine.ts'
import { reportMachine } from '../report/report.machine.ts'
import { rewardClaimMachine } from '../rewardClaim/rewardClaim.machine.ts'
import { rewardsMachine } from '../rewards/rewards.machine.ts'
import { sportsbookMachine } from '../sportsbook/sportsbook.machine.ts'
import { termsMachine } from '../terms/terms.machine.ts'
import { toastsMachine } from '../toasts/toasts.machine.ts'
import { transactionsMachine } from '../transactions/transactions.machine.ts'
import { verificationMachine } from '../verification/verification.machine.ts'
import { walletMachine } from '../wallet/wallet.machine.ts'
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type {
  BlockSource,
  BreakBegun,
  BreakEvent,
  ConsentOptions,
  FlowTag,
  GameNews,
  Landing,
  Modal,
  OpenedGame,
  ParentRef,
  PlayBlock,
  SessionEmitted,
  SignInWay,
  SignOutReason,
} from '../events.ts'
import { type FlowId, audiences, isFlowId } from '../flowIds.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import type { PlayerSession, ProfileSummary } from '../player.ts'
import type { StateMeta } from '../meta.ts'
import { currentBlocks, profileBlocks } from './blocks.ts'
import {
  cookieConsentInput,
  breakFlows,
  flowInput,
  loginInput,
  playerFlowInput,
  playerListeners,
  profileInput,
  profileListeners,
  registrationInput,
  safetyListeners,
} from './flows.ts'
import type {
  AdoptSessionInput,
  AdoptSessionOutput,
  SessionContext,
  SessionEvent,
  SessionInput,
  SignOutInput,
  TabEvent,
} from './session.contract.ts'

/** A flow that failed this often is out of service until it is asked for again (SAF-13). */
export const MAX_RESTARTS = 3

const noPlayer = { player: null, profile: null, landing: null, modals: [] } as const satisfies Partial<SessionContext>

/** What a flow puts over the page. */
const modalsOf: Readonly<Partial<Record<FlowId, Modal>>> = {
  activityTimer: 'activitySummary',
  realityCheck: 'realityCheck',
  idle: 'idle',
  edd: 'edd',
  verification: 'verification',
  profile: 'welcome',
  gameFrame: 'inGame',
}

/** Modals of flows that end with the player; the in-game one belongs to the frame, which outlives them. */
const isOfPlayer = (modal: Modal): boolean => modal !== 'inGame'

/** Whose flows live in the present state, beside those that always live. */
type Alive = 'nobody' | 'visitor' | 'player'
const isAlive = (flow: FlowId, alive: Alive): boolean => audiences[flow] === 'always' || audiences[flow] === alive

const hasLivingSession = (reason: SignOutReason | null): boolean =>
  reason !== 'refused' && reason !== 'expired' && reason !== 'otherTab'

interface Enqueue {
  readonly spawnChild: unknown
  readonly sendTo: unknown
}
type Spawn = (flow: FlowId, options: { id: FlowId; systemId: FlowId; input: unknown }) => void
type Send = (flow: FlowId, event: AnyEventObject) => void

const inputOf = (flow: FlowId, context: SessionContext, parentRef: ParentRef): unknown => {
  if (flow === 'login') return loginInput(parentRef, context)
  if (flow === 'registration') return registrationInput(parentRef, context)
  if (flow === 'cookieConsent') return cookieConsentInput(parentRef, context)
  if (flow === 'profile') return profileInput(parentRef, context)
  return audiences[flow] === 'player' ? playerFlowInput(parentRef, context) : flowInput(parentRef)
}

/** Starts a flow again under its own id, and tells it what it has missed. */
const start = (enqueue: Enqueue, flow: FlowId, context: SessionContext, parentRef: ParentRef): void => {
  const spawn = enqueue.spawnChild as Spawn
  const send = enqueue.sendTo as Send
  spawn(flow, { id: flow, systemId: flow, input: inputOf(flow, context, parentRef) })
  const hears = (flows: readonly FlowId[]): boolean => flows.includes(flow)
  if (context.player !== null && hears(playerListeners))
    send(flow, { type: 'player.arrived', player: context.player, way: 'restored' })
  else if (flow === 'authorisation') send(flow, { type: 'authorisation.request' })
  if (context.profile !== null && hears(profileListeners))
    send(flow, { type: 'profile.changed', profile: context.profile })
  if (hears(safetyListeners)) {
    const reasons = currentBlocks(context)
    send(flow, reasons.length === 0 ? { type: 'safety.playAllowed' } : { type: 'safety.playBlocked', reasons })
  }
  if (flow !== 'gameFrame') return
  for (const reason of context.modals) send(flow, { type: 'pause.request', reason })
  // The game that stood there went with it: where one is launched, its launch opens it anew.
  if (context.health.gameLaunch?.isOutOfService !== true) send('gameLaunch', { type: 'game.relaunch' })
}

/** The root: who is there, which flows live, and what they tell each other. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
    children: {} as {
      access: 'access'
      authorisation: 'authorisation'
      cookieConsent: 'cookieConsent'
      toasts: 'toasts'
      chat: 'chat'
      release: 'release'
      report: 'report'
      lobby: 'lobby'
      gameLaunch: 'gameLaunch'
      gameFrame: 'gameFrame'
      sportsbook: 'sportsbook'
      login: 'login'
      registration: 'registration'
      payAndPlay: 'payAndPlay'
      passwordReset: 'passwordReset'
      terms: 'terms'
      profile: 'profile'
      completion: 'completion'
      address: 'address'
      phoneChange: 'phoneChange'
      passwordChange: 'passwordChange'
      marketing: 'marketing'
      inbox: 'inbox'
      wallet: 'wallet'
      transactions: 'transactions'
      deposit: 'deposit'
      withdrawal: 'withdrawal'
      verification: 'verification'
      documentUpload: 'documentUpload'
      edd: 'edd'
      limits: 'limits'
      activityTimer: 'activityTimer'
      realityCheck: 'realityCheck'
      idle: 'idle'
      exclusion: 'exclusion'
      rewards: 'rewards'
      rewardClaim: 'rewardClaim'
      bonusCode: 'bonusCode'
      tabs: 'tabs'
      signOut: 'signOut'
      adoptSession: 'adoptSession'
    },
  },
  actors: {
    access: accessMachine,
    authorisation: authorisationMachine,
    cookieConsent: cookieConsentMachine,
    toasts: toastsMachine,
    chat: chatMachine,
    release: releaseMachine,
    report: reportMachine,
    lobby: lobbyMachine,
    gameLaunch: gameLaunchMachine,
    gameFrame: gameFrameMachine,
    sportsbook: sportsbookMachine,
    login: loginMachine,
    registration: registrationMachine,
    payAndPlay: payAndPlayMachine,
    passwordReset: passwordResetMachine,
    terms: termsMachine,
    profile: profileMachine,
    completion: completionMachine,
    address: addressMachine,
    phoneChange: phoneChangeMachine,
    passwordChange: passwordChangeMachine,
    marketing: marketingMachine,
    inbox: inboxMachine,
    wallet: walletMachine,
    transactions: transactionsMachine,
    deposit: depositMachine,
    withdrawal: withdrawalMachine,
    verification: verificationMachine,
    documentUpload: documentUploadMachine,
    edd: eddMachine,
    limits: limitsMachine,
    activityTimer: activityTimerMachine,
    realityCheck: realityCheckMachine,
    idle: idleMachine,
    exclusion: exclusionMachine,
    rewards: rewardsMachine,
    rewardClaim: rewardClaimMachine,
    bonusCode: bonusCodeMachine,
    tabs: mustProvideStream<undefined, TabEvent>('tabs'),
    signOut: mustProvide<void, SignOutInput>('signOut'),
    adoptSession: mustProvide<AdoptSessionOutput, AdoptSessionInput>('adoptSession'),
  },
  guards: {
    isToldWhy: (_, params: { begun?: BreakBegun }) => params.begun !== undefined,
    isSomebody: (_, params: { player: PlayerSession | null }) => params.player !== null,
    isSamePlayer: ({ context }, params: { playerId: number }) => context.player?.playerId === params.playerId,
    isItsPlayer: ({ context }, params: { playerId?: number }) =>
      params.playerId === undefined || context.player?.playerId === params.playerId,
    isProfileMissing: ({ context }, params: { outcome: 'open' | 'restricted' | 'maintenance' }) =>
      params.outcome === 'open' && context.profile === null,
    isOutOfService: ({ context }, params: { flow: FlowId; alive: Alive }) =>
      context.health[params.flow]?.isOutOfService === true && isAlive(params.flow, params.alive),
  },
  actions: {
    keepPlayer: assign((_, params: { player: PlayerSession | null }) => ({
      player: params.player,
      signOutReason: null,
      begun: null,
    })),
    keepLanding: assign((_, params: { landing: Landing }) => ({ landing: params.landing })),
    keepReason: assign((_, params: { reason: SignOutReason; begun?: BreakBegun }) => ({
      signOutReason: params.reason,
      begun: params.begun ?? null,
    })),
    keepBegun: assign((_, params: { begun?: BreakBegun }) => ({ begun: params.begun ?? null })),
    // The one place where what is known of a player goes: nothing can be left behind by forgetting it (SAF-7).
    forgetPlayer: assign(({ context }) => ({
      ...noPlayer,
      modals: context.modals.filter((modal) => !isOfPlayer(modal)),
      blocks: { access: context.blocks.access, profile: [], exclusion: [], limits: [] },
      health: Object.fromEntries(
        Object.entries(context.health).filter(([flow]) => isFlowId(flow) && audiences[flow] !== 'player'),
      ),
    })),
    // A visitor's flows start afresh with each visitor: one still called out of service would be started twice (SAF-13).
    forgiveVisitorFlows: assign(({ context }) => ({
      health: Object.fromEntries(
        Object.entries(context.health).filter(([flow]) => isFlowId(flow) && audiences[flow] !== 'visitor'),
      ),
    })),
    keepProfile: assign(({ context }, params: { profile: ProfileSummary }) => ({
      profile: params.profile,
      blocks: { ...context.blocks, profile: profileBlocks(params.profile) },
    })),
    // The frames of game and sportsbook know bonuses with the balance alone, and ask for theirs with each word of it (SAF-2).
    askForBalance: enqueueActions(({ context, enqueue }, { profile }: { profile: ProfileSummary }) => {
      const isSwitched = context.profile !== null && context.profile.areas.bonuses !== profile.areas.bonuses
      if (isSwitched && context.health.wallet?.isOutOfService !== true)
        enqueue.sendTo('wallet', { type: 'balance.refresh' })
    }),
    keepLoyalty: assign(({ context }, params: { loyaltyLevel: string }) => ({
      profile: context.profile && { ...context.profile, loyaltyLevel: params.loyaltyLevel },
    })),
    keepBlocks: assign(({ context }, params: { source: BlockSource; reasons: readonly PlayBlock[] }) => ({
      blocks: { ...context.blocks, [params.source]: params.reasons },
    })),
    // Every message to a flow goes through here: one that is out of service must not take the root down with it.
    forward: enqueueActions(({ context, enqueue }, params: { to: FlowId; event: AnyEventObject }) => {
      if (context.health[params.to]?.isOutOfService !== true) enqueue.sendTo(params.to, params.event)
    }),
    tellBreaks: enqueueActions(({ context, enqueue }, params: { event: GameNews }) => {
      for (const flow of breakFlows) {
        if (context.health[flow]?.isOutOfService !== true) enqueue.sendTo(flow, params.event)
      }
    }),
    // Two breaks never stand over each other (RGT-2, RGT-3).
    tellOtherBreak: enqueueActions(({ context, enqueue }, params: { event: BreakEvent }) => {
      const other = params.event.modal === 'realityCheck' ? 'activityTimer' : 'realityCheck'
      if (context.health[other]?.isOutOfService !== true) enqueue.sendTo(other, params.event)
    }),
    // A flow that threw is reported and started again while the others live on (SAF-13).
    restartFailed: enqueueActions(
      ({ context, enqueue, self }, params: { actorId: string; error: unknown; alive: Alive }) => {
        const flow = params.actorId
        if (!isFlowId(flow)) return
        const restarts = context.health[flow]?.restarts ?? 0
        const outOfService = restarts >= MAX_RESTARTS
        enqueue.assign({
          health: {
            ...context.health,
            [flow]: { restarts: outOfService ? restarts : restarts + 1, isOutOfService: outOfService },
          },
        })
        enqueue.emit({ type: 'flow.failed', flow, error: params.error, restarts, outOfService })
        // What it had over the page went with it, and could not say so: nothing may wait for its answer.
        const modal = modalsOf[flow]
        if (modal !== undefined && context.modals.includes(modal)) enqueue.raise({ type: 'modal.closed', modal })
        if (modal === 'activitySummary' || modal === 'realityCheck') enqueue.raise({ type: 'break.ended', modal })
        // No game stands in the frame that nothing could close any more (SAF-1).
        if (flow === 'gameLaunch') enqueue.raise({ type: 'game.closed' })
        if (!outOfService && isAlive(flow, params.alive)) start(enqueue, flow, context, self)
      },
    ),
    restartAsked: enqueueActions(({ context, enqueue, self }, params: { flow: FlowId }) => {
      enqueue.assign({ health: { ...context.health, [params.flow]: { restarts: 0, isOutOfService: false } } })
      start(enqueue, params.flow, context, self)
    }),
    tellPlayerArrived: enqueueActions(({ context, enqueue }, { way }: { way: SignInWay }) => {
      if (context.player === null) return
      for (const flow of playerListeners) {
        if (context.health[flow]?.isOutOfService !== true)
          enqueue.sendTo(flow, { type: 'player.arrived', player: context.player, way })
      }
    }),
    tellPlayerLeft: enqueueActions(({ context, enqueue }) => {
      for (const flow of playerListeners) {
        if (context.health[flow]?.isOutOfService !== true) enqueue.sendTo(flow, { type: 'player.left' })
      }
    }),
    tellProfile: enqueueActions(({ context, enqueue }) => {
      if (context.profile === null) return
      for (const flow of profileListeners) {
        if (context.health[flow]?.isOutOfService !== true)
          enqueue.sendTo(flow, { type: 'profile.changed', profile: context.profile })
      }
    }),
    tellSafety: enqueueActions(({ context, enqueue }) => {
      const reasons = currentBlocks(context)
      for (const flow of safetyListeners) {
        // Flows of the player start after this on the way in; they hear it with the profile, which comes later.
        if (audiences[flow] === 'player' && context.profile === null) continue
        if (context.health[flow]?.isOutOfService === true) continue
        enqueue.sendTo(
          flow,
          reasons.length === 0 ? { type: 'safety.playAllowed' } : { type: 'safety.playBlocked', reasons },
        )
      }
    }),
    // What stands in them is said to the player: it must not stand on the visitor's page.
    clearToasts: enqueueActions(({ context, enqueue }) => {
      if (context.health.toasts?.isOutOfService !== true) enqueue.sendTo('toasts', { type: 'toasts.clear' })
    }),
    tellTabsSignedIn: enqueueActions(({ context, enqueue }) => {
      if (context.player !== null) enqueue.sendTo('tabs', { type: 'tab.signedIn', playerId: context.player.playerId })
    }),
    pauseGame: enqueueActions(({ context, enqueue }, params: { modal: Modal }) => {
      enqueue.assign({ modals: [...context.modals.filter((modal) => modal !== params.modal), params.modal] })
      if (context.health.gameFrame?.isOutOfService !== true)
        enqueue.sendTo('gameFrame', { type: 'pause.request', reason: params.modal })
    }),
    resumeGame: enqueueActions(({ context, enqueue }, params: { modal: Modal }) => {
      enqueue.assign({ modals: context.modals.filter((modal) => modal !== params.modal) })
      if (context.health.gameFrame?.isOutOfService !== true)
        enqueue.sendTo('gameFrame', { type: 'pause.release', reason: params.modal })
    }),
    // The modals of a player's flows end with the player; their exits cannot be heard any more by then.
    releaseGame: enqueueActions(({ context, enqueue }) => {
      if (context.health.gameFrame?.isOutOfService === true) return
      for (const modal of context.modals.filter(isOfPlayer))
        enqueue.sendTo('gameFrame', { type: 'pause.release', reason: modal })
    }),
    sayGameOpened: emit((_, params: { game: OpenedGame }) => ({ type: 'game.opened' as const, game: params.game })),
    sayGameClosed: emit({ type: 'game.closed' as const }),
    sayConsent: emit((_, params: { options: ConsentOptions }) => ({
      type: 'consent.changed' as const,
      options: params.options,
    })),
    saySignInWanted: emit((_, params: { landing: Landing }) => ({
      type: 'game.signInWanted' as const,
      landing: params.landing,
    })),
    tellTabsSignedOutUnlessTold: enqueueActions(({ context, enqueue }) => {
      const { begun, signOutReason } = context
      if (signOutReason !== 'otherTab') enqueue.sendTo('tabs', { type: 'tab.signedOut', ...(begun ? { begun } : {}) })
    }),
    saySignedIn: emit(({ context }, params: { way: SignInWay }) => ({
      type: 'session.signedIn' as const,
      playerId: context.player?.playerId ?? 0,
      way: params.way,
      landing: context.landing ?? { redirectPath: null, bonusCode: null },
    })),
    saySignedOut: emit(({ context }) => ({
      type: 'session.signedOut' as const,
      reason: context.signOutReason ?? 'player',
      ...(context.begun ? { begun: context.begun } : {}),
    })),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, resolveTimeout: 20_000 },
}).createMachine({
  id: 'session',
  description: 'The whole site for one tab: a visitor or a player, and the flows that live for them.',
  meta: { requirements: ['SAF-3', 'SAF-13'] },
  context: ({ input }) => ({
    ...input,
    ...noPlayer,
    signOutReason: null,
    begun: null,
    blocks: { access: [], profile: [], exclusion: [], limits: [] },
    health: {},
  }),
  initial: 'pending',
  invoke: [
    { id: 'tabs', src: 'tabs', onError: { description: 'Without it each tab is alone; nothing else depends on it' } },
    { id: 'access', systemId: 'access', src: 'access', input: ({ self }) => flowInput(self) },
    { id: 'authorisation', systemId: 'authorisation', src: 'authorisation', input: ({ self }) => flowInput(self) },
    {
      id: 'cookieConsent',
      systemId: 'cookieConsent',
      src: 'cookieConsent',
      input: ({ self, context }) => cookieConsentInput(self, context),
    },
    { id: 'toasts', systemId: 'toasts', src: 'toasts', input: ({ self }) => flowInput(self) },
    { id: 'chat', systemId: 'chat', src: 'chat', input: ({ self }) => flowInput(self) },
    { id: 'release', systemId: 'release', src: 'release', input: ({ self }) => flowInput(self) },
    { id: 'report', systemId: 'report', src: 'report', input: ({ self }) => flowInput(self) },
    { id: 'lobby', systemId: 'lobby', src: 'lobby', input: ({ self }) => flowInput(self) },
    { id: 'gameLaunch', systemId: 'gameLaunch', src: 'gameLaunch', input: ({ self }) => flowInput(self) },
    { id: 'gameFrame', systemId: 'gameFrame', src: 'gameFrame', input: ({ self }) => flowInput(self) },
    { id: 'sportsbook', systemId: 'sportsbook', src: 'sportsbook', input: ({ self }) => flowInput(self) },
  ],
  on: {
    'xstate.error.actor.*': {
      actions: {
        type: 'restartFailed',
        params: ({ event }) => ({ actorId: event.actorId, error: event.error, alive: 'nobody' }),
      },
      description: 'A flow failed: reported and started again, three times at most',
    },
    'flow.restart': {
      guard: { type: 'isOutOfService', params: ({ event }) => ({ flow: event.flow, alive: 'nobody' }) },
      actions: { type: 'restartAsked', params: ({ event }) => event },
      description: 'A flow out of service is asked for again',
    },
    'access.settled': {
      actions: [
        {
          type: 'keepBlocks',
          params: ({ event }) => ({
            source: 'access',
            reasons: event.outcome === 'open' ? [] : [event.outcome],
          }),
        },
        'tellSafety',
      ],
    },
    'toast.show': { actions: { type: 'forward', params: ({ event }) => ({ to: 'toasts', event: event }) } },
    'consent.changed': { actions: { type: 'sayConsent', params: ({ event }) => event } },
    'modal.opened': { actions: { type: 'pauseGame', params: ({ event }) => event } },
    'modal.closed': { actions: { type: 'resumeGame', params: ({ event }) => event } },
    'game.launched': {
      actions: [
        {
          type: 'forward',
          params: ({ event }) => ({ to: 'gameFrame', event: { type: 'frame.open', game: event.game } }),
        },
        { type: 'sayGameOpened', params: ({ event }) => event },
      ],
    },
    'game.closed': {
      actions: [{ type: 'forward', params: { to: 'gameFrame', event: { type: 'frame.close' } } }, 'sayGameClosed'],
    },
    'game.relaunch': { actions: { type: 'forward', params: ({ event }) => ({ to: 'gameLaunch', event: event }) } },
    'game.signInWanted': { actions: { type: 'saySignInWanted', params: ({ event }) => event } },
    'tab.signedOut': {
      guard: { type: 'isToldWhy', params: ({ event }) => event },
      actions: { type: 'keepBegun', params: ({ event }) => event },
      description: 'Signed out here already; another tab knows that a break or exclusion has begun',
    },
    'break.read': { actions: { type: 'keepBegun', params: {} }, description: 'Why the player was signed out is read' },
  },
  states: {
    pending: {
      description: 'It is being found out whether somebody is signed in.',
      meta: { requirements: ['GRD-2', 'AUT-2'] },
      tags: ['busy', 'status:Pending'],
      entry: sendTo('authorisation', { type: 'authorisation.request' }),
      on: {
        'authorisation.resolved': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            target: 'player',
            actions: [
              { type: 'keepPlayer', params: ({ event }) => event },
              { type: 'tellPlayerArrived', params: { way: 'restored' } },
              'tellSafety',
              { type: 'saySignedIn', params: { way: 'restored' } },
            ],
          },
          { target: 'visitor', actions: 'tellSafety' },
        ],
        'tab.signedIn': { target: 'adopting', description: 'Another tab has signed in meanwhile' },
      },
      after: {
        resolveTimeout: {
          target: 'visitor',
          actions: 'tellSafety',
          description: 'Nothing known within 20 s: a visitor',
        },
      },
    },
    visitor: {
      description: 'Nobody is signed in.',
      meta: { requirements: ['REG-2', 'GAM-7'] },
      tags: ['status:Resolved'],
      exit: 'forgiveVisitorFlows',
      invoke: [
        { id: 'login', systemId: 'login', src: 'login', input: ({ self, context }) => loginInput(self, context) },
        {
          id: 'registration',
          systemId: 'registration',
          src: 'registration',
          input: ({ self, context }) => registrationInput(self, context),
        },
        { id: 'payAndPlay', systemId: 'payAndPlay', src: 'payAndPlay', input: ({ self }) => flowInput(self) },
        { id: 'passwordReset', systemId: 'passwordReset', src: 'passwordReset', input: ({ self }) => flowInput(self) },
      ],
      on: {
        'xstate.error.actor.*': {
          actions: {
            type: 'restartFailed',
            params: ({ event }) => ({ actorId: event.actorId, error: event.error, alive: 'visitor' }),
          },
          description: 'A flow failed: reported and started again, three times at most',
        },
        'flow.restart': {
          guard: { type: 'isOutOfService', params: ({ event }) => ({ flow: event.flow, alive: 'visitor' }) },
          actions: { type: 'restartAsked', params: ({ event }) => event },
          description: 'A flow out of service is asked for again',
        },
        'authorisation.resolved': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'player',
          actions: [
            { type: 'keepPlayer', params: ({ event }) => event },
            { type: 'tellPlayerArrived', params: { way: 'restored' } },
            'tellSafety',
            { type: 'saySignedIn', params: { way: 'restored' } },
          ],
          description: 'The stored session was read late',
        },
        'login.succeeded': {
          target: 'player',
          actions: [
            { type: 'keepPlayer', params: ({ event }) => event },
            { type: 'keepLanding', params: ({ event }) => event },
            { type: 'tellPlayerArrived', params: ({ event }) => event },
            'tellSafety',
            'tellTabsSignedIn',
            { type: 'saySignedIn', params: ({ event }) => event },
          ],
        },
        'registration.completed': {
          actions: {
            type: 'forward',
            params: ({ event }) => ({
              to: 'login',
              event: { ...event, type: 'login.afterSignUp' },
            }),
          },
          description: 'A new player is signed in without typing again',
        },
        'login.passwordRefused': {
          actions: { type: 'forward', params: { to: 'registration', event: { type: 'password.refused' } } },
          description: 'The sign-up asks for the password once more',
        },
        'login.cancelled': {
          actions: { type: 'forward', params: { to: 'registration', event: { type: 'registration.close' } } },
          description: 'The new player logs in later: the finished sign-up closes too',
        },
        'game.signInWanted': {
          actions: [
            {
              type: 'forward',
              params: ({ event }) => ({
                to: 'login',
                event: { type: 'login.open', landing: event.landing, content: 'returnToGame' },
              }),
            },
            { type: 'saySignInWanted', params: ({ event }) => event },
          ],
        },
        'tab.signedIn': { target: 'adopting', description: 'Another tab has signed in' },
      },
    },
    adopting: {
      description: 'The session that another tab has stored is being read.',
      meta: { requirements: ['AUT-10'] },
      tags: ['busy', 'status:Requested'],
      invoke: {
        id: 'adoptSession',
        src: 'adoptSession',
        input: ({ event }) => ({ playerId: event.type === 'tab.signedIn' ? event.playerId : null }),
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ player: event.output }) },
            target: 'player',
            actions: [
              { type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) },
              { type: 'tellPlayerArrived', params: { way: 'otherTab' } },
              'tellSafety',
              { type: 'saySignedIn', params: { way: 'otherTab' } },
            ],
          },
          { target: 'visitor', actions: 'tellSafety' },
        ],
        onError: { target: 'visitor', actions: 'tellSafety' },
      },
      on: {
        'tab.signedOut': { target: 'visitor', actions: 'tellSafety' },
        'tab.signedIn': { target: 'adopting', reenter: true, description: 'A newer one: that one is read' },
      },
      after: {
        requestTimeout: { target: 'visitor', actions: 'tellSafety', description: 'Nothing read within 15 s' },
      },
    },
    player: {
      description:
        'A player is signed in. Leaving this state stops every flow of the player and forgets what was known.',
      meta: { requirements: ['GRD-9', 'AUT-3', 'SAF-1', 'SAF-7'] },
      tags: ['status:Resolved'],
      exit: ['releaseGame', 'forgetPlayer', 'clearToasts', 'tellPlayerLeft', 'tellSafety'],
      invoke: [
        { id: 'terms', systemId: 'terms', src: 'terms', input: ({ self, context }) => playerFlowInput(self, context) },
        {
          id: 'profile',
          systemId: 'profile',
          src: 'profile',
          input: ({ self, context }) => profileInput(self, context),
        },
        {
          id: 'completion',
          systemId: 'completion',
          src: 'completion',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'address',
          systemId: 'address',
          src: 'address',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'phoneChange',
          systemId: 'phoneChange',
          src: 'phoneChange',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'passwordChange',
          systemId: 'passwordChange',
          src: 'passwordChange',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'marketing',
          systemId: 'marketing',
          src: 'marketing',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        { id: 'inbox', systemId: 'inbox', src: 'inbox', input: ({ self, context }) => playerFlowInput(self, context) },
        {
          id: 'wallet',
          systemId: 'wallet',
          src: 'wallet',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'transactions',
          systemId: 'transactions',
          src: 'transactions',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'deposit',
          systemId: 'deposit',
          src: 'deposit',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'withdrawal',
          systemId: 'withdrawal',
          src: 'withdrawal',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'verification',
          systemId: 'verification',
          src: 'verification',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'documentUpload',
          systemId: 'documentUpload',
          src: 'documentUpload',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        { id: 'edd', systemId: 'edd', src: 'edd', input: ({ self, context }) => playerFlowInput(self, context) },
        {
          id: 'limits',
          systemId: 'limits',
          src: 'limits',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'activityTimer',
          systemId: 'activityTimer',
          src: 'activityTimer',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'realityCheck',
          systemId: 'realityCheck',
          src: 'realityCheck',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        { id: 'idle', systemId: 'idle', src: 'idle', input: ({ self, context }) => playerFlowInput(self, context) },
        {
          id: 'exclusion',
          systemId: 'exclusion',
          src: 'exclusion',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'rewards',
          systemId: 'rewards',
          src: 'rewards',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'rewardClaim',
          systemId: 'rewardClaim',
          src: 'rewardClaim',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
        {
          id: 'bonusCode',
          systemId: 'bonusCode',
          src: 'bonusCode',
          input: ({ self, context }) => playerFlowInput(self, context),
        },
      ],
      on: {
        'xstate.error.actor.*': {
          actions: {
            type: 'restartFailed',
            params: ({ event }) => ({ actorId: event.actorId, error: event.error, alive: 'player' }),
          },
          description: 'A flow failed: reported and started again, three times at most',
        },
        'flow.restart': {
          guard: { type: 'isOutOfService', params: ({ event }) => ({ flow: event.flow, alive: 'player' }) },
          actions: { type: 'restartAsked', params: ({ event }) => event },
          description: 'A flow out of service is asked for again',
        },
        'session.signOut': {
          target: 'signingOut',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        'session.refused': {
          guard: { type: 'isItsPlayer', params: ({ event }) => event },
          target: 'signingOut',
          actions: { type: 'keepReason', params: { reason: 'refused' } },
          description: 'The server does not know the session any more; however many calls say so, it happens once',
        },
        'authorisation.expired': {
          target: 'signingOut',
          actions: { type: 'keepReason', params: { reason: 'expired' } },
        },
        'authorisation.renewed': [
          {
            guard: { type: 'isSamePlayer', params: ({ event }) => event.player },
            actions: [{ type: 'keepPlayer', params: ({ event }) => event }, 'tellSafety'],
          },
          { target: 'adopting', description: 'The stored session is another player’s: signed in in another tab' },
        ],
        'tab.signedOut': {
          target: 'signingOut',
          actions: { type: 'keepReason', params: ({ event }) => ({ ...event, reason: 'otherTab' }) },
        },
        'tab.signedIn': [
          {
            guard: { type: 'isSamePlayer', params: ({ event }) => event },
            description: 'The same player: nothing to do',
          },
          { target: 'adopting', description: 'Another player signed in in another tab' },
        ],
        'profile.changed': {
          actions: [
            { type: 'askForBalance', params: ({ event }) => event },
            { type: 'keepProfile', params: ({ event }) => event },
            'tellProfile',
            'tellSafety',
          ],
        },
        'access.settled': [
          {
            guard: { type: 'isProfileMissing', params: ({ event }) => event },
            actions: [
              { type: 'keepBlocks', params: { source: 'access', reasons: [] } },
              'tellSafety',
              { type: 'forward', params: { to: 'profile', event: { type: 'profile.refresh' } } },
            ],
            description: 'The site has opened: what could not be had of the player before is asked for at once',
          },
          {
            actions: [
              {
                type: 'keepBlocks',
                params: ({ event }) => ({ source: 'access', reasons: event.outcome === 'open' ? [] : [event.outcome] }),
              },
              'tellSafety',
            ],
          },
        ],
        'profile.refresh': { actions: { type: 'forward', params: ({ event }) => ({ to: 'profile', event: event }) } },
        'wallet.changed': {
          actions: [
            { type: 'forward', params: ({ event }) => ({ to: 'gameFrame', event: event }) },
            { type: 'forward', params: ({ event }) => ({ to: 'sportsbook', event: event }) },
            {
              type: 'forward',
              params: ({ event: { balance } }) => ({
                to: 'limits',
                event: { type: 'limits.touch', mark: `${balance.version} ${balance.totalBalance}` },
              }),
            },
            {
              type: 'forward',
              params: ({ event: { balance } }) => ({
                to: 'rewards',
                event: { type: 'rewards.touch', mark: `${balance.version} ${balance.totalBalance}` },
              }),
            },
          ],
        },
        'rewards.changed': {
          actions: { type: 'forward', params: { to: 'rewards', event: { type: 'rewards.refresh' } } },
        },
        'wallet.attributesChanged': {
          actions: { type: 'forward', params: { to: 'profile', event: { type: 'profile.refresh' } } },
        },
        'wallet.loyaltyChanged': { actions: { type: 'keepLoyalty', params: ({ event }) => event } },
        'safety.blocksChanged': {
          actions: [{ type: 'keepBlocks', params: ({ event }) => event }, 'tellSafety'],
        },
        'activity.noted': {
          actions: { type: 'forward', params: { to: 'idle', event: { type: 'activity.noted', isOfGame: true } } },
        },
        'verification.wanted': {
          actions: {
            type: 'forward',
            params: ({ event }) => ({
              to: 'verification',
              event: { type: 'verification.start', startPoint: event.startPoint },
            }),
          },
        },
        'documents.sent': {
          actions: { type: 'forward', params: { to: 'verification', event: { type: 'document.uploaded' } } },
        },
        'verification.closed': {
          actions: [
            { type: 'forward', params: { to: 'documentUpload', event: { type: 'documents.close' } } },
            {
              type: 'forward',
              params: ({ event }) => ({
                to: 'deposit',
                event: { type: 'verification.returned', startPoint: event.startPoint, isLater: event.isLater },
              }),
            },
            {
              type: 'forward',
              params: ({ event }) => ({
                to: 'withdrawal',
                event: { type: 'verification.returned', startPoint: event.startPoint, isLater: event.isLater },
              }),
            },
          ],
        },
        'game.launched': {
          actions: [
            {
              type: 'forward',
              params: ({ event }) => ({ to: 'gameFrame', event: { type: 'frame.open', game: event.game } }),
            },
            { type: 'forward', params: { to: 'activityTimer', event: { type: 'game.started' } } },
            { type: 'forward', params: { to: 'realityCheck', event: { type: 'game.started' } } },
            { type: 'sayGameOpened', params: ({ event }) => event },
          ],
        },
        'game.closed': {
          actions: [
            { type: 'forward', params: { to: 'gameFrame', event: { type: 'frame.close' } } },
            { type: 'forward', params: { to: 'activityTimer', event: { type: 'game.closed' } } },
            { type: 'forward', params: { to: 'realityCheck', event: { type: 'game.closed' } } },
            'sayGameClosed',
          ],
        },
        'game.leave': { actions: { type: 'forward', params: { to: 'gameLaunch', event: { type: 'game.close' } } } },
        'game.roundStarted': { actions: { type: 'tellBreaks', params: ({ event }) => ({ event }) } },
        'game.roundEnded': { actions: { type: 'tellBreaks', params: ({ event }) => ({ event }) } },
        'break.begun': { actions: { type: 'tellOtherBreak', params: ({ event }) => ({ event }) } },
        'break.ended': { actions: { type: 'tellOtherBreak', params: ({ event }) => ({ event }) } },
        'activity.looked': {
          actions: { type: 'forward', params: { to: 'realityCheck', event: { type: 'realityCheck.check' } } },
        },
      },
    },
    signingOut: {
      description: 'The player has left; what the browser kept is being removed, with or without the network.',
      meta: { requirements: ['GRD-11', 'AUT-8', 'AUT-10', 'SAF-6', 'SAF-7'] },
      tags: ['busy'],
      entry: ['tellTabsSignedOutUnlessTold', 'saySignedOut'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({
          reason: context.signOutReason ?? 'player',
          tellServer: hasLivingSession(context.signOutReason),
        }),
        onDone: { target: 'visitor' },
        onError: { target: 'visitor', description: 'What could not be told to the server expires there by itself' },
      },
      // The browser's entries are gone by now: what is read is the newer session, never the one that is being left.
      on: { 'tab.signedIn': { target: 'adopting', description: 'Another tab has signed in meanwhile' } },
      after: { requestTimeout: { target: 'visitor', description: 'The server did not answer within 15 s' } },
    },
  },
})
