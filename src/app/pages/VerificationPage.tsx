import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'
import { VerificationHere, type VerificationFlow } from '../VerificationHere.tsx'

/** The player's documents (KYC-1 to KYC-8): what is wanted is loaded as the page opens; leaving it loses nothing that has arrived. */
export function VerificationPage() {
  const { t } = useLingui()
  useHead(t({ message: 'Verification', comment: 'Page title: documents and identity.' }))
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
  const router = useRouter()
  useEffect(() => {
    const hosted = endOf(router.state.location.search)
    flow.send({ type: 'verification.start', startPoint: 'account', hosted })
    // How a check ended is news once: it leaves the address, so that a reload or a bookmark does not tell it again.
    if (hosted) void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
    return () => flow.send({ type: 'verification.close' })
  }, [flow, router])
  return <VerificationHere flow={flow} />
}

const endOf = ({ hosted }: { readonly hosted?: unknown }): 'done' | 'failed' | null =>
  hosted === 'done' || hosted === 'failed' ? hosted : null
