import { useMemo } from 'react'
import { useSite } from './site.tsx'

/** Writes a share (0.5) in percent, as the language of the page does: `50%`, `50 %`, `%50`. */
export function usePercent(): (share: number) => string {
  const { numberLocale } = useSite()
  return useMemo(() => {
    const format = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 })
    return (share) => format.format(share)
  }, [numberLocale])
}
