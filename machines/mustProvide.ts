import { type CallbackActorLogic, type EventObject, type PromiseActorLogic, fromCallback, fromPromise } from 'xstate'

/** What an actor that nobody provided fails with: it names itself, so that a forgotten one is found at once. */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError'
  readonly actor: string
  constructor(actor: string) {
    super(`"${actor}" must be provided`)
    this.actor = actor
  }
}

/** Default of a promise actor: rejects with its own name. `Out` is what the real one answers, `In` what it is given. */
export const mustProvide = <Out, In = undefined>(actor: string): PromiseActorLogic<Out, In> =>
  fromPromise<Out, In>(() => Promise.reject(new NotProvidedError(actor)))

/** Default of a stream (callback actor): throws its own name when it is started. */
export const mustProvideStream = <In = undefined, Received extends EventObject = EventObject>(
  actor: string,
): CallbackActorLogic<Received, NonNullable<In> | In> =>
  fromCallback<Received, NonNullable<In> | In>(() => {
    throw new NotProvidedError(actor)
  })
