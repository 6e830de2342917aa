import { useLingui } from '@lingui/react/macro'
import type { FramePlayer } from './player.ts'

/** A page of the account area. `isSoon`: whether it may be opened is still being found out. */
export interface AccountLink {
  readonly to: string
  readonly label: string
  readonly isSoon?: boolean
}

/** Pages of the account area that this player may open (NAV-8, GRD-3, GRD-12). */
export function useAccountLinks({ areas, isKnown, mayDeposit, mayOpen }: FramePlayer): readonly AccountLink[] {
  const { t } = useLingui()
  const isSoon = !isKnown
  return [
    { to: '/my-account/account', label: t`My account` },
    { to: '/my-account/account/verification', label: t`Verification` },
    { to: '/my-account/banking', label: t`Banking` },
    ...(mayDeposit || isSoon ? [{ to: '/my-account/banking/deposit', label: t`Deposit`, isSoon }] : []),
    ...(areas.withdrawal || isSoon ? [{ to: '/my-account/banking/withdraw', label: t`Withdraw`, isSoon }] : []),
    { to: '/my-account/banking/transactions', label: t`Transactions` },
    { to: '/my-account/rewards', label: t`Rewards`, isSoon },
    { to: '/my-account/inbox', label: t`Inbox` },
    { to: '/my-account/gambling-limits', label: t`Gambling limits` },
  ].filter((link) => ('isSoon' in link && link.isSoon) || mayOpen(link.to))
}
