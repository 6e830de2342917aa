import * as v from 'valibot'
import { wireAmount, wireAmountNotNegative } from './money.ts'

// Messages between the page (oprg_) and a provider's game frame (gprg_). Only the two trusted origins, both ways (GAM-3, SAF-11).
// Handshake: the game says gprg_Listening, the page answers oprg_Ready, the game answers gprg_Ready and may then be played.

const empty = v.optional(v.object({}))
/** ISO 4217 */
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const balanceFields = { balance: wireAmount, currency }
/** An id of the game's own, or a name. */
const shortText = v.pipe(v.string(), v.maxLength(100))
/** Counts and durations: nothing endless or below zero. */
const counted = v.pipe(v.number(), v.finite(), v.minValue(0))

/** What a game says is shown and recorded: a sentence or two, never a flood. */
const shortened = (text: string): string => (text.length > 500 ? `${text.slice(0, 500)}…` : text)

/* @__NO_SIDE_EFFECTS__ */
const message = <const N extends string, S extends v.GenericSchema>(rgMessage: N, payload: S) =>
  v.object({ rgMessage: v.literal(rgMessage), payload })

/** What the page tells the game. */
export const operatorFrameMessageSchema = v.variant('rgMessage', [
  message('oprg_Ready', v.object({ currency, language: v.string(), mode: v.picklist(['demo', 'real']) })),
  message('oprg_GamePause', v.object({ reason: v.string() })),
  message('oprg_GameResume', empty),
  message('oprg_NavigateGame', v.object({ url: v.string() })),
  message('oprg_UpdateBalance', v.object(balanceFields)),
  message('oprg_SetSounds', v.object({ on: v.boolean() })),
  message('oprg_GetSoundState', empty),
  message('oprg_Ping', v.object({ n: counted })),
  message('oprg_DebugSettings', v.object({ on: v.boolean() })),
  message('oprg_DebugErrors', v.object({ on: v.boolean() })),
])
export type OperatorFrameMessage = v.InferOutput<typeof operatorFrameMessageSchema>

/** What the game tells the page. */
export const gameFrameMessageSchema = v.variant('rgMessage', [
  message('gprg_Listening', empty),
  message('gprg_Ready', empty),
  message('gprg_GameReady', empty),
  message('gprg_GameRoundStart', v.object({ roundId: shortText, stake: wireAmountNotNegative, ...balanceFields })),
  message('gprg_GameRoundEnd', v.object({ roundId: shortText, win: wireAmountNotNegative, ...balanceFields })),
  message('gprg_GamePaused', empty),
  message('gprg_GameResumed', empty),
  message(
    'gprg_RealityCheckData',
    v.object({ elapsedMs: counted, wagered: wireAmountNotNegative, won: wireAmountNotNegative }),
  ),
  message('gprg_UserAction', v.object({ action: shortText })),
  message('gprg_OpenQuickDeposit', empty),
  message('gprg_Settings', v.object({ soundOn: v.boolean() })),
  message('gprg_Pong', v.object({ n: counted })),
  // `reopen`: the game can not go on at its address and has to be launched anew.
  message(
    'gprg_Warning',
    v.object({ message: v.pipe(v.string(), v.transform(shortened)), reopen: v.optional(v.boolean()) }),
  ),
])
export type GameFrameMessage = v.InferOutput<typeof gameFrameMessageSchema>

/** Names of the messages. */
export type OperatorFrameMessageName = OperatorFrameMessage['rgMessage']
export type GameFrameMessageName = GameFrameMessage['rgMessage']

/** A game's message, or null when it is none of the protocol (to be logged, never acted on). */
export function parseGameFrameMessage(data: unknown): GameFrameMessage | null {
  const parsed = v.safeParse(gameFrameMessageSchema, data)
  return parsed.success ? parsed.output : null
}

/** The page's message as the game reads it, or null. */
export function parseOperatorFrameMessage(data: unknown): OperatorFrameMessage | null {
  const parsed = v.safeParse(operatorFrameMessageSchema, data)
  return parsed.success ? parsed.output : null
}
