import { page } from '#src/ui/Surface.css.ts'
import { MaxAttempts } from '#src/views/registration/ends.tsx'
import { useLingui } from '@lingui/react/macro'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'

/** Where a sign-up ends after too many codes or tries; it can begin anew from here (REG-7). */
export function SmsMaxAttemptsPage() {
  const { t } = useLingui()
  useHead(t`Too many tries`)
  return (
    <div className={page}>
      <Flow id="registration">{(flow) => <MaxAttempts flow={flow} />}</Flow>
    </div>
  )
}
