/** One storage of the browser, and what it would not take. */
export interface StorageArea {
  getItem(key: string): string | null
  /** Never throws: what the browser refuses lasts as long as the page. */
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Removes what fits, of the whole area, or only of what this page alone keeps. */
  removeWhere(fits: (key: string) => boolean, which?: 'all' | 'own'): void
}

function reachable(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    const storage = globalThis[kind]
    storage.getItem('')
    return storage
  } catch {
    return null
  }
}

/**
 * A storage that always works: a browser may have none, or be full, or grant no room at all, and who plays there must be able
 * to sign in all the same. What it refuses lies in the page, for as long as that lasts and for no other tab to see.
 */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): StorageArea {
  const browser = reachable(kind)
  const own = new Map<string, string>()
  const removeItem = (key: string): void => {
    own.delete(key)
    browser?.removeItem(key)
  }
  const kept = (): string[] =>
    Array.from({ length: browser?.length ?? 0 }, (_, index) => browser?.key(index) ?? null).filter(
      (key) => key !== null,
    )
  return {
    getItem: (key) => own.get(key) ?? browser?.getItem(key) ?? null,
    setItem(key, value) {
      // First, so that an older value cannot come back with the next reload.
      own.delete(key)
      try {
        if (browser) browser.setItem(key, value)
        else own.set(key, value)
      } catch (error) {
        console.warn(`storage is full or refused, "${nameOf(key)}" lasts as long as this page`, String(error))
        browser?.removeItem(key)
        own.set(key, value)
      }
    },
    removeItem,
    removeWhere(fits, which = 'all') {
      for (const key of new Set([...own.keys(), ...(which === 'all' ? kept() : [])]))
        if (fits(key)) {
          if (which === 'all') removeItem(key)
          else own.delete(key)
        }
    },
  }
}

/** The identity provider's keys hold the user's own id: the last part says which entry it is. */
const nameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
