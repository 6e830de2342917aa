import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/Surface.tsx'

/** A one-time code that is over; `isLast`: no other one can be asked for (REG-7). */
export function SpentCode({ isLast }: { readonly isLast: boolean }) {
  return (
    <Notice tone="warn" alert title={<Trans>This code can’t be tried any more</Trans>}>
      {isLast ? null : (
        <p>
          <Trans>Ask for a new code.</Trans>
        </p>
      )}
    </Notice>
  )
}
