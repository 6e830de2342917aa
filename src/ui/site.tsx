import { createContext, useContext, type ReactNode } from 'react'

/** What primitives need to know of the site they stand in. */
export interface Site {
  /** BCP 47 tag that numbers and dates are written in (LOC-9). */
  readonly numberLocale: string
  /** Where images of the content service are; ends with a slash. */
  readonly imageBase: string
  /** The time by the house's clock, ms: a device may go wrong by hours. */
  readonly now: () => number
}

const SiteContext = createContext<Site>({ numberLocale: 'en-GB', imageBase: '/content/images/', now: Date.now })

/** Gives primitives the number locale, the image host and the time. */
export function SiteProvider({ value, children }: { readonly value: Site; readonly children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>
}

/** The site that the component stands in. */
export function useSite(): Site {
  return useContext(SiteContext)
}
