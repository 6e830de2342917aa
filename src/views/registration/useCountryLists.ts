import { useMemo } from 'react'
import { defaultSignUpCountry } from '#contract/constants.ts'
import { phoneCountryOf, phoneCountryOptions, type Country } from '#contract/countries.ts'
import { tidyPhone, type PhoneParts } from '#contract/phone.ts'
import type { Option } from '#src/ui/Select.tsx'
import { useSite } from '#src/ui/site.tsx'

/** A country's name in the language of the page, and the order that the names stand in. */
function useNames() {
  const { numberLocale } = useSite()
  return useMemo(() => {
    const names = new Intl.DisplayNames([numberLocale], { type: 'region', fallback: 'none' })
    const { compare } = new Intl.Collator(numberLocale)
    return {
      nameOf: ({ code, name }: Pick<Country, 'code' | 'name'>): string => names.of(code) ?? name,
      byLabel: (one: Option, other: Option): number => compare(one.label, other.label),
    }
  }, [numberLocale])
}

/** Countries to choose from, by their names in the language of the page. */
export function useCountryOptions(countries: readonly Country[]): readonly Option[] {
  const { nameOf, byLabel } = useNames()
  return useMemo(
    () => countries.map((country) => ({ value: country.code, label: nameOf(country) })).toSorted(byLabel),
    [countries, nameOf, byLabel],
  )
}

/**
 * Dialling codes to choose from, by the names of their countries, Finland first (REG-5). `meant` tells which of several countries
 * with one code is shown as chosen; `tidy` takes a number apart as people write it (REG-9).
 */
export function usePhonePrefixes(home: string | null) {
  const { nameOf, byLabel } = useNames()
  return useMemo(() => {
    const isFirst = ({ id }: { readonly id: string }) => Number(id === defaultSignUpCountry)
    const prefixes = phoneCountryOptions
      .map(({ id, value, countryName }) => ({
        id,
        value,
        label: `${nameOf({ code: id, name: countryName })} ${value}`,
      }))
      .toSorted((a, b) => isFirst(b) - isFirst(a) || byLabel(a, b))
    const known = [...new Set(prefixes.map(({ value }) => value))]
    return {
      prefixes,
      meant: (prefix: string) => prefixes.findIndex(({ id }) => id === phoneCountryOf(prefix, home)),
      tidy: (parts: PhoneParts) => tidyPhone(parts, known),
    }
  }, [nameOf, byLabel, home])
}
