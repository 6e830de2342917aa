import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { defaultCurrency, minute, type Channel } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import { isCurrency } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'
import { gameOf, type PlayableGame } from '../games/gameOf.ts'
import { whyNotOffered } from '../games/offer.ts'
import { gameSessions, launchTickets } from '../games/schema.ts'
import { textLanguageOf } from '../games/texts/texts.ts'
import { CallError } from '../handler.ts'
import type { Tx } from '../db/open.ts'
import type { Operator, PlayerClaims } from '../operator.ts'
import { marketFor, storedCurrency } from '../player/placement.ts'
import { isComplete } from '../player/profile.ts'
import { gameOriginsAt } from '../settings.ts'
import { userPoolSessions } from '../user-pool/schema.ts'
import { requirePlayable } from './mayPlay.ts'

/** How long a launch address opens its game, ms. */
export const LAUNCH_LIFE = 2 * minute
/** How long a ticket, token or session id may be turned into a launch, ms. */
const TICKET_LIFE = 5 * minute
/** Play money a demo starts with, in round units of its currency. */
const DEMO_UNITS = 1000

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
/** A secret nobody can guess. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** What a launch call asks for, in one form for all providers. */
export interface LaunchWish {
  readonly id: string
  /** Who launches it by the call's own kind; null where the call names it otherwise. */
  readonly launcher: string | null
  readonly mode: 'demo' | 'real'
  /** The sign-in that asks; null for a visitor, who plays for play money only. */
  readonly signIn: SignIn | null
  readonly currency: string | undefined
  readonly language: string
  /** The device as the call names it; null where it does not. */
  readonly channel: Channel | null
  /** Where the page stands that shows the game. */
  readonly siteOrigin: string
}
type SignIn = Pick<PlayerClaims, 'playerId' | 'sessionId'>

const unavailable = () => new CallError(404, 'error.game.not_available', 'This game is not available')

/** The game of a launch. Throws CallError 404 when there is none of that provider, 409 where it is not offered. */
async function launchable(
  operator: Operator,
  wish: Pick<LaunchWish, 'id' | 'launcher' | 'channel'>,
  country: string,
  market: string,
): Promise<PlayableGame> {
  const game = await gameOf(operator, wish.id)
  if (!game || (wish.launcher !== null && game.launcher !== wish.launcher)) throw unavailable()
  if (game.launcher === 'creedroomz' && !isOn(operator, 'creedroomz')) throw unavailable()
  const why = await whyNotOffered(operator, game, { country, market })
  if (why === 'country')
    throw new CallError(409, 'error.game.restricted.country', 'This game is not offered in your country')
  const isOfChannel = wish.channel === null || game.channels.includes(wish.channel)
  if (!isOfChannel || why === 'market') throw unavailable()
  if (why === 'maintenance') throw new CallError(409, 'error.game.maintenance', 'This provider is being worked on')
  return game
}

const isOn = (operator: Operator, flag: 'creedroomz') =>
  operator.world.get().flags[flag] ?? operator.settings.site.flags[flag]

/**
 * Opens a game session and answers the address that shows it (GAM-1). A real session ends every older real one of the player,
 * so that two games never run for money at once (RMB-8). Throws CallError as the launch rules say (SAF-1).
 */
