import { page, pageTitle } from '#src/ui/Surface.css.ts'
import { DepositView } from '#src/views/deposit/DepositView.tsx'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFlow } from '../flows.ts'

/** Paying in (DEP-4): the check begins as the page opens; leaving it lets go of everything that is not in flight. */
export function DepositPage() {
  const flow = useFlow('deposit')
  useEffect(() => {
    flow?.send({ type: 'deposit.start' })
    return () => flow?.send({ type: 'deposit.clear' })
  }, [flow])
  return (
    <div className={page}>
      <h1 className={pageTitle}>
        <Trans>Deposit</Trans>
      </h1>
      {flow ? <DepositView flow={flow} /> : null}
    </div>
  )
}
