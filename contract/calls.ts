import type * as v from 'valibot'
import { accessCalls } from './access.ts'
import { accountCalls } from './account.ts'
import { activityCalls } from './activity.ts'
import { bonusCalls } from './bonus.ts'
import { depositCalls } from './deposit.ts'
import { documentsCalls } from './documents.ts'
import type { Schema } from './endpoint.ts'
import { exclusionCalls } from './exclusion.ts'
import { gamesCalls } from './games.ts'
import { limitsCalls } from './limits.ts'
import { lobbyCalls } from './lobby.ts'
import { passwordResetCalls } from './passwordReset.ts'
import { payAndPlayCalls } from './payAndPlay.ts'
import { playerCalls } from './player.ts'
import { registrationCalls } from './registration.ts'
import { sportsbookCalls } from './sportsbook.ts'
import { supportCalls } from './support.ts'
import { tournamentsCalls } from './tournaments.ts'
import { transactionsCalls } from './transactions.ts'
import { walletCalls } from './wallet.ts'
import { withdrawalCalls } from './withdrawal.ts'

/** Every call that crosses the wire, by name. */
export const calls = {
  ...accessCalls,
  ...registrationCalls,
  ...passwordResetCalls,
  ...playerCalls,
  ...accountCalls,
  ...documentsCalls,
  ...limitsCalls,
  ...exclusionCalls,
  ...activityCalls,
  ...walletCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...transactionsCalls,
  ...bonusCalls,
  ...gamesCalls,
  ...lobbyCalls,
  ...payAndPlayCalls,
  ...tournamentsCalls,
  ...sportsbookCalls,
  ...supportCalls,
} as const

/** The whole list's type. */
export type Calls = typeof calls
export type CallName = keyof Calls

type PartName = 'params' | 'query' | 'headers' | 'body'
/** Names of the input parts that a call declares. */
type Declared<E> = Extract<keyof E, PartName>
type SchemaOf<E, P> = P extends keyof E ? Extract<E[P], Schema> : never
/** Parts that may be left out because every field of theirs may. */
type Omittable<E> = { [P in Declared<E>]: object extends v.InferInput<SchemaOf<E, P>> ? P : never }[Declared<E>]

type InputOf<E> = { [P in Exclude<Declared<E>, Omittable<E>>]: v.InferInput<SchemaOf<E, P>> } & {
  [P in Omittable<E>]?: v.InferInput<SchemaOf<E, P>>
} & { [P in Exclude<PartName, Declared<E>>]?: undefined }

/** What a caller gives: before defaults and transforms. */
export type CallInput<K extends CallName> = InputOf<Calls[K]>

/** What a handler gets: parsed, defaults filled in. */
export type CallParsed<K extends CallName> = {
  [P in PartName]: P extends Declared<Calls[K]> ? v.InferOutput<SchemaOf<Calls[K], P>> : undefined
}

/** What a call answers, parsed. */
export type CallOutput<K extends CallName> = v.InferOutput<Calls[K]['response']>
