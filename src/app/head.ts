import { useEffect } from 'react'
import { useApp } from './AppContext.tsx'

/** What a page says of itself besides its title, for search engines and shared links (NAV-14). */
export interface HeadMore {
  /** Reference to the picture that is shared. */
  readonly image?: string | null | undefined
  /** Nobody should find it. */
  readonly noIndex?: boolean | undefined
  /** The path below the locale that it is found by, where that is another page's. */
  readonly path?: string | undefined
  /** What of a page this is, where content speaks of the whole (a category of a lobby). */
  readonly part?: string | undefined
}

/** Whether a page has said its own title since the last page was left; what it said; and who is told. */
export const titles: {
  own: boolean
  said: (HeadMore & { readonly title: string; readonly description: string | null }) | null
  told: () => void
} = { own: false, said: null, told: () => {} }

/** Title and description of the page that is shown (NAV-14). Null while they are not known. */
export function useHead(title: string | null | undefined, description: string | null = null, more?: HeadMore): void {
  const { brand } = useApp()
  useEffect(() => {
    if (!title) return
    titles.own = true
    const whole = title.includes(brand.name) ? title : `${title} · ${brand.name}`
    // The document of the first page has content's words already, which are said again once they are known here.
    if (titles.said || document.title === brand.name || !document.title.includes(brand.name)) document.title = whole
    titles.said = { ...more, title: whole, description }
    titles.told()
    // Made anew by each drawing, of the same words.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [title, description, brand])
}
