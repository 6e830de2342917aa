import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'

/** One part of the site failed for good; the others go on, and it can be tried again (SAF-13). */
export function FlowOutOfService({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <ErrorState
      art={<ErrorArt picture="500" />}
      title={<Trans>This part of the site is out of order</Trans>}
      actions={
        <Button variant="primary" onClick={onRestart}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Everything else works as usual, and nothing of yours is lost.</Trans>
    </ErrorState>
  )
}
