import { useLingui } from '@lingui/react/macro'
import type { FramePlayer } from './player.ts'

/** Pages of the account area that this player may open (NAV-8, GRD-3, GRD-12). */
export function useAccountLinks({ areas, mayDeposit, mayOpen }: FramePlayer): readonly { to: string; label: string }[] {
  const { t } = useLingui()
  return [
    { to: '/my-account/account', label: t`My account` },
    { to: '/my-account/account/verification', label: t`Verification` },
    { to: '/my-account/banking', label: t`Banking` },
    ...(mayDeposit ? [{ to: '/my-account/banking/deposit', label: t`Deposit` }] : []),
    ...(areas.withdrawal ? [{ to: '/my-account/banking/withdraw', label: t`Withdraw` }] : []),
    { to: '/my-account/banking/transactions', label: t`Transactions` },
    { to: '/my-account/rewards', label: t`Rewards` },
    { to: '/my-account/inbox', label: t`Inbox` },
    { to: '/my-account/gambling-limits', label: t`Gambling limits` },
  ].filter(({ to }) => mayOpen(to))
}
