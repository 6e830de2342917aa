import { StaffApiError } from '../signIn/staffApi.ts'

/** How long the operator may take to answer before the page says that it is late, ms. */
export const PATIENCE = 20_000

/** The answer, or a rejection that says that it is late: nobody is left waiting for one that never comes. */
export function inTime<Answer>(asked: Promise<Answer>, patience = PATIENCE): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StaffApiError('late', 'no answer')), patience)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** What is said of a question to the operator that came to nothing. */
export function askingWords(error: unknown): string {
  const kind = error instanceof StaffApiError ? error.kind : 'failed'
  if (kind === 'gone')
    return 'It is no longer there: reports are kept for a time only, and a mistyped code leads to none.'
  if (kind === 'late') return 'The operator has not answered in time. Try again.'
  if (kind === 'signedOut') return 'You are not signed in any more. Sign in and try again.'
  return `The operator gave no answer that can be used (${error instanceof Error ? error.message : String(error)}). Try again.`
}
