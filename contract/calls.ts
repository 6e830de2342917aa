import type * as v from 'valibot'
import { accessCalls } from './access.ts'
import { depositCalls } from './deposit.ts'
import type { Schema } from './endpoint.ts'
import { gamesCalls } from './games.ts'
import { playerCalls } from './player.ts'
import { registrationCalls } from './registration.ts'
import { transactionsCalls } from './transactions.ts'
import { walletCalls } from './wallet.ts'

/** Every call that crosses the wire, by name. */
export const calls = {
  ...accessCalls,
  ...registrationCalls,
  ...playerCalls,
  ...walletCalls,
  ...depositCalls,
  ...transactionsCalls,
  ...gamesCalls,
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
