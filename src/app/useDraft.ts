import { readDraft, writeDraft } from '#src/actors/storage.ts'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { useMemo } from 'react'
import { useApp } from './AppContext.tsx'

/** What is typed and not sent yet lives for half an hour in this tab (APP-7); none of it is secret. */
export function useDraft(form: string, fields: readonly string[]): FormDraft & { readonly drop: () => void } {
  const { world } = useApp()
  return useMemo(
    () => ({
      read: () => readDraft(form, world.now()),
      write: (values: object) => writeDraft(form, { fields, values }, world.now()),
      drop: () => writeDraft(form, null, world.now()),
    }),
    [form, fields, world],
  )
}
