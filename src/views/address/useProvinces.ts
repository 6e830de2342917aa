import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { provinces } from '#contract/countries.ts'
import type { Option } from '#src/ui/Select.tsx'
import { useSite } from '#src/ui/site.tsx'

/** Canada's provinces and territories, which the browser has no names for. */
const names = {
  AB: msg`Alberta`,
  BC: msg`British Columbia`,
  MB: msg`Manitoba`,
  NB: msg`New Brunswick`,
  NL: msg`Newfoundland and Labrador`,
  NS: msg`Nova Scotia`,
  NT: msg`Northwest Territories`,
  NU: msg`Nunavut`,
  ON: msg({ message: 'Ontario', comment: 'The Canadian province' }),
  PE: msg`Prince Edward Island`,
  QC: msg({ message: 'Quebec', comment: 'The Canadian province' }),
  SK: msg`Saskatchewan`,
  YT: msg({ message: 'Yukon', comment: 'The Canadian territory' }),
} as const

type Province = (typeof provinces)[number]

/** Provinces by name and to choose from, in the language of the page and its order (REG-10). */
export function useProvinces() {
  const { i18n } = useLingui()
  const { numberLocale } = useSite()
  const nameOf = (code: Province['code']): string => i18n._(names[code])
  const { compare } = new Intl.Collator(numberLocale)
  return {
    nameOf,
    optionsOf: (list: readonly Province[]): readonly Option[] =>
      list
        .map(({ code }) => ({ value: code, label: nameOf(code) }))
        .toSorted((one, other) => compare(one.label, other.label)),
  }
}
