import type { ActorOf } from '#machines/directory.ts'
import { begunPayment } from '#src/actors/payAndPlayBegun.ts'
import { callbackAnswer, eventOfAnswer, isFramed, tellPageAround } from '#src/actors/payAndPlayCallback.ts'
import { Loading } from '#src/ui/Spinner.tsx'
import { page } from '#src/ui/Surface.css.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'

/** A one-time code is nothing to leave in an address, a history or a bookmark (SAF-12). */
const clearAddress = () => window.history.replaceState(window.history.state, '', window.location.pathname)

/** Takes the answer of the payment out of the address and hands it on (PNP-1, PNP-5). */
export function PayAndPlayCallback() {
  const { t } = useLingui()
  // The same page may be sent another answer without being loaded anew.
  const place = useRouterState({ select: ({ location }) => location.searchStr + location.hash })
  useHead(t`Pay and play`)
  return (
    <div className={page}>
      {isFramed() ? <InFrame /> : <Flow id="payAndPlay">{(flow) => <InTab key={place} flow={flow} />}</Flow>}
    </div>
  )
}

function InFrame() {
  useEffect(() => {
    const answer = callbackAnswer(window.location)
    clearAddress()
    tellPageAround(answer)
  }, [])
  return <Waiting />
}

function InTab({ flow }: { readonly flow: ActorOf<'payAndPlay'> }) {
  const { world } = useApp()
  const isClosed = useSelector(flow, (now) => now.matches('closed'))
  useEffect(() => {
    const event = eventOfAnswer(callbackAnswer(window.location), begunPayment(world.now()) !== null)
    clearAddress()
    flow.send(event)
  }, [flow, world])
  return isClosed ? <Waiting /> : null
}

const Waiting = () => (
  <Loading>
    <Trans comment="Said while something takes its time.">One moment</Trans>
  </Loading>
)
