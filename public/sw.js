// Shows the offline page where a page of the site cannot be had. It answers nothing else and keeps nothing else: no answer of the
// operator, no document with settings or a player in it, no file of others. Taking it back: see docs/decisions/0019.

const SHELLS = 'app-shell'
/** Pages of the site, each below its locale; not the operator's own pages beside them. */
const PAGE = /^\/(?:[a-z]{2}-[A-Z]{2}(?:\/|$)|$)/
const SEGMENT = /^[a-z]{2,4}-[A-Z]{2}$/
const addressOf = (segment) => `/app/${segment}/offline.html`

/** Keeps the offline page of a locale in place of the one kept before, unless it cannot be had. */
async function keep(segment) {
  const address = addressOf(segment)
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit' })
  if (!answer.ok || answer.redirected) return
  const kept = await caches.open(SHELLS)
  await kept.put(address, answer)
  for (const { url } of await kept.keys()) if (new URL(url).pathname !== address) await kept.delete(url)
}

/** The offline page that is kept, whatever its language; a browser's own where there is none. */
async function offline() {
  const kept = await caches.open(SHELLS)
  const [last] = await kept.keys()
  return (last && (await kept.match(last))) || Response.error()
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // What no page is asked for need not wake the worker.
  try {
    const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }))
    const added = event.addRoutes?.({ condition: { or: others }, source: 'network' })
    if (added) event.waitUntil(added.catch(() => {}))
  } catch {
    // A browser that knows fewer conditions asks the worker, which lets them pass.
  }
})

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes up.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('message', (event) => {
  const segment = event.data?.keep
  if (typeof segment === 'string' && SEGMENT.test(segment)) event.waitUntil(keep(segment).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return
  if (!PAGE.test(new URL(request.url).pathname)) return
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request))
      } catch {
        return offline()
      }
    })(),
  )
})
