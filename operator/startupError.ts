/** The operator cannot start; the message is one line for the person at the terminal, and the exit code is 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
