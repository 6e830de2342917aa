/** Every path of a page below its locale, as the router spells it; a text page (`/$page`) stands for whatever content names (P2). */
export const PAGE_PATHS = [
  '/',
  '/$page',
  '/401',
  '/404',
  '/500',
  '/accept-terms-condition',
  '/closed-account',
  '/contact-live-chat',
  '/deposit',
  '/landing/$id',
  '/live-casino-online/play/$provider',
  '/live-casino-online/{-$id}',
  '/loyalty',
  '/my-account',
  '/my-account/account',
  '/my-account/account/verification',
  '/my-account/banking',
  '/my-account/banking/deposit',
  '/my-account/banking/transactions',
  '/my-account/banking/withdraw',
  '/my-account/bonus-code',
  '/my-account/gambling-limits',
  '/my-account/inbox',
  '/my-account/inbox/notifications/{-$id}',
  '/my-account/rewards',
  '/my-account/rewards/active',
  '/online-casino/play/$provider/{-$id}',
  '/online-casino/{-$id}',
  '/payment-methods',
  '/promo/$slug',
  '/promotions',
  '/promotions/$category',
  '/promotions/$category/$promotionSlug',
  '/promotions/$category/tag/$tagSlug',
  '/reset-password',
  '/restricted',
  '/signup',
  '/signup/callback',
  '/signup/pnp',
  '/sms-max-attempts',
  '/sportsbook/{-$category}/{-$region}/{-$competition}/{-$event}',
  '/virtual-sports',
  '/welcome',
] as const

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+')}/?$`,
  )

const TEXT_PAGE = '/$page'
const named = PAGE_PATHS.filter((path) => path !== TEXT_PAGE).map(patternOf)
const text = patternOf(TEXT_PAGE)

/** What a path below the locale is: a page of the router, one that only content can tell, or none at all (LOC-1). */
export function kindOfPage(rest: string): 'page' | 'text' | 'unknown' {
  const path = rest === '' ? '/' : rest
  if (named.some((pattern) => pattern.test(path))) return 'page'
  return text.test(path) ? 'text' : 'unknown'
}
