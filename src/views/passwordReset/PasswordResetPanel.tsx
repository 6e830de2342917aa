import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Steps } from '#src/ui/Surface.tsx'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { AllSpent, Complete, LinkFailed, LinkGone, LinkSent, MaxAttempts } from './ends.tsx'
import { PasswordStep } from './PasswordStep.tsx'

export interface PasswordResetPanelProps {
  readonly flow: ActorRefFrom<typeof passwordResetMachine>
  /** The e-mail that is typed and not sent yet; nothing else of the reset is kept. */
  readonly draft: FormDraft
  readonly onClose: () => void
  /** Closes the reset and opens the login panel, which says that the new password holds. */
  readonly onLogIn: () => void
}

type ResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

/** Setting a new password, step by step: by a code to the phone or by a link to the e-mail (PWD-1 to PWD-3). */
export function PasswordResetPanel(props: PasswordResetPanelProps) {
  const { flow, onClose } = props
  const snapshot = useSelector(flow, (now) => now)
  const step = stepOf(snapshot)
  return (
    <Dialog
      title={<Trans>Set a new password</Trans>}
      shape="panel"
      root={flowAttributes(snapshot) as object}
      onClose={onClose}
    >
      {step ? <Progress step={step} /> : null}
      <FocusOnMount key={screenOf(snapshot)}>{bodyOf(snapshot, props)}</FocusOnMount>
    </Dialog>
  )
}

/** Number of the step a state belongs to, of four; null where the row of steps is left. */
function stepOf(snapshot: ResetSnapshot): 1 | 2 | 3 | 4 | null {
  if (snapshot.hasTag('status:Email')) return 1
  if (snapshot.hasTag('status:Verification')) return 2
  if (snapshot.hasTag('status:Password')) return 3
  return snapshot.hasTag('status:Complete') ? 4 : null
}

/** The screen a state belongs to: the focus goes to the first field of each new one, the code's too once it has been sent. */
function screenOf(snapshot: ResetSnapshot): string {
  const { value } = snapshot
  if (snapshot.matches({ open: { verification: 'requesting' } })) return 'requesting'
  if (snapshot.matches({ open: { verification: 'requestFailed' } })) return 'requestFailed'
  if (typeof value === 'string') return value
  return typeof value.open === 'string' ? value.open : (Object.keys(value.open)[0] ?? '')
}

function bodyOf(snapshot: ResetSnapshot, props: PasswordResetPanelProps): ReactNode {
  const { flow, onLogIn } = props
  if (snapshot.matches({ open: 'email' })) return <EmailStep {...props} />
  if (snapshot.matches({ open: 'verification' })) return <CodeStep flow={flow} />
  if (snapshot.matches({ open: 'password' })) return <PasswordStep flow={flow} />
  if (snapshot.matches({ open: 'linkSent' })) return <LinkSent flow={flow} />
  if (snapshot.matches({ open: 'linkFailed' })) return <LinkFailed flow={flow} />
  if (snapshot.matches({ open: 'maxAttempts' })) return <MaxAttempts flow={flow} />
  if (snapshot.matches({ open: 'allSpent' })) return <AllSpent flow={flow} />
  if (snapshot.matches({ open: 'complete' })) return <Complete onLogIn={onLogIn} />
  if (snapshot.matches({ open: 'readingLink' }))
    return (
      <Loading>
        <Trans>We are reading your link</Trans>
      </Loading>
    )
  return <LinkGone flow={flow} onLogIn={onLogIn} />
}

function Progress({ step }: { readonly step: 1 | 2 | 3 | 4 }) {
  const { t } = useLingui()
  const name =
    [
      t({ message: 'Your email', comment: 'Step of the password reset.' }),
      t`Verification`,
      t`New password`,
      t({ message: 'Done', comment: 'Finished: status of a transaction, end of a password reset.' }),
    ][step - 1] ?? ''
  return (
    <Steps
      now={step}
      of={4}
      label={
        <Trans>
          Step {step} of 4: {name}
        </Trans>
      }
    />
  )
}
