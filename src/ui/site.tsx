import { createContext, useContext, type ReactNode } from 'react'

/** What primitives need to know of the site they stand in. */
export interface Site {
  /** BCP 47 tag that numbers and dates are written in (LOC-9). */
  readonly numberLocale: string
  /** Where images of the content service are; ends with a slash. */
  readonly imageBase: string
}

const SiteContext = createContext<Site>({ numberLocale: 'en-GB', imageBase: '/content/images/' })

/** Gives primitives the number locale and the image host. */
export function SiteProvider({ value, children }: { readonly value: Site; readonly children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>
}

/** The site that the component stands in. */
export function useSite(): Site {
  return useContext(SiteContext)
}
