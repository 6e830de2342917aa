import { tagOf } from '#contract/locale.ts'
import type { ActorOf } from '#machines/directory.ts'
import { readSession, writeSession } from '#src/actors/storage.ts'
import { ChatView } from '#src/views/chat/ChatView.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { noteOpened, useChatConsent, useChatOffer, useOpenChat } from './useChat.ts'

interface ChatHostProps {
  readonly flow: ActorOf<'chat'>
  /** The page below the locale. */
  readonly path: string
  readonly isGame: boolean
}

function forgetUnread(): void {
  writeSession('chatUnread', null)
  writeSession('chatWasOnHome', null)
}

/** Tells the chat where the page stands and what is allowed, and keeps for the tab what is unread (CHT-1). */
export function ChatHost({ flow, path, isGame }: ChatHostProps) {
  const { world } = useApp()
  const isOffered = useChatOffer()
  const isAllowed = useChatConsent()
  const isHome = path === '/'
  const isThere = useSelector(flow, (now) => now.matches('loaded') && !now.matches({ loaded: 'loading' }))
  const isIdle = useSelector(flow, (now) => now.matches('idle'))
  const isFailed = useSelector(flow, (now) => now.matches('failed'))
  const isWanted = useSelector(flow, ({ context }) => context.isWanted)
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
    const mayLoad = isAllowed && isOffered !== false
    if (mayLoad) return flow.send({ type: 'chat.allow' })
    forgetUnread()
    // Whoever is asked for their consent right now has none to take back, and goes on being asked.
    if (isOffered === false || !flow.getSnapshot().matches('unconsented')) flow.send({ type: 'chat.withdraw' })
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
    if (!isThere) return
    writeSession('chatUnread', unread)
    writeSession('chatWasOnHome', isHome)
  }, [isThere, unread, isHome])
  // What was asked for and given up, or did not come, is not to be loaded unasked by the next document. A conversation that was begun
  // earlier, and of which this document could not be told, is.
  const wasWanted = useRef(false)
  useEffect(() => {
    if (isFailed || (isIdle && wasWanted.current)) forgetUnread()
    wasWanted.current = isWanted
  }, [isFailed, isIdle, isWanted])
  useEffect(() => {
    // The clock, the net position and the game itself are never covered: neither by the chat, nor by what waits for it.
    if (isGame && isWanted) flow.send({ type: 'chat.close' })
  }, [flow, isGame, isWanted])

  return <ChatView flow={flow} onOpen={open} onCookieSettings={() => consent?.send({ type: 'consent.reopen' })} />
}
