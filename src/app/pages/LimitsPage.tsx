import { pageTitle } from '#src/ui/Surface.css.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHead } from '../head.ts'
import { SafetyTools } from './SafetyTools.tsx'

/** The player's own limits (LIM-1). */
export function LimitsPage() {
  const { t } = useLingui()
  useHead(t({ message: 'Gambling limits', comment: 'Title of the page of limits, as the local regulator names them.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Gambling limits</Trans>
      </h1>
      <SafetyTools />
    </>
  )
}
