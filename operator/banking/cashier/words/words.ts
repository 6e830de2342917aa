import type { WrittenLanguage } from '../../../languages.ts'
import { pageLocaleAt, type PageLocale } from '../../../pageLocale.ts'
import { br } from './br.ts'
import { de } from './de.ts'
import { en, type CashierWords } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tl } from './tl.ts'
import { tr } from './tr.ts'

export type { CashierWords } from './en.ts'

const words: Readonly<Record<WrittenLanguage, CashierWords>> = { en, fi, no, de, fr, es, pt, br, ja, tl, tr, pl }

/** What the payment pages say in a language. */
export const cashierWords = ({ language }: PageLocale): CashierWords => words[language]

/** The locale of a deposit's pages: that of the site which its player came from and goes back to. */
export const localeOfDeposit = ({ returnUrl }: { readonly returnUrl: string }): PageLocale => pageLocaleAt(returnUrl)

/** What the pages of a deposit say. */
export const wordsOfDeposit = (row: { readonly returnUrl: string }): CashierWords => cashierWords(localeOfDeposit(row))
