import { useEffect } from 'react'
import { useApp } from './AppContext.tsx'

/** Whether a page has said its own title since the last page was left. */
export const titles = { own: false }

/** Title and description of the page that is shown (NAV-14). Null while they are not known. */
export function useHead(title: string | null | undefined, description?: string | null): void {
  const { brand } = useApp()
  useEffect(() => {
    if (!title) return
    titles.own = true
    document.title = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  }, [title, brand])
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (description && meta) meta.content = description
  }, [description])
}
