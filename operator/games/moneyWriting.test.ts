import { expect, test } from 'vitest'
import { moneyWriting } from './moneyWriting.ts'

test.for([
  ['INR', 'en', 'en-IN', '₹'],
  ['CAD', 'en', 'en-CA', '$'],
  ['CAD', 'fr-CA', 'fr-FR', '$'],
  ['CLP', 'es', 'es-CL', '$'],
  ['BRL', 'pt-BR', 'pt-BR', 'R$'],
  ['EUR', 'en', 'en-GB', '€'],
  ['EUR', 'ru', 'ru', '€'],
  ['XBT', 'en', 'en', 'XBT'],
] as const)(
  'LOC-10 a game in %s and %s writes its amounts as %s does, with %s',
  ([currency, language, locale, symbol]) => {
    expect(moneyWriting(currency, language)).toMatchObject({ numberLocale: locale, symbol })
  },
)
