import type { ActorOf } from '#machines/directory.ts'
import { footerLink } from '#src/views/frame/frame.css.ts'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Flow } from './Flow.tsx'
import { LanguageSwitchHere } from './LanguageSwitchHere.tsx'
import { part } from './part.tsx'

const ReportOverlay = part(() => import('./ReportOverlay.tsx').then(({ ReportOverlay }) => ReportOverlay))

/** What is chosen at the foot of every page: the way to support with a report (MOD-5), and market and language. */
export function FooterChoices() {
  return (
    <>
      <Flow id="report" isQuiet>
        {(flow) => <ReportHere flow={flow} />}
      </Flow>
      <LanguageSwitchHere />
    </>
  )
}

/** It stands here wherever it was asked for: as a modal it is over the page, and this file comes behind it. */
function ReportHere({ flow }: { readonly flow: ActorOf<'report'> }) {
  const isOpen = useSelector(flow, (now) => !now.matches('closed'))
  return (
    <>
      <button type="button" className={footerLink} onClick={() => flow.send({ type: 'report.open', reason: 'help' })}>
        <Trans>Send a report to support</Trans>
      </button>
      {isOpen ? (
        <Suspense>
          <ReportOverlay flow={flow} />
        </Suspense>
      ) : null}
    </>
  )
}
