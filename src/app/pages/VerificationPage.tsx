import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'
import { VerificationHere, type VerificationFlow } from '../VerificationHere.tsx'

/** The player's documents (KYC-1 to KYC-8): what is wanted is loaded as the page opens; leaving it loses nothing that has arrived. */
export function VerificationPage() {
  const { t } = useLingui()
  useHead(t`Verification`)
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Verification</Trans>
      </h1>
      <Flow id="verification">{(flow) => <OnPage flow={flow} />}</Flow>
    </>
  )
}

function OnPage({ flow }: { readonly flow: VerificationFlow }) {
  const end = useRouterState({ select: ({ location }) => (location.search as { hosted?: string }).hosted })
  const hosted = end === 'done' || end === 'failed' ? end : null
  useEffect(() => {
    flow.send({ type: 'verification.start', startPoint: 'account', hosted })
    return () => flow.send({ type: 'verification.close' })
  }, [flow, hosted])
  return <VerificationHere flow={flow} />
}
