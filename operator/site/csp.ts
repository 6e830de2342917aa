import type { Settings } from '#contract/settings.ts'
import { LOST_CODE, sourceOf } from './inlineScripts.ts'
import { STARTER_SOURCE } from './starter.ts'

const originsOf = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))),
]

/** Where the trackers' loaders come from, and what may be called; nothing at all while the flag is off (APP-11). */
function trackingOrigins({ flags, tracking }: Settings): { readonly scripts: string[]; readonly calls: string[] } {
  if (!flags.tracking) return { scripts: [], calls: [] }
  const { dataLayerUrl, crmUrl, loginWebhookUrl, origins } = tracking
  const scripts = [...originsOf([dataLayerUrl, crmUrl]), ...origins]
  return { scripts, calls: [...scripts, ...originsOf([loginWebhookUrl])] }
}

/** What a page of the site may load, from its settings: nothing of others but the hosts named there. */
export function contentSecurityPolicy(settings: Settings, host: string): string {
  const {
    apiBase,
    accessHost,
    userPool,
    content,
    socketUrl,
    gameOrigins,
    sportsbookHost,
    paymentAuthoriseUrl,
    paymentPageOrigins,
    chatSnippetUrl,
    chatOrigins,
    eventLogUrl,
  } = settings
  const chat = chatSnippetUrl === null ? [] : [...originsOf([chatSnippetUrl]), ...chatOrigins]
  const { scripts: trackers, calls: tracked } = trackingOrigins(settings)
  const own = [apiBase, accessHost, userPool.endpoint, content.host, socketUrl, sportsbookHost, paymentAuthoriseUrl]
  const calls = [...new Set([...originsOf([...own, eventLogUrl]), ...chat, ...tracked])]
  const frames = originsOf([...gameOrigins, sportsbookHost, paymentAuthoriseUrl, ...chat, ...paymentPageOrigins])
  const images = [...new Set([...originsOf([content.host, ...gameOrigins]), ...chatOrigins, ...tracked])]
  const scripts = [...new Set([...chat, ...trackers])]
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", STARTER_SOURCE, sourceOf(LOST_CODE), ...scripts],
    // Values of vanilla-extract and motion stand in style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'", 'data:'],
    // Browsers of some years ago do not count a socket to the page's own host as 'self'.
    'connect-src': ["'self'", `ws://${host}`, `wss://${host}`, ...calls],
    'frame-src': ["'self'", ...frames],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