export async function launch(operator: Operator, wish: LaunchWish): Promise<string> {
  const { clock } = operator
  const real = wish.mode === 'real'
  const playerId = wish.signIn?.playerId ?? null
  if (real && playerId === null) throw new CallError(401, 'token.expired', 'Token expired')
  const account = playerId === null ? null : await operator.players.find(playerId)
  const country = account?.countryCode ?? operator.world.get().station.countryCode
  const game = await launchable(operator, wish, country, marketFor(country, account?.market))
  if (!real && game.type === 'live') throw unavailable()
  if (account === null || !isComplete(account)) requireNoAge(country)
  const player = real ? await requirePlayable(operator, playerId!, game.type) : account
  const wanted = wish.currency !== undefined && isCurrency(wish.currency) ? wish.currency : defaultCurrency
  const currency = player ? storedCurrency(player.currency) : wanted
  const token = newSecret()
  const now = clock.now()
  await operator.transaction(async (tx) => {
    if (real && player && wish.signIn) {
      await requireSignedIn(tx, wish.signIn)
      const running = and(
        eq(gameSessions.playerId, player.playerId),
        eq(gameSessions.mode, 'real'),
        isNull(gameSessions.endedBecause),
      )
      // Session before wallet, as a round does: else a launch and a round of the game it closes wait for each other.
      await tx.select({ id: gameSessions.id }).from(gameSessions).where(running).orderBy(gameSessions.id).for('update')
      // The player's wallet row is the lock of the account: parallel launches end each other one by one.
      await tx.execute(sql`select 1 from wallets where player_id = ${player.playerId} for update`)
      await tx.update(gameSessions).set({ endedBecause: 'replaced' }).where(running)
    }
    await tx.insert(gameSessions).values({
      id: randomUUID(),
      playerId: real ? playerId : null,
      gameId: game.gameId,
      mode: wish.mode,
      currency,
      language: wish.language,
      tokenHash: hashOf(token),
      tokenExpiresAt: now + LAUNCH_LIFE,
      demoBalance: real ? null : DEMO_UNITS * roundUnit(currency),
      createdAt: now,
      lastSeenAt: now,
    })
  })
  // Live studios stand on the second origin, all else on the first. The token is in the fragment, which no server ever sees or logs. The
  // language is there for the page itself: it also speaks to who cannot open the game.
  const origin = gameOriginsAt(operator.settings, new URL(wish.siteOrigin).hostname)[game.type === 'live' ? 1 : 0]
  return `${origin}/play/${game.gameId}?language=${textLanguageOf({ language: wish.language, currency })}#${token}`
}

/** Where the law of a country wants the age known before any play, who has told none tries no demo, whatever site or market they are at. Throws CallError 409. */
function requireNoAge(countryCode: string): void {
  if (!marketOf(marketFor(countryCode)).rules.demoPlayForVisitors)
    throw new CallError(409, 'error.play.age', 'A demo is for players whose age is known')
}

/** Holds the sign-in, so that its end waits, and then ends what is launched by it too (SAF-1). Throws CallError 401 when it is over. */
async function requireSignedIn(tx: Tx, { sessionId }: SignIn): Promise<void> {
  const [session] = await tx
    .select({ endedAt: userPoolSessions.endedAt })
    .from(userPoolSessions)
    .where(eq(userPoolSessions.originJti, sessionId))
    .for('share')
  if (!session || session.endedAt !== null) throw new CallError(401, 'token.expired', 'Token expired')
}

/** Issuer of the tickets that are for a game and not for a provider: its own launches take it, whoever that is. */
export const ANY_PROVIDER = 'ticket'

/** A one-time ticket for a launch to come (GAM-2), by the call of its provider. Throws CallError as `launch` does. */
export async function issueTicket(
  operator: Operator,
  wish: {
    readonly playerId: number
    readonly provider: string
    readonly gameId: string | null
    readonly channel: Channel | null
  },
): Promise<string> {
  const now = operator.clock.now()
  const account = await operator.players.find(wish.playerId)
  const game =
    wish.gameId === null
      ? null
      : await launchable(
          operator,
          { id: wish.gameId, launcher: wish.provider === ANY_PROVIDER ? null : wish.provider, channel: wish.channel },
          account?.countryCode ?? '',
          account?.market ?? '',
        )
  await requirePlayable(operator, wish.playerId, game?.type ?? 'casino')
  const ticket = newSecret()
  await operator.db.delete(launchTickets).where(lt(launchTickets.expiresAt, now - TICKET_LIFE))
  await operator.db.insert(launchTickets).values({
    tokenHash: hashOf(ticket),
    playerId: wish.playerId,
    provider: wish.provider,
    gameId: game?.gameId ?? null,
    expiresAt: now + TICKET_LIFE,
  })
  return ticket
}

/** Takes a ticket for good. Throws CallError 409 when it is used, expired, or another player's, provider's or game's. */
export async function takeTicket(
  operator: Operator,
  ticket: string,
  fits: { readonly playerId: number; readonly provider: string; readonly gameId: string },
): Promise<void> {
  const now = operator.clock.now()
  const [taken] = await operator.db
    .update(launchTickets)
    .set({ usedAt: now })
    .where(and(eq(launchTickets.tokenHash, hashOf(ticket)), isNull(launchTickets.usedAt)))
    .returning()
  const good =
    taken !== undefined &&
    taken.expiresAt > now &&
    taken.playerId === fits.playerId &&
    (taken.provider === ANY_PROVIDER || taken.provider === fits.provider) &&
    (taken.gameId === null || taken.gameId === fits.gameId)
  if (!good) throw new CallError(409, 'error.game.not_available', 'The ticket does not open this game')
}
