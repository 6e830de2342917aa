import { createContext, useContext, type ReactNode } from 'react'

export interface GoOptions {
  /** In place of the page in the history. */
  readonly replace?: boolean
  /** What was come for is done: no place to come back to, and no code, goes along. */
  readonly isDone?: boolean
}

/** How views leave a page: they write locale-relative paths (`/promotions`, `#login`), the app turns them into addresses. */
export interface Navigation {
  /** The current path without its locale segment; `/` is the locale home. */
  readonly path: string
  /** The address of a locale-relative path; absolute addresses and `#…` stay as they are. */
  readonly href: (to: string) => string
  readonly go: (to: string, options?: GoOptions) => void
  /** Whether the page behind a locale-relative path is open to who is there: what is closed is not offered (GRD-12). */
  readonly isOpen: (to: string) => boolean
  /** Fetches what the page needs when a pointer or focus comes near its link. */
  readonly preload?: ((to: string) => void) | undefined
}

const NavigationContext = createContext<Navigation | null>(null)

/** Gives the views below it their way to navigate. */
export function NavigationProvider({ value, children }: { readonly value: Navigation; readonly children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>
}

/** Whether there is a way to navigate here, for what stands in when all around it has failed. */
export const useIsNavigable = (): boolean => useContext(NavigationContext) !== null

/** The navigation of the page. Throws outside a NavigationProvider. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('Put a <NavigationProvider> around views that link to pages')
  return navigation
}
