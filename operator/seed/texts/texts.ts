import { writtenInContent, type WrittenLanguage } from '../../languages.ts'
import { offers as enOffers } from './en/offers.ts'
import { pages as enPages } from './en/pages.ts'
import { site as enSite } from './en/site.ts'
import { offers as fiOffers } from './fi/offers.ts'
import { pages as fiPages } from './fi/pages.ts'
import { site as fiSite } from './fi/site.ts'
import { offers as noOffers } from './no/offers.ts'
import { pages as noPages } from './no/pages.ts'
import { site as noSite } from './no/site.ts'
import { offers as deOffers } from './de/offers.ts'
import { pages as dePages } from './de/pages.ts'
import { site as deSite } from './de/site.ts'
import { offers as frOffers } from './fr/offers.ts'
import { pages as frPages } from './fr/pages.ts'
import { site as frSite } from './fr/site.ts'
import { offers as cafOffers } from './caf/offers.ts'
import { pages as cafPages } from './caf/pages.ts'
import { site as cafSite } from './caf/site.ts'
import { offers as esOffers } from './es/offers.ts'
import { pages as esPages } from './es/pages.ts'
import { site as esSite } from './es/site.ts'
import { offers as ptOffers } from './pt/offers.ts'
import { pages as ptPages } from './pt/pages.ts'
import { site as ptSite } from './pt/site.ts'
import { offers as brOffers } from './br/offers.ts'
import { pages as brPages } from './br/pages.ts'
import { site as brSite } from './br/site.ts'
import { offers as jaOffers } from './ja/offers.ts'
import { pages as jaPages } from './ja/pages.ts'
import { site as jaSite } from './ja/site.ts'
import { offers as tlOffers } from './tl/offers.ts'
import { pages as tlPages } from './tl/pages.ts'
import { site as tlSite } from './tl/site.ts'
import { offers as trOffers } from './tr/offers.ts'
import { pages as trPages } from './tr/pages.ts'
import { site as trSite } from './tr/site.ts'
import { offers as plOffers } from './pl/offers.ts'
import { pages as plPages } from './pl/pages.ts'
import { site as plSite } from './pl/site.ts'
import type { SeedTexts } from './shape.ts'

/** Languages that the demo content is written in; Canada's French is its own. */
export type SeedLanguage = WrittenLanguage | 'caf'

/** The demo content's words by language. A new language is a folder here and a line below. */
export const seedTexts: Readonly<Record<SeedLanguage, SeedTexts>> = {
  en: { ...enOffers, ...enSite, pages: enPages },
  fi: { ...fiOffers, ...fiSite, pages: fiPages },
  no: { ...noOffers, ...noSite, pages: noPages },
  de: { ...deOffers, ...deSite, pages: dePages },
  fr: { ...frOffers, ...frSite, pages: frPages },
  caf: { ...cafOffers, ...cafSite, pages: cafPages },
  es: { ...esOffers, ...esSite, pages: esPages },
  pt: { ...ptOffers, ...ptSite, pages: ptPages },
  br: { ...brOffers, ...brSite, pages: brPages },
  ja: { ...jaOffers, ...jaSite, pages: jaPages },
  tl: { ...tlOffers, ...tlSite, pages: tlPages },
  tr: { ...trOffers, ...trSite, pages: trPages },
  pl: { ...plOffers, ...plSite, pages: plPages },
}

/** In which language the demo content says something to readers of a content language (LOC-7). */
export const seedLanguage = (contentLanguage: string): SeedLanguage =>
  contentLanguage === 'caf' ? 'caf' : writtenInContent(contentLanguage)
