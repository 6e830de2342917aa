import { fromPromise, type PromiseActorLogic } from 'xstate'

/** What an actor does; it ends with its signal. */
export type Work<Out, In> = (given: { readonly input: In; readonly signal: AbortSignal }) => Promise<Out>

// oxlint-disable-next-line typescript/no-explicit-any -- any input and output
type AnyWork = Work<any, any>
type Late<W> = W extends Work<infer Out, infer In> ? PromiseActorLogic<Out, In> : never

/** Actors whose code comes when one of them is first asked: it belongs to one page, and none waits for it before. */
export function lateActors<Works extends { readonly [Name in keyof Works]: AnyWork }>(
  load: () => Promise<Works>,
  names: readonly (keyof Works & string)[],
): { readonly [Name in keyof Works]: Late<Works[Name]> } {
  const actor = (name: keyof Works & string) =>
    fromPromise<unknown, unknown>(async ({ input, signal }) => {
      const work = (await load())[name] as AnyWork
      signal.throwIfAborted()
      return work({ input, signal })
    })
  return Object.fromEntries(names.map((name) => [name, actor(name)])) as { [Name in keyof Works]: Late<Works[Name]> }
}
