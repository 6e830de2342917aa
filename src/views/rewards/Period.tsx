import { Trans } from '@lingui/react/macro'

/** How often cashback is counted: day, week or month; what the operator calls another period is shown as it is. */
export function Period({ period }: { readonly period: string }) {
  if (period === 'DAY') return <Trans>by the day</Trans>
  if (period === 'WEEK') return <Trans>by the week</Trans>
  return period === 'MONTH' ? <Trans>by the month</Trans> : period
}
