import { readDraft, writeDraft } from '#src/actors/storage.ts'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { useMemo } from 'react'
import { useApp } from './AppContext.tsx'
import type { Site } from './site.ts'

/** What is typed into a form and not sent yet. */
export interface StoredFormDraft extends FormDraft {
  readonly drop: () => void
}

/** What is typed and not sent yet lives for half an hour in this tab (APP-7); the fields are named one by one, no secret among them. */
export const formDraft = ({ now }: Site['world'], form: string, fields: readonly string[]): StoredFormDraft => ({
  read: () => readDraft(form, now()),
  write: (values) => writeDraft(form, { fields, values }, now()),
  drop: () => writeDraft(form, null, now()),
})

/** The same for a component; `fields` must be the same list at each rendering. */
export function useFormDraft(form: string, fields: readonly string[]): StoredFormDraft {
  const { world } = useApp()
  return useMemo(() => formDraft(world, form, fields), [form, fields, world])
}
