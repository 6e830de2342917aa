import type { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { TransactionsView } from '#src/views/transactions/TransactionsView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'

/** The history of the player's money (TXN-1); it is polled while the page is open and somebody looks at it (TXN-3). */
export function TransactionsPage() {
  const { t } = useLingui()
  useHead(t`Transactions`)
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Transactions</Trans>
      </h1>
      <Flow id="transactions">{(flow) => <Transactions flow={flow} />}</Flow>
    </>
  )
}

function Transactions({ flow }: { readonly flow: ActorRefFrom<typeof transactionsMachine> }) {
  useEffect(() => {
    flow.send({ type: 'transactions.open' })
    const tell = () => flow.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      flow.send({ type: 'transactions.close' })
    }
  }, [flow])
  return <TransactionsView flow={flow} />
}
