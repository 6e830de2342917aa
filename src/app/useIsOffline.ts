import { useEffect, useSyncExternalStore } from 'react'

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const isOffline = () => !navigator.onLine

/** Whether the browser says that it has no connection at all. */
export const useIsOffline = (): boolean => useSyncExternalStore(onChange, isOffline)

/** Asks `again` for what could not be had as soon as there is a connection, though not under what somebody types over the page. */
export function useGoesOnOnline(again: () => void): void {
  useEffect(() => {
    const goOn = () => {
      if (document.querySelector('dialog[open]') === null) again()
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [again])
}
