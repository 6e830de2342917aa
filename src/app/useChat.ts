import { tagOf } from '#contract/locale.ts'
import type { ActorOf } from '#machines/directory.ts'
import { consentNow } from '#src/actors/consent.ts'
import { watchLocal } from '#src/actors/storage.ts'
import { footerOptions } from '#src/queries/first.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApp } from './AppContext.tsx'

/** Whether the house has a live chat here: null while that is not known (`disableLiveChat`, CHT-1). */
export function useChatOffer(): boolean | null {
  const { world, settings } = useApp()
  const { data, isError } = useQuery(footerOptions(world))
  if (settings.chatSnippetUrl === null) return false
  // Without a footer nobody has said that there is none.
  return data ? !data.disableLiveChat : isError ? true : null
}

const mayLoad = () => consentNow().performanceFunctional

/** Whether the visitor allows the category that the chat belongs to (COO-2). */
export const useChatConsent = (): boolean => useSyncExternalStore(watchLocal, mayLoad)

/** Asks for the conversation, in the language of the page. */
export function useOpenChat(flow: ActorOf<'chat'>): () => void {
  const { world } = useApp()
  return () => flow.send({ type: 'chat.open', locale: tagOf(world.locale().language), isAllowed: mayLoad() })
}

/** The page, below the locale, that this document was opened at; null until the chat has looked. */
export const opened: { at: string | null } = { at: null }
/** The first page that is told is the one the document was opened at. */
export function noteOpened(path: string): void {
  opened.at ??= path
}
