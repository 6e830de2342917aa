import type { Settings } from '#contract/settings.ts'
import { STARTER_SOURCE } from './starter.ts'

const originsOf = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))),
]

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
  } = settings
  const calls = originsOf([
    apiBase,
    accessHost,
    userPool.endpoint,
    content.host,
    socketUrl,
    sportsbookHost,
    paymentAuthoriseUrl,
    chatSnippetUrl,
  ])
  const frames = originsOf([...gameOrigins, sportsbookHost, paymentAuthoriseUrl, ...paymentPageOrigins])
  const images = originsOf([content.host, ...gameOrigins])
  const scripts = originsOf([chatSnippetUrl])
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", STARTER_SOURCE, ...scripts],
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
