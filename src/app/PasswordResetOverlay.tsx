import { PasswordResetPanel, type PasswordResetPanelProps } from '#src/views/passwordReset/PasswordResetPanel.tsx'
import { useEffect } from 'react'
import { useFormDraft } from './formDraft.ts'

const fields = ['email']

/** The reset with what it keeps for half an hour in this tab: the e-mail, and nothing secret (APP-7). */
export function PasswordResetOverlay(props: Omit<PasswordResetPanelProps, 'draft'>) {
  const draft = useFormDraft('password-reset', fields)
  const { flow } = props
  // Done: what was kept for another try goes, at once and not only after its half hour.
  useEffect(() => {
    const watching = flow.subscribe((now) => {
      if (now.matches({ open: 'complete' })) draft.drop()
    })
    return () => watching.unsubscribe()
  }, [flow, draft])
  return <PasswordResetPanel {...props} draft={draft} />
}
