import { Trans } from '@lingui/react/macro'
import { useSite } from '#src/ui/site.tsx'

/** How many times as much a cashback brings, as the page's numbers are written. */
export function Booster({ times: factor }: { readonly times: number }) {
  const { numberLocale } = useSite()
  const times = new Intl.NumberFormat(numberLocale).format(factor)
  return <Trans>{times} times as much</Trans>
}
