import { sourceOf } from './inlineScripts.ts'

/**
 * Fetches the page's code once the largest picture of the first view has been painted, at the latest after 0.8 s: on a slow
 * line they would share it, and what is seen first would come last. Browsers that do not tell begin at once.
 */
export const STARTER = `(() => {
  const files = JSON.parse(document.getElementById('page-code').textContent)
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    const add = (tag, values) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...values }))
    for (const href of files.styles) add('link', { rel: 'stylesheet', media: 'print', href })
    for (const src of files.entry) add('script', { type: 'module', src })
    for (const href of files.scripts) add('link', { rel: 'modulepreload', href })
    for (const href of files.later) add('link', { rel: 'modulepreload', fetchPriority: 'low', href })
  }
  const kind = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes?.includes(kind)) return begin()
  new PerformanceObserver((list, watch) => {
    if (!list.getEntries().some((entry) => entry.url)) return
    watch.disconnect()
    begin()
  }).observe({ type: kind, buffered: true })
  setTimeout(begin, 800)
})()`

/** The starter as the content security policy names it. */
export const STARTER_SOURCE = sourceOf(STARTER)
