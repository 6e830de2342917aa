import { Trans, useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '#src/ui/Button.tsx'
import * as button from '#src/ui/Button.css.ts'
import { PlusIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './frame.css.ts'

/** The shield of both headers: one press, at every width, to the tools of safe play (RGT-8). */
export function SafetyLink({ to, onClick }: { readonly to: string; readonly onClick?: (() => void) | undefined }) {
  const { t } = useLingui()
  // Over a running game they open without leaving it.
  if (onClick)
    return (
      <IconButton
        label={t({ message: 'Responsible gambling', comment: 'Page and link, as the local regulator names it.' })}
        onClick={onClick}
      >
        <ShieldIcon />
      </IconButton>
    )
  return (
    <Link
      to={to}
      look="bare"
      className={button.icon}
      aria-label={t`Responsible gambling`}
      title={t`Responsible gambling`}
    >
      <ShieldIcon />
    </Link>
  )
}

/** To the deposit. Where a header is too narrow for its word, a plus stands for it. Without `onClick` it only keeps the place. */
export function DepositButton({ onClick }: { readonly onClick?: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      variant="primary"
      size="sm"
      className={styles.deposit}
      aria-label={t`Deposit`}
      disabled={!onClick}
      onClick={onClick}
    >
      <span className={styles.depositWord}>
        <Trans>Deposit</Trans>
      </span>
      <span className={styles.depositSign} aria-hidden>
        <PlusIcon size={20} />
      </span>
    </Button>
  )
}
