import { Trans } from '@lingui/react/macro'
import { Dialog } from '#src/ui/Dialog.tsx'
import { VerificationHere, type VerificationFlow } from './VerificationHere.tsx'

/** The verification over the page that asked for it. */
export const VerificationOverlay = ({ flow }: { readonly flow: VerificationFlow }) => (
  <Dialog title={<Trans>Verify your account</Trans>} onClose={() => flow.send({ type: 'verification.close' })}>
    <VerificationHere flow={flow} />
  </Dialog>
)
