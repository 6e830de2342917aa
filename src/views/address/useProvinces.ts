import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { provinces } from '#contract/countries.ts'
import type { Option } from '#src/ui/Select.tsx'
import { useSite } from '#src/ui/site.tsx'

/** Canada's provinces and territories, which the browser has no names for. */
const names = {
  AB: msg({ message: 'Alberta', comment: 'The Canadian province' }),
  BC: msg({ message: 'British Columbia', comment: 'The Canadian province' }),
  MB: msg({ message: 'Manitoba', comment: 'The Canadian province' }),
  NB: msg({ message: 'New Brunswick', comment: 'The Canadian province' }),
  NL: msg({ message: 'Newfoundland and Labrador', comment: 'The Canadian province' }),
  NS: msg({ message: 'Nova Scotia', comment: 'The Canadian province' }),
  NT: msg({ message: 'Northwest Territories', comment: 'The Canadian territory' }),
  NU: msg({ message: 'Nunavut', comment: 'The Canadian territory' }),
  ON: msg({ message: 'Ontario', comment: 'The Canadian province' }),
  PE: msg({ message: 'Prince Edward Island', comment: 'The Canadian province' }),
  QC: msg({ message: 'Quebec', comment: 'The Canadian province' }),
  SK: msg({ message: 'Saskatchewan', comment: 'The Canadian province' }),
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
