import { useEffect } from 'react'
import { useApp } from './AppContext.tsx'

/** Title and description of the page that is shown (NAV-14). Null while they are not known. */
export function useHead(title: string | null | undefined, description?: string | null): void {
  const { brand } = useApp()
  useEffect(() => {
    if (!title) return
    document.title = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  }, [title, brand])
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (description && meta) meta.content = description
  }, [description])
}
