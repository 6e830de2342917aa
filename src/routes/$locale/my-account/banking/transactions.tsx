import { createFileRoute } from '@tanstack/react-router'
import { TransactionsPage } from '#src/app/pages/TransactionsPage.tsx'
import { transactionSearch } from '#src/app/transactionSearch.ts'

export const Route = createFileRoute('/$locale/my-account/banking/transactions')({ component: Transactions })

function Transactions() {
  // Read here and not by the route, whose rules would weigh on every page's first paint.
  return <TransactionsPage search={transactionSearch({ ...Route.useSearch() })} />
}
