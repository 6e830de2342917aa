import { excludedRedirects } from '#contract/constants.ts'
import { readSession } from '#src/actors/storage.ts'
import { readablePath, resolvePath, type LocaleOptions } from '#contract/locale.ts'

/** The path below the locale, starting with `/`; `/` is the locale home. */
export const pathBelowLocale = (pathname: string, options: LocaleOptions = {}): string =>
  resolvePath(pathname, options).rest

/** The address of a locale-relative path; absolute addresses, fragments and files stay as they are. */
export function addressOf(segment: string, to: string): string {
  if (/^([a-z][\w+.-]*:|\/\/|#)/i.test(to)) return to
  const [path, tail] = splitTail(to)
  const below = path === '/' || path === '' ? '' : path.startsWith('/') ? path : `/${path}`
  return `/${segment}${readablePath(below)}${tail}`
}

function splitTail(to: string): [path: string, tail: string] {
  const at = to.search(/[?#]/)
  return at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)]
}

/**
 * Where a player goes after signing in (GRD-9), below the locale: the stored page, or home when there is none, when it is
 * not of this site, or when it is on the excluded list. A bonus code goes along as a query parameter.
 */
export function landingPath(landing: { redirectPath: string | null; bonusCode: string | null }): string {
  const stored = landing.redirectPath ?? '/'
  const isOurs = /^\/(?![/\\])/.test(stored)
  const [path, tail] = splitTail(isOurs ? stored : '/')
  const isExcluded = (excludedRedirects as readonly string[]).includes(path.replace(/^\/|\/$/g, ''))
  const target = isExcluded ? '/' : path
  if (!landing.bonusCode) return isExcluded ? target : target + withoutLogin(tail)
  const search = new URLSearchParams(isExcluded ? '' : tail.split('#')[0])
  search.set('bonusCode', landing.bonusCode)
  return `${target}?${search.toString()}`
}

// Coming back with the login panel open would ask again for what has just been given.
const withoutLogin = (tail: string): string => tail.replace(/#login$/, '')

/** The bonus code that led to a place: of the way there (GRD-9), else of its address, else of the link that led this tab's visitor to the site. */
export const codeAt = ({
  state,
  search,
}: {
  readonly state: { readonly bonusCode?: string }
  readonly search: unknown
}) =>
  state.bonusCode ??
  (search as { readonly bonusCode?: string }).bonusCode ??
  ((readSession('followedCode') ?? undefined) as string | undefined)

/** A path and the bonus code that stood in its query, apart. */
export function withoutCode(wanted: string): { readonly redirectPath: string; readonly bonusCode: string | null } {
  const [path, tail] = splitTail(wanted)
  const [query = '', hash] = tail.replace(/^\?/, '').split('#')
  const search = new URLSearchParams(query)
  const bonusCode = search.get('bonusCode')
  if (bonusCode === null || tail.startsWith('#')) return { redirectPath: wanted, bonusCode: null }
  search.delete('bonusCode')
  const rest = search.toString()
  return { redirectPath: path + (rest && `?${rest}`) + (hash === undefined ? '' : `#${hash}`), bonusCode }
}

const campaigned =
  /^\/(?:(?:promotions|landing|my-account\/rewards)(?:\/.*)?|online-casino|live-casino-online|sportsbook)?$/

/** Whether a path below the locale is of a page that campaigns lead to; not a game, which nothing may take away, nor a page that takes codes itself. */
export const isCampaigned = (path: string): boolean => campaigned.test(path)
