/**
 * The support chat's provider, as far as the site speaks to it (CHT-1). Any snippet will do that defines `zE(group, command, …)`, the
 * messenger interface of the provider that the sources name: `messenger` show, open, close, hide, loginUser, logoutUser; `messenger:set`
 * locale and conversationFields; `messenger:on` unreadMessages and close. `messenger:on error` is the embedded chat's own: its page is lost.
 */
export type Messenger = (
  group: 'messenger' | 'messenger:set' | 'messenger:on',
  command: string,
  ...given: unknown[]
) => void

/** What is heard of the provider while somebody listens. */
export interface ChatNews {
  readonly onUnread: (count: unknown) => void
  readonly onClose: () => void
  readonly onLost: () => void
}

const snippetId = 'ze-snippet'
/** The provider knows no way to stop listening: it is listened to once, and told on to whoever listens now. */
let listener: ChatNews | null = null
/** A snippet that is under way, or there; `since` is when it was asked for. */
let loading: { readonly found: Promise<Messenger>; readonly since: number } | null = null
/** One that has been under way for this long is given up by whoever asks next, ms: shorter than anybody is let wait for the chat. */
const patience = 14_000
/** The provider that is listened to. */
let heard: Messenger | null = null

const messenger = (): Messenger | null => {
  const { zE } = globalThis as { zE?: unknown }
  return typeof zE === 'function' ? (zE as Messenger) : null
}

function listen(to: Messenger): void {
  // One that was given up may come all the same, beside the one that was asked for in its place.
  if (heard === to) return
  heard = to
  const listenTo = (what: string, hear: (told?: unknown) => void) => {
    try {
      to('messenger:on', what, hear)
    } catch {
      // What a provider does not know it does not tell.
    }
  }
  listenTo('unreadMessages', (count) => listener?.onUnread(count))
  listenTo('close', () => listener?.onClose())
  listenTo('error', () => listener?.onLost())
}

function load(snippetUrl: string, key: string): Promise<Messenger> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.id = snippetId
    script.async = true
    script.src = `${snippetUrl}?key=${encodeURIComponent(key)}`
    script.addEventListener('error', () => reject(new Error('The snippet of the chat did not come')))
    script.addEventListener('load', () => {
      const found = messenger()
      if (!found) return reject(new Error('The snippet of the chat brought no chat'))
      listen(found)
      resolve(found)
    })
    document.head.append(script)
  })
}

/**
 * The provider's snippet: loaded once for the page, also where the chat is closed and asked for again while it comes. Asked for anew only
 * where it did not come.
 */
export function chatMessenger(snippetUrl: string, key: string): Promise<Messenger> {
  if (loading && !messenger() && performance.now() - loading.since > patience) forget()
  if (loading) return loading.found
  const found = load(snippetUrl, key)
  const mine = { found, since: performance.now() }
  loading = mine
  found.catch(() => {
    if (loading === mine) forget()
  })
  return found
}

function forget(): void {
  takeOut()
  loading = null
}

const takeOut = () => document.getElementById(snippetId)?.remove()

/**
 * Takes a snippet that has not come yet out of the page, as nobody waits for it any more. No browser calls it back: who asks again before it
 * is there waits for the same one.
 */
export function leaveSnippet(): void {
  if (!messenger()) takeOut()
}

/** Hears the provider's news from now on. Answers how to stop. */
export function hearChat(news: ChatNews): () => void {
  listener = news
  return () => {
    if (listener === news) listener = null
  }
}
