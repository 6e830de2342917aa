import type { PlayerSession } from './player.ts'
import {
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  type StateValue,
  createActor,
  fromCallback,
  fromPromise,
  fromTransition,
} from 'xstate'
import type { ParentRef } from './events.ts'

/** A parent that keeps what it is told, for tests and for traversals of one machine alone. */
export const listeningParent = (): { readonly parentRef: ParentRef; readonly heard: AnyEventObject[] } => {
  const heard: AnyEventObject[] = []
  const parent = createActor(
    fromTransition((state: null, event: AnyEventObject) => {
      heard.push(event)
      return state
    }, null),
  ).start()
  return { parentRef: parent, heard }
}

/** One call of a promise actor that the test answers by hand. */
export interface ManualCall<Out, In> {
  readonly input: In
  readonly signal: AbortSignal
  readonly resolve: (output: Out) => void
  readonly reject: (error: unknown) => void
}

/** A promise actor under the test's control. */
export const manual = <Out, In = undefined>(): {
  readonly logic: PromiseActorLogic<Out, In>
  readonly calls: ManualCall<Out, In>[]
  readonly last: () => ManualCall<Out, In>
} => {
  const calls: ManualCall<Out, In>[] = []
  return {
    calls,
    last: () => {
      const call = calls.at(-1)
      if (call === undefined) throw new Error('The actor has not been called')
      return call
    },
    logic: fromPromise<Out, In>(
      ({ input, signal }) => new Promise<Out>((resolve, reject) => calls.push({ input, signal, resolve, reject })),
    ),
  }
}

/** A stream under the test's control. */
export const manualStream = <In = undefined, Received extends EventObject = EventObject>(): {
  readonly logic: CallbackActorLogic<Received, NonNullable<In> | In>
  readonly send: (event: AnyEventObject) => void
  readonly received: Received[]
  /** What it was opened with, each time. */
  readonly inputs: (NonNullable<In> | In)[]
  readonly opened: () => number
  readonly isOpen: () => boolean
} => {
  const received: Received[] = []
  const inputs: (NonNullable<In> | In)[] = []
  let current: ((event: AnyEventObject) => void) | null = null
  let opened = 0
  return {
    received,
    inputs,
    opened: () => opened,
    isOpen: () => current !== null,
    send: (event) => current?.(event),
    logic: fromCallback<Received, NonNullable<In> | In>(({ sendBack, receive, input }) => {
      opened += 1
      inputs.push(input)
      const mine = (event: AnyEventObject): void => sendBack(event)
      current = mine
      receive((event) => received.push(event))
      return () => {
        if (current === mine) current = null
      }
    }),
  }
}

/** Lets all answers given so far arrive. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Answers a call, and lets the answer arrive. */
export const answer = async <Out>(call: { resolve: (output: Out) => void }, output: Out): Promise<void> => {
  call.resolve(output)
  await settle()
}

/** Has a call fail, and lets that arrive. */
export const fail = async (call: { reject: (error: unknown) => void }, error: unknown): Promise<void> => {
  call.reject(error)
  await settle()
}

const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([region, below]) => {
        const inside = below === undefined ? [] : leavesOf(below)
        return inside.length === 0 ? [region] : inside.map((leaf) => `${region}.${leaf}`)
      })

/** Active leaf states as sorted dot paths, as `data-state` shows them. */
export const leafStates = (snapshot: { readonly value: StateValue }): readonly string[] =>
  leavesOf(snapshot.value).toSorted()

/** Somebody who is signed in, with an hour to go. */
export const anna: PlayerSession = {
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

/** Every area is open to a player. */
export const areas = {
  payout: true,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
}
