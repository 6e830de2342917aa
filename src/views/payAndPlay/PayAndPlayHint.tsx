import { Trans } from '@lingui/react/macro'
import { Link } from '#src/ui/Link.tsx'
import * as surface from '#src/ui/Surface.css.ts'

/** The way to pay and play from the panels for e-mail and password; who came by paying has no password (PNP-1). */
export function PayAndPlayHint() {
  return (
    <p className={surface.small}>
      <Trans>
        Without a password: <Link to="/signup/pnp">pay and play with your bank</Link>.
      </Trans>
    </p>
  )
}
