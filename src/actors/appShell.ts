import type { World } from './world.ts'

/** The worker that shows the offline page; its code is `public/sw.js`. */
const WORKER = '/sw.js'

/**
 * Keeps the offline page of the language that the site is read in (APP-1): the worker fetches and keeps it, and shows it when a page
 * cannot be had. Without a worker (an old browser, plain http, private windows) the browser says so itself.
 */
export function keepAppShell(world: World, signal: AbortSignal): void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return
  const tell = () => {
    // A worker is of this origin; there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    workers.ready.then(({ active }) => active?.postMessage({ keep: world.locale().segment }), failed)
  }
  const failed = (error: unknown) => world.log('the offline page is not kept', { error: String(error) })
  // The page says its language on its root, at each change of it.
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => watch.disconnect())
  workers.register(WORKER).then(tell, failed)
}
