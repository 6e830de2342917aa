import { tagOf } from '#contract/locale.ts'
import type { ActorOf } from '#machines/directory.ts'
import { readSession, writeSession } from '#src/actors/storage.ts'
import { ChatView } from '#src/views/chat/ChatView.tsx'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { noteOpened, useChatConsent, useChatOffer, useOpenChat } from './useChat.ts'

interface ChatHostProps {
  readonly flow: ActorOf<'chat'>
  /** The page below the locale. */
  readonly path: string
  readonly isGame: boolean
}

/** Tells the chat where the page stands and what is allowed, and keeps for the tab what is unread (CHT-1). */
export function ChatHost({ flow, path, isGame }: ChatHostProps) {
  const { world } = useApp()
  const isOffered = useChatOffer()
  const isAllowed = useChatConsent()
  const isHome = path === '/'
  const isLoaded = useSelector(flow, (now) => now.matches('loaded'))
  const isOpen = useSelector(flow, (now) => now.matches({ loaded: 'open' }))
  const unread = useSelector(flow, ({ context }) => context.unread)
  // A player is known to the chat with their profile: before that nothing of theirs could be shown.
  const isSettled = useSession(
    (now) => now.matches('visitor') || (now.matches('player') && now.context.profile !== null),
  )
  const consent = useFlow('cookieConsent')
  const open = useOpenChat(flow)

  useEffect(() => noteOpened(path), [path])
  useEffect(() => flow.send({ type: 'page.changed', isHome }), [flow, isHome])
  useEffect(() => {
    if (!isAllowed || isOffered === false) {
      flow.send({ type: 'chat.withdraw' })
      writeSession('chatUnread', null)
      writeSession('chatWasOnHome', null)
    } else flow.send({ type: 'chat.allow' })
  }, [flow, isAllowed, isOffered])
  useEffect(() => {
    const kept = readSession('chatUnread')
    if (!isSettled || !isAllowed || isOffered !== true || typeof kept !== 'number') return
    flow.send({
      type: 'chat.resume',
      locale: tagOf(world.locale().language),
      unread: Math.max(0, Math.trunc(kept) || 0),
    })
  }, [flow, isSettled, isAllowed, isOffered, world])
  useEffect(() => {
    if (!isLoaded) return
    writeSession('chatUnread', unread)
    writeSession('chatWasOnHome', isHome)
  }, [isLoaded, unread, isHome])
  useEffect(() => {
    // The clock, the net position and the game itself are never covered.
    if (isGame && isOpen) flow.send({ type: 'chat.close' })
  }, [flow, isGame, isOpen])

  return <ChatView flow={flow} onOpen={open} onCookieSettings={() => consent?.send({ type: 'consent.reopen' })} />
}
