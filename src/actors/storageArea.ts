/** One storage of the browser, and what it would not take. */
export interface StorageArea {
  getItem(key: string): string | null
  /** Never throws: what the browser refuses lasts as long as the page. */
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Removes what fits, of the whole area, or only of what this page alone keeps. */
  removeWhere(fits: (key: string) => boolean, which?: 'all' | 'own'): void
  /** Whether something that fits lies here at all. */
  has(fits: (key: string) => boolean): boolean
  /** Whether something that fits lies in this page alone. */
  isOwn(fits: (key: string) => boolean): boolean
}

/** Entries that are worth something together only: the browser keeps all of them or none. */
export interface EntrySet {
  holds(key: string): boolean
  /** Whether it is written last: with it the set is whole. */
  isLast(key: string): boolean
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
 * to sign in all the same. What it refuses lies in the page, for as long as that lasts and for no other tab to see, with the
 * rest of its `set`. What another tab writes later takes its place.
 */
export function openStorage(kind: 'localStorage' | 'sessionStorage', set?: EntrySet): StorageArea {
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
  const isInSet = (key: string): boolean => set?.holds(key) ?? false
  const isOwn = (fits: (key: string) => boolean): boolean => [...own.keys()].some((key) => fits(key))
  const keepInPage = (key: string, value: string): void => {
    browser?.removeItem(key)
    own.set(key, value)
  }
  const onOtherTab = ({ storageArea, key, newValue }: StorageEvent): void => {
    if (storageArea !== browser || key === null || newValue === null) return
    if (!isInSet(key)) own.delete(key)
    // Not before the other tab's set is whole: until then this page would have neither.
    else if (set?.isLast(key)) for (const held of [...own.keys()].filter((one) => isInSet(one))) own.delete(held)
  }
  // Before those who then read.
  if (browser && 'addEventListener' in globalThis) globalThis.addEventListener('storage', onOtherTab, { capture: true })
  return {
    getItem: (key) => own.get(key) ?? browser?.getItem(key) ?? null,
    setItem(key, value) {
      // First, so that an older value cannot come back with the next reload.
      own.delete(key)
      if (!browser || (isInSet(key) && isOwn(isInSet))) {
        keepInPage(key, value)
        return
      }
      try {
        browser.setItem(key, value)
      } catch (error) {
        console.warn(`storage is full or refused, "${nameOf(key)}" lasts as long as this page`, String(error))
        keepInPage(key, value)
        // Half a set would be of no use to the next page, which would not know to clear it either.
        if (isInSet(key)) for (const other of kept().filter(isInSet)) keepInPage(other, browser.getItem(other) ?? '')
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
    has: (fits) => isOwn(fits) || kept().some((key) => fits(key)),
    isOwn,
  }
}

/** The identity provider's keys hold the user's own id: the last part says which entry it is. */
const nameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
