import type { Problem } from '#machines/problem.ts'
import { texts } from './texts.ts'

/** Key of the words for a failed call: no answer is a network error, a known code has its own words, and the code of a 400 is shown in any case (APP-5). */
export function problemKey(problem: Problem | null): string {
  if (!problem) return 'error.oops.tryAgain'
  if (problem.kind === 'network' || problem.kind === 'timeout') return 'Network Error'
  if (problem.kind === 'unfinished') return 'error.not_implemented'
  const { code, status } = problem
  return code !== null && (Object.hasOwn(texts, code) || status === 400) ? code : 'error.oops.tryAgain'
}
