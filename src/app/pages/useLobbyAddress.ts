import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isSamePlace, placeFrom, searchFrom, type LobbySearch } from './lobbyAddress.ts'

/** How long nobody types before the address follows: a change of the address has the whole page looked at, which no key should wait for, ms. */
const REST = 700

interface AddressInput {
  readonly kind: LobbyKind
  /** The category of the address; its id is null while the categories are not known yet. */
  readonly categoryUrl: string | undefined
  readonly categoryId: string | null
  readonly search: LobbySearch
}

/**
 * Keeps a lobby and its address alike: an address that is come to, by link or by Back, says what is looked at, and what is looked for
 * stands in the address soon after, so that it can be sent on, reloaded and returned to (LOC-2). Providers are steps of their own for Back.
 */
export function useLobbyAddress(flow: ActorRefFrom<typeof lobbyMachine>, input: AddressInput): void {
  const { kind, categoryId, categoryUrl } = input
  const { search, provider, page } = input.search
  const router = useRouter()

  const entered = useRef<string | null>(null)
  useEffect(() => {
    const place = placeFrom({ search, provider, page })
    const address = JSON.stringify([kind, categoryUrl, place])
    const now = flow.getSnapshot()
    const { context } = now
    const isOpen = !now.matches({ view: 'away' }) && context.kind === kind
    const isHere = isOpen && context.categoryId === categoryId
    // Its categories have come: what was typed meanwhile stands, which the address has yet to follow.
    const isNamed = isOpen && !isHere && entered.current === address
    entered.current = address
    const { searchText, providerIds, pages } = isNamed ? context : place
    if (isHere && isSamePlace(context, place)) return
    flow.send({ type: 'lobby.enter', kind, categoryId, searchText, providerIds, pages })
  }, [flow, kind, categoryId, categoryUrl, search, provider, page])
  useEffect(() => () => flow.send({ type: 'lobby.leave' }), [flow])

  const write = useEffectEvent((hasLeft: boolean) => {
    const now = flow.getSnapshot()
    const there = placeFrom({ search, provider, page })
    if (now.matches({ view: 'away' }) || now.context.kind !== kind || isSamePlace(now.context, there)) return
    const isStep = now.context.providerIds.join() !== there.providerIds.join()
    void router.navigate({
      to: '.',
      search: searchFrom(now.context) as never,
      hash: true,
      replace: hasLeft || !isStep,
      resetScroll: false,
    })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = flow.getSnapshot().context
    const writeNow = (hasLeft = false) => {
      clearTimeout(timer)
      timer = undefined
      write(hasLeft)
    }
    const subscription = flow.subscribe(({ context }) => {
      const hasLeft = last.isSignedIn && !context.isSignedIn
      const isTyped = context.searchText !== last.searchText
      const isChosen = context.providerIds !== last.providerIds || context.pages !== last.pages
      last = context
      if (!isTyped && !isChosen) return
      // At once: made anew for the next person, the lobby reads its address, and would show what the one before looked for (SAF-7).
      if (hasLeft) return writeNow(true)
      clearTimeout(timer)
      timer = setTimeout(writeNow, isTyped ? REST : 0)
    })
    // Whoever leaves the field, for a game perhaps, leaves a place that can be returned to.
    const onLeave = () => {
      if (timer !== undefined) writeNow()
    }
    document.addEventListener('focusout', onLeave)
    return () => {
      subscription.unsubscribe()
      clearTimeout(timer)
      document.removeEventListener('focusout', onLeave)
    }
  }, [flow])
}
