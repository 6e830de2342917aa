import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'

/** What of the browser's own history is read here; not every browser tells of it. */
interface Entries {
  readonly currentEntry: { readonly index: number } | null
  entries(): readonly { readonly key: string; readonly url: string | null }[]
  traverseTo(key: string): unknown
}

const isGame = (path: string): boolean => path.includes('/play/')

/** The key of the entry that a game was come to from, when that is one of these pages; null for any other, and where it is not known. */
function entryBefore(history: Entries | undefined, home: string | null, lobby: string): string | null {
  const at = history?.currentEntry?.index
  if (history === undefined || at === undefined) return null
  const before = history
    .entries()
    .slice(0, at)
    .findLast(({ url }) => !isGame(partsOf(url).path))
  if (!before) return null
  const { path, hash } = partsOf(before.url)
  // A panel that stood over the page is not gone back to.
  return hash === '' && (path === home || path === lobby || path.startsWith(`${lobby}/`)) ? before.key : null
}

function partsOf(url: string | null): { readonly path: string; readonly hash: string } {
  const { pathname, hash } = new URL(url ?? '/', window.location.origin)
  return { path: pathname.replace(/(?<=.)\/$/u, ''), hash }
}

interface LobbyLinkProps extends LinkProps {
  /** It is called a way to the lobby, so it leads to no other page. */
  readonly isLobbyOnly?: boolean
  /** Called right before it goes back in the history; a link that opens its page anew says nothing. */
  readonly onBack?: () => void
}

/**
 * The way out of a game: to the very place that it was opened from, its category, search and open pages among it, as the browser's own
 * Back does (LOC-2, LOB-1). Who came by a link from elsewhere is led to the lobby `to`.
 */
export function LobbyLink({ onClick, onBack, isLobbyOnly = false, ...rest }: LobbyLinkProps) {
  const { href } = useNavigation()
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain) return
    const { navigation: history } = window as { readonly navigation?: Entries }
    const key = entryBefore(history, isLobbyOnly ? null : partsOf(href('/')).path, href(rest.to))
    if (key === null) return
    event.preventDefault()
    onBack?.()
    history!.traverseTo(key)
  }
  return <Link {...rest} onClick={leave} />
}
