import { readDraft, writeDraft } from '#src/actors/storage.ts'
import { PasswordResetPanel, type PasswordResetPanelProps } from '#src/views/passwordReset/PasswordResetPanel.tsx'
import { useEffect, useMemo } from 'react'
import { useApp } from './AppContext.tsx'

const form = 'password-reset'

/** The reset with what it keeps for half an hour in this tab: the e-mail, and nothing secret (APP-7). */
export function PasswordResetOverlay(props: Omit<PasswordResetPanelProps, 'draft'>) {
  const { world } = useApp()
  const draft = useMemo(
    () => ({
      read: () => readDraft(form, world.now()),
      write: (values: object) => writeDraft(form, { fields: ['email'], values }, world.now()),
    }),
    [world],
  )
  const { flow } = props
  // Done: what was kept for another try goes, at once and not only after its half hour.
  useEffect(() => {
    const watching = flow.subscribe((now) => {
      if (now.matches({ open: 'complete' })) writeDraft(form, null, world.now())
    })
    return () => watching.unsubscribe()
  }, [flow, world])
  return <PasswordResetPanel {...props} draft={draft} />
}
