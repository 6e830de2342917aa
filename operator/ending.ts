import type { RunningOperator } from './server.ts'

/** How long ending may take before the process goes all the same, ms; `npm start` promises five seconds. */
const PATIENCE = 4500

/**
 * Starts an operator that SIGTERM or SIGINT ends in order, also while it is still starting: `start` then gives up between two of its
 * steps. A signal that comes again changes nothing: a terminal and npm both send theirs at Ctrl-C.
 */
export async function runUntilSignal(
  start: (signal: AbortSignal) => Promise<RunningOperator>,
): Promise<RunningOperator> {
  const ending = new AbortController()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const end = (): void => {
    if (ending.signal.aborted) return
    setTimeout(() => process.exit(1), PATIENCE).unref()
    ending.abort()
    ask()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  try {
    const running = await start(ending.signal)
    void isAsked
      .then(() => running.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
    return running
  } catch (error) {
    if (ending.signal.aborted && error === ending.signal.reason) process.exit(0)
    throw error
  }
}
