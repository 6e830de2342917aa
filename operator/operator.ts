import type { Channel } from '#contract/constants.ts'
import type { MarketId } from '#contract/markets.ts'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { AskedPage } from './content/hasPage.ts'
import type { PageSeo, SeoAsked } from './content/pageSeo.ts'
import type { SitePage, SitePagesAsked } from './content/sitePages.ts'
import type { Db, Tx } from './db/open.ts'
import type { Ledger } from './ledger.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox.ts'
import type { OperatorSettings } from './settings.ts'
import type { WorldStore } from './qa/world.ts'
import type { StateStore } from './state.ts'

/** Who calls: what the id token says, checked. Ids are integers, times ms. */
export interface PlayerClaims {
  readonly playerId: number
  /** The user pool's own id of the user. */
  readonly sub: string
  readonly email: string
  readonly countryCode: string
  readonly language: string
  /** Id of the sign-in that the token belongs to; ended sessions are refused. */
  readonly sessionId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Areas that a flag of the profile opens or closes; `payout: true` means the player is a payout-risk player. */
export interface PlayerPermissions {
  readonly payout: boolean
  readonly casino: boolean
  readonly liveCasino: boolean
  readonly sports: boolean
  readonly virtualSports: boolean
  readonly bonuses: boolean
  readonly deposit: boolean
  readonly withdrawal: boolean
}

/** What other areas need to know of a player. `null` where the player has not said it yet. */
export interface PlayerAccount {
  readonly playerId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string
  readonly market: string
  readonly currency: string
  readonly language: string
  readonly mobilePhone: string | null
  /** yyyy-MM-dd */
  readonly dateOfBirth: string | null
  readonly postalCode: string | null
  /** Version of the terms accepted last. */
  readonly termsVersion: string | null
  readonly state: string
  readonly kycStatus: string
  /** The house asks the questions of due diligence, and waits for their answers. */
  readonly eddQuestionnaire: boolean
  readonly permissions: PlayerPermissions
  /** Suspended at this brand (multibrand). */
  readonly suspended: boolean
  /** The house looks at each withdrawal before it is paid. */
  readonly isWithdrawalReview: boolean
  /** ms */
  readonly registeredAt: number
}

/** Parts of a player that QA and the seed may set; absent means a sensible grown-up player who may do everything. */
export interface PlayerParts {
  readonly firstName?: string
  readonly lastName?: string
  readonly countryCode?: string
  readonly market?: string
  readonly currency?: string
  readonly language?: string
  readonly mobilePhone?: string
  readonly dateOfBirth?: string | null
  readonly postalCode?: string | null
  readonly termsVersion?: string | null
  readonly state?: string
  readonly kycStatus?: string
  readonly permissions?: Partial<PlayerPermissions>
  readonly suspended?: boolean
  readonly isWithdrawalReview?: boolean
  readonly firstLogin?: boolean
  readonly allowManualClaim?: boolean
  /** Enhanced due diligence is asked for (EDD-1). */
  readonly eddQuestionnaire?: boolean
  readonly loyaltyLevel?: string
  /** A timeout or exclusion: until when (ms; null for good), and who asked for it. Goes with `state` TIMEOUT or SELF_EXCLUDED. */
  readonly exclusion?: {
    readonly until: number | null
    readonly isCooling?: boolean
    readonly initiator?: 'PLAYER' | 'OPERATOR'
  }
}

/** The player store (operator/player). Every method joins the running transaction when there is one. */
export interface Players {
  find(playerId: number): Promise<PlayerAccount | null>
  findByEmail(email: string): Promise<PlayerAccount | null>
  /** Makes a confirmed player who can sign in at once with the password (POST /qa/players, demo players). */
  create(
    input: PlayerParts & {
      readonly email: string
      readonly password: string
      /** A player of the former platform: known to the user pool only after the move (AUT-5). */
      readonly isLegacy?: boolean
    },
  ): Promise<PlayerAccount>
  /** Applies the parts and pushes PLAYER_ATTRIBUTE_CHANGE. Throws CallError 404 for an unknown player. */
  change(playerId: number, parts: PlayerParts): Promise<PlayerAccount>
}

/** The user pool (operator/user-pool). Tokens are refused with CallError 401 `Token expired`. */
export interface UserPool {
  /** Checks signature, issuer, audience, age, and that the session was not ended or revoked. */
  verifyIdToken(token: string): Promise<PlayerClaims>
  /** The same, but for the session, which may have ended: good for nothing but to say why. */
  verifyEndedIdToken(token: string): Promise<PlayerClaims>
  /** The same for an access token; answers the user's `sub` and session. */
  verifyAccessToken(token: string): Promise<{ readonly sub: string; readonly sessionId: string }>
  /** The same for an id token of staff; `isOfQa`: an account whose password is no secret. Throws CallError 403 for anybody else's. */
  verifyStaffToken(token: string): Promise<{ readonly sub: string; readonly email: string; readonly isOfQa: boolean }>
  /** Signs a player in whom somebody else has identified (PNP-2); whether they may is the caller's to ask. Throws CallError 404. */
  openSession(
    playerId: number,
    from: Pick<Caller, 'ip' | 'userAgent'>,
  ): Promise<{
    readonly idToken: string
    readonly accessToken: string
    readonly refreshToken: string
    /** The pool's own id of the user, by which clients keep the tokens. */
    readonly lastAuth: string
  }>
  /** Whether the sign-in behind these claims still holds, however old the token that told them. */
  isLiving(claims: Pick<PlayerClaims, 'sessionId' | 'sub'>): Promise<boolean>
  /** Ends every session of the player at once, here and in every process; publishes `session-ended` on the bus. */
  endSessions(playerId: number): Promise<void>
  /** Ends one sign-in, the player's others stay. */
  endSession(sessionId: string, playerId: number): Promise<void>
  /** Makes a user who may sign in with the password, which is turned into its verifier at once; false when the e-mail is taken. */
  createUser(user: {
    readonly email: string
    readonly password: string
    readonly playerId: number | null
    readonly claims?: Record<string, unknown>
  }): Promise<boolean>
  /** Keeps the credentials of a player of the former platform, who is no user here until moved. */
  keepLegacy(user: { readonly playerId: number; readonly email: string; readonly password: string }): Promise<void>
  /** Moves a player of the former platform in by e-mail and password (AUT-5); false for any other pair. Throws CallError 429 after five. */
  migrate(email: string, password: string): Promise<boolean>
  /** Whether this is the player's password. Throws CallError 429 after five wrong ones. */
  isPassword(playerId: number, password: string): Promise<boolean>
  /** Whether this password was set in the last minutes: who had no answer to that sends it again. Ask `isPassword` first: it counts. */
  hasJustSet(playerId: number, password: string): Promise<boolean>
  /** Sets a new password and ends every session but the kept one. Throws CallError 404 for an unknown player. */
  setPassword(playerId: number, password: string, keptSession?: string): Promise<void>
  /** Another e-mail to sign in with, for who has not verified theirs; false when it is taken. Throws CallError 404 for an unknown player. */
  changeEmail(playerId: number, email: string): Promise<boolean>
  /** Answers `/user-pool/*` (request path as it came). */
  handle(request: Request, caller: Caller): Promise<Response>
}

/** The content service (operator/content). */
export interface ContentService {
  /** Answers `/content/*`. */
  handle(request: Request, caller: Caller): Promise<Response>
  /** First content for a page path: JSON to inline in the document, and images worth preloading. `null` when there is none. */
  documentExtras(page: {
    readonly path: string
    readonly market: string
    readonly language: string
    readonly dataset?: string
    /** As far as the request tells; a page that finds itself on the other one asks again. */
    readonly channel?: Channel
  }): Promise<DocumentExtras | null>
  /** Whether content has what a page path names: a text page, a game, a category, a promotion. True where only the page can tell. */
  hasPage(page: AskedPage): Promise<boolean>
  /** Whether the house has switched its live chat off for the brand of a host name (`casinoSettings`); false where content is another's. */
  isChatOff(hostname: string): Promise<boolean>
  /** What search engines and shared links are told of a page (NAV-14); null without such a dataset. */
  pageSeo(page: Omit<SeoAsked, 'without'> & { readonly dataset: string }): Promise<PageSeo | null>
  /** What search engines may list of a dataset: the pages of a market and language, and its games. Null without such a dataset. */
  sitemap(dataset: string): Promise<{
    readonly pages: (asked: SitePagesAsked) => readonly SitePage[]
    readonly games: (market: MarketId) => readonly SitePage[]
  } | null>
}

/** What travels inside the first document besides settings and access. */
export interface DocumentExtras {
  /** Inlined as `<script type="application/json" id="first-content">`. */
  readonly content?: Readonly<
    Record<string, { readonly params: Readonly<Record<string, unknown>>; readonly result: unknown }>
  >
  /** Emitted as `<link rel="preload" as="image">`. */
  readonly preload?: readonly {
    readonly href: string
    readonly imagesrcset?: string
    readonly imagesizes?: string
    readonly media?: string
  }[]
}

/** The real-money side of the games (operator/games, operator/play): both answer whole requests. */
export interface GameServers {
  /** Answers a request that came to game origin 0 or 1. */
  handle(request: Request, origin: number, caller: Caller): Promise<Response>
}

/** Where a request came from. */
export interface Caller {
  /** Address without port; IPv4-mapped addresses as IPv4. */
  readonly ip: string
  readonly userAgent: string
  /** The caller is this very machine, by its own name. */
  readonly isLocal: boolean
}

/** Places where the outside reaches the operator, known once it listens. */
export interface Origins {
  readonly site: string
  readonly games: readonly [string, string]
  readonly sports: string
  readonly chat: string
}

/** Everything a handler may use. One per process. */
export interface Operator {
  readonly settings: OperatorSettings
  /** Drizzle over PGlite or PostgreSQL. Inside `transaction` it is the transaction itself. */
  readonly db: Db
  /** Runs in one transaction; joins the running one. Retries deadlocks. Never await the outside world in it. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly clock: Clock
  readonly bus: Bus
  readonly ledger: Ledger
  readonly outbox: Outbox
  readonly log: Log
  readonly world: WorldStore
  readonly state: StateStore
  readonly players: Players
  readonly userPool: UserPool
  readonly content: ContentService
  readonly games: GameServers
  readonly origins: Origins
}
