import { pageTitle } from '#src/ui/Surface.css.ts'
import { BankingView } from '#src/views/banking/BankingView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { framePlayerOf } from '../standing.ts'

/** What banking has: the balance, the ways in and out, and what is pending (RMB-3, WDR-2). */
export function BankingPage() {
  const { t } = useLingui()
  const { settings } = useApp()
  const player = framePlayerOf(
    useSession((now) => now.context),
    settings.capabilities,
  )
  useHead(t({ message: 'Banking', comment: 'Title of the section for deposits and withdrawals.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Banking</Trans>
      </h1>
      {player ? (
        <Flow id="wallet">
          {(wallet) => (
            <Flow id="withdrawal">
              {(withdrawal) => <BankingView wallet={wallet} withdrawal={withdrawal} player={player} />}
            </Flow>
          )}
        </Flow>
      ) : null}
    </>
  )
}
