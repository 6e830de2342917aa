import { kindOfPage } from '#contract/pagePaths.ts'
import { placeholder } from './placeholder.ts'

/**
 * A path of the site as a log may have it, `locale` being its first segment where it has one: what is no page of ours may be a broken link
 * of a mail, with a key in it (SAF-12).
 */
export function keptPath(path: string, locale: string): string {
  const rest = path === `/${locale}` || path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path
  return kindOfPage(rest) === 'unknown' ? `/${locale}${placeholder(rest).slice(0, 200)}` : path.slice(0, 2000)
}
