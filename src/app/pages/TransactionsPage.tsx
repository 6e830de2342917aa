import type { TransactionFilter } from '#machines/transactions/transactions.contract.ts'
import type { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { TransactionsView } from '#src/views/transactions/TransactionsView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'
import { transactionSearch, type TransactionSearch } from '../transactionSearch.ts'

/** The history of the player's money (TXN-1); it is polled while the page is open and somebody looks at it (TXN-3). */
export function TransactionsPage({ search }: { readonly search: TransactionSearch }) {
  const { t } = useLingui()
  useHead(t({ message: 'Transactions', comment: 'Page title: list of money movements.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Transactions</Trans>
      </h1>
      <Flow id="transactions">{(flow) => <Transactions flow={flow} search={search} />}</Flow>
    </>
  )
}

interface TransactionsProps {
  readonly flow: ActorRefFrom<typeof transactionsMachine>
  readonly search: TransactionSearch
}

const noFilter: TransactionFilter = { category: null, status: null, hour: null, from: null, to: null }
const filterOf = (search: TransactionSearch): TransactionFilter => ({ ...noFilter, ...search })

function Transactions({ flow, search }: TransactionsProps) {
  const first = useRef(search)
  useEffect(() => {
    flow.send({ type: 'transactions.open', filter: filterOf(first.current) })
    const tell = () => flow.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      flow.send({ type: 'transactions.close' })
    }
  }, [flow])
  useFilterInAddress({ flow, search })
  return <TransactionsView flow={flow} />
}

/** The address says what is filtered, so that a reload, Back and a link show the same; an address gone to filters anew (TXN-2). */
function useFilterInAddress({ flow, search }: TransactionsProps): void {
  const navigate = useNavigate()
  const isOpen = useSelector(flow, (now) => !now.matches({ history: 'idle' }))
  const filter = useSelector(flow, ({ context }) => context.filter)
  const [asked, chosen] = [JSON.stringify(search), JSON.stringify(transactionSearch({ ...filter }))]
  /** What both said last. */
  const agreed = useRef(asked)
  const writing = useRef(0)
  useEffect(() => {
    if (!isOpen) return
    const [given, wanted] = [JSON.parse(asked) as TransactionSearch, JSON.parse(chosen) as TransactionSearch]
    if (asked === chosen) agreed.current = asked
    else if (chosen !== agreed.current) {
      agreed.current = chosen
      writing.current += 1
      void navigate({
        to: '.',
        search: { ...(wanted as object) },
        hash: true,
        replace: true,
        resetScroll: false,
      }).finally(() => {
        writing.current -= 1
      })
    } else if (writing.current === 0) {
      // Not one that is still on its way into the address.
      agreed.current = asked
      flow.send({ type: 'filter.apply', filter: filterOf(given) })
    }
  }, [flow, navigate, isOpen, asked, chosen])
}
