import type { Problem } from '#machines/problem.ts'

/** The problem in other words where these promise that nothing was lost, though something was given up, or may have been done. */
export const withoutPromise = (problem: Problem | null): Problem | null =>
  problem?.code === 'error.system.error' ? { ...problem, code: null } : problem
