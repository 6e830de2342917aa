import { useMemo } from 'react'
import type { RegistrationContext } from '#machines/registration/registration.contract.ts'

/** Splits what the server refused into errors of this step's fields and one for the whole step (APP-6, REG-8); `fields` are those that are shown. */
export function useServerErrors(
  { error, problem }: Pick<RegistrationContext, 'error' | 'problem'>,
  fields: readonly string[],
): { readonly onFields: Readonly<Record<string, string>> | null; readonly general: string | null } {
  const known = fields.join(' ')
  return useMemo(() => {
    const isKnown = (field: string) => known.split(' ').includes(field)
    const onFields: Record<string, string> = {}
    for (const one of problem?.validationErrors ?? []) if (isKnown(one.field)) onFields[one.field] ??= one.code
    if (error?.field && isKnown(error.field)) onFields[error.field] = error.key
    const hasFields = Object.keys(onFields).length > 0
    // What stands on no field that is shown must be said all the same.
    const unshown = problem?.validationErrors.find(({ field }) => !isKnown(field))?.code ?? null
    return { onFields: hasFields ? onFields : null, general: hasFields ? unshown : (error?.key ?? null) }
  }, [error, problem, known])
}
