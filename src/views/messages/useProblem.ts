import { useMemo } from 'react'
import type { Problem } from '#machines/problem.ts'
import { problemKey } from './problemKey.ts'

/** What the server refused, on the fields of a form, or as one key for the whole of it. */
export interface ShownProblem {
  readonly onFields: Readonly<Record<string, string>> | null
  readonly general: string | null
}

/** Splits a problem into errors of a form's own fields (APP-6) and one for all of it. The answer stays the same object while the problem does. */
export function useProblem(problem: Problem | null, fields: readonly string[]): ShownProblem {
  const known = fields.join(' ')
  return useMemo(() => {
    const onFields: Record<string, string> = {}
    for (const { field, code } of problem?.validationErrors ?? [])
      if (known.split(' ').includes(field)) onFields[field] ??= code
    const hasFields = Object.keys(onFields).length > 0
    return { onFields: hasFields ? onFields : null, general: hasFields || !problem ? null : problemKey(problem) }
  }, [problem, known])
}
