import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { OutIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as popover from '#src/ui/Popover.css.ts'
import { AccountLinks } from './AccountMenu.tsx'
import { useNavigationItems } from './navigationItems.tsx'
import { safetyPath, type FramePlayer, type Offered } from './player.ts'

export interface MenuDrawerProps {
  readonly player: FramePlayer | null | undefined
  readonly offered: Offered
  readonly onLogOut: () => void
  readonly onClose: () => void
}

/** The menu of a phone: areas, safer play, and the account of who is there. */
export function MenuDrawer({ player, offered, onLogOut, onClose }: MenuDrawerProps) {
  const items = useNavigationItems(offered)
  return (
    <Dialog
      title={<Trans>Menu</Trans>}
      shape="drawer"
      onClose={onClose}
      root={{
        onClick: (event) => {
          if ((event.target as Element).closest('a')) onClose()
        },
      }}
    >
      <ul>
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} look="bare" className={popover.item}>
              <Icon /> {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={safetyPath(player)} look="bare" className={popover.item}>
            <ShieldIcon /> <Trans>Responsible gambling</Trans>
          </Link>
        </li>
      </ul>
      {player ? (
        <>
          <hr />
          <AccountLinks player={player} />
          <Button
            block
            icon={<OutIcon />}
            onClick={() => {
              onClose()
              onLogOut()
            }}
          >
            <Trans>Log out</Trans>
          </Button>
        </>
      ) : null}
    </Dialog>
  )
}
