/** While whom a flow lives: always, only for a visitor, or only for a signed-in player. */
export type Audience = 'always' | 'visitor' | 'player'

/** Every flow but the session itself, with its audience. The keys are machine ids, system ids and `data-flow` values. */
export const audiences = {
  access: 'always',
  authorisation: 'always',
  cookieConsent: 'always',
  toasts: 'always',
  chat: 'always',
  release: 'always',
  report: 'always',
  lobby: 'always',
  gameLaunch: 'always',
  gameFrame: 'always',
  sportsbook: 'always',
  login: 'visitor',
  registration: 'visitor',
  payAndPlay: 'visitor',
  passwordReset: 'visitor',
  terms: 'player',
  profile: 'player',
  completion: 'player',
  address: 'player',
  phoneChange: 'player',
  passwordChange: 'player',
  marketing: 'player',
  inbox: 'player',
  wallet: 'player',
  transactions: 'player',
  deposit: 'player',
  withdrawal: 'player',
  verification: 'player',
  documentUpload: 'player',
  edd: 'player',
  limits: 'player',
  activityTimer: 'player',
  realityCheck: 'player',
  idle: 'player',
  exclusion: 'player',
  rewards: 'player',
  rewardClaim: 'player',
  bonusCode: 'player',
} as const satisfies Record<string, Audience>

/** System id of a child of the session. */
export type FlowId = keyof typeof audiences

/** System id of any machine, the root included. */
export type SystemId = 'session' | FlowId

/** All children of the session, in the order they are started. */
export const flowIds = Object.keys(audiences) as FlowId[]

/** The flows that live for one audience. */
export const flowsFor = (audience: Audience): FlowId[] => flowIds.filter((id) => audiences[id] === audience)

/** True for a word that is the system id of a flow. */
export const isFlowId = (word: string): word is FlowId => word in audiences
