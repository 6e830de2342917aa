import { brandOf, type Settings } from '#contract/settings.ts'

/** What the site is called towards search engines. */
export interface PublicName {
  /** Scheme and host. */
  readonly origin: string
  /** Whether the settings name that host: what names no other may be kept by caches that many share. */
  readonly isNamed: boolean
}

/**
 * Scheme and host that the site is known by: those of the request, `https` where what ends the encryption before it says so. Whoever calls
 * may write any host name into a request, so where the settings name hosts of the brand (`hostsToBrands`) it is one of those, else the
 * first of them; a port is the site's own (`port`) or none.
 */
export function publicName({ headers }: Request, url: URL, settings: Settings, port: string): PublicName {
  const { hostname, host, protocol } = url
  const scheme = /^\s*https\b/.test(headers.get('x-forwarded-proto') ?? '') ? 'https:' : protocol
  const [first, ...others] = Object.keys(settings.hostsToBrands).filter(
    (one) => brandOf(settings, one) === settings.brand,
  )
  if (first === undefined) return { origin: `${scheme}//${host}`, isNamed: false }
  const known = others.includes(hostname) ? hostname : first
  return { origin: `${scheme}//${known}${url.port === port && port !== '' ? `:${port}` : ''}`, isNamed: true }
}
