import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApp } from './AppContext.tsx'
import { titles } from './head.ts'

/**
 * Says the title of a page that was just gone to, and puts the focus at its start: in a page without reloads nobody else tells
 * a screen reader. The first page and changes of the fragment alone (`#login`) say nothing.
 */
export function Announcer() {
  const router = useRouter()
  const { brand } = useApp()
  const said = useRef<HTMLOutputElement>(null)
  /** What had the focus as the page was left. */
  const left = useRef<Element | null>(null)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        // A page that stays (`#login`, a filter) does not say again what it is called.
        if (pathChanged) titles.own = false
        left.current = document.activeElement
      }),
    [router],
  )
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        // Pages without a title of their own are called by their heading.
        const heading = main?.querySelector('h1')?.textContent
        if (heading && !titles.own) document.title = `${heading} · ${brand.name}`
        const take = () => {
          const now = document.activeElement
          // A field of the page may have taken the focus since, also while the page came to stand.
          if (now?.closest('dialog') || (now !== left.current && main?.contains(now))) return
          main?.focus({ preventScroll: true })
        }
        // A page is laid out for the focus: that waits until it has been anyway.
        requestAnimationFrame(() => setTimeout(take))
        if (said.current) said.current.textContent = document.title
      }),
    [router, brand],
  )
  return (
    <VisuallyHidden>
      <output ref={said} />
    </VisuallyHidden>
  )
}
