import { createFileRoute } from '@tanstack/react-router'
import { TransactionsPage } from '#src/app/pages/TransactionsPage.tsx'
import { transactionSearch } from '#src/app/transactionSearch.ts'

export const Route = createFileRoute('/$locale/my-account/banking/transactions')({
  validateSearch: transactionSearch,
  component: Transactions,
})

function Transactions() {
  // Once more: the router leaves in what the route has not taken, as the routes above it may have a use for it.
  return <TransactionsPage search={transactionSearch({ ...Route.useSearch() })} />
}
