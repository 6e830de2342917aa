import { type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate'

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

/** A line to something outside: `say` hears of it, `obey` tells it, `end` closes it. */
export type Line<Told, News, In> = (input: In, say: (news: News) => void) => { obey(told: Told): void; end(): void }

/** A stream whose code comes when it is first asked for; what it is told before that waits. `lost` is said when the code does not come. */
export const lateStream = <Told extends EventObject, News extends EventObject, In>(
  load: () => Promise<Line<Told, News, In>>,
  lost: (say: (news: News) => void, error: unknown) => void,
) =>
  fromCallback<Told, In>(({ input, sendBack, receive }) => {
    let isOver = false
    const say = (news: News) => {
      if (!isOver) sendBack(news)
    }
    const line = load().then((open) => (isOver ? null : open(input, say)))
    line.catch((error: unknown) => lost(say, error))
    // That the line is missing is said once, above.
    const then = (work: (to: Awaited<typeof line>) => void) => void line.then(work, () => {})
    receive((told) => then((to) => to?.obey(told)))
    return () => {
      isOver = true
      then((to) => to?.end())
    }
  })
