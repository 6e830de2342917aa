// Business constants and timers; times in ms unless the name says otherwise.

/** The site's id in header, payloads and queries. */
export const siteId = 5
/** Site id that jackpot calls bear. */
export const jackpotSiteId = 5
/** Partner id of game tickets (GAM-2). */
export const gameTicketPartnerId = 2178
export const defaultCurrency = 'EUR'
export const defaultLanguage = 'en'
/** Country code of the global market. */
export const defaultCountryCode = 'UN'
export const defaultLocaleSegment = 'en-UN'
/** Country that sign-up and the phone list start with (REG-4, REG-5). */
export const defaultSignUpCountry = 'FI'
export const dateFormat = 'dd/MM/yyyy'
/** Durations offered by the history filter (TXN-2), hours. */
export const offeredHours = [24, 72] as const
export const pageSize = 10
export const transactionPageSize = 10

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Timers and polling of the site, ms. */
export const timers = {
  walletPoll: 20 * second,
  socketPing: 20 * second,
  socketReconnectDelay: 3 * second,
  transactionPoll: 30 * second,
  activityLoop: minute,
  inactivityLogout: 30 * minute,
  inactivityWarning: 27 * minute,
  inactivityCheck: 3 * minute,
  loginRetryDelay: 3 * second,
  coolingOff: day,
  cashbackNotice: 5 * second,
  translationRetryDelay: 2 * second,
  cacheStale: 5 * minute,
  resizeWait: 350,
  requestTimeout: 15 * second,
  /** When code that has not come is said not to have come: answers end before that with a word of their own. */
  codePatience: 20 * second,
  /** A lobby's content that did not come is asked for again. */
  contentRetry: 10 * second,
  uploadIdleTimeout: 120 * second,
  codeResend: 60 * second,
  codeLife: 10 * minute,
  /** Codes and links that were asked for are counted for this long from the first on. */
  requestWindow: hour,
  resetLinkLife: 30 * minute,
  /** How long no password is taken after five wrong ones, from the first of them on. */
  passwordLock: 15 * minute,
  payAndPlaySessionLife: 30 * minute,
  tokenLife: hour,
  tokenRefreshBefore: 5 * minute,
  limitIncreaseDelay: day,
  limitConfirmationLife: 7 * day,
  jackpotPoll: 30 * second,
  tablesPoll: 15 * second,
  winnersPoll: minute,
  draftLife: 30 * minute,
  eventLogLife: day,
} as const

/** How often a thing is tried before it is given up. */
export const attempts = {
  login: 5,
  socketReconnect: 10,
  translation: 3,
  smsRequests: 3,
  codeTries: 5,
} as const

/** Lifetime of the id-token cookie, seconds (APP-7). */
export const cookieLifetimeSeconds = 31_536_000
/** Self-exclusion sent for "indefinite", together with the flag (RGT-6). */
export const indefiniteExclusionMonths = 12

/** Choices of activity timer and reality check, minutes (RGT-1). */
export const activityMinutes = { HALF_AN_HOUR: 30, HOUR: 60, TWO_HOURS: 120 } as const
export const activityPeriods = ['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS', 'NOT_SET'] as const
export type ActivityPeriod = (typeof activityPeriods)[number]
export const defaultActivityPeriod: ActivityPeriod = 'TWO_HOURS'

/** Steps of the reward ladder (BON-1). */
export const rewardLadder = { first: 2, last: 101 } as const

/** Lobby page sizes (LOB-1); one more is fetched to know whether there is more. */
export const lobbyPaging = {
  casinoRow: { mobile: 15, desktop: 30 },
  casinoCategory: { mobile: 30, desktop: 60 },
  live: { mobile: 15, desktop: 30 },
  detectMore: 1,
} as const

/** Games that a row of a lobby shows in a channel; one more is fetched to know whether there are more (LOB-1). */
export const lobbyRowSize = (lobby: 'casino' | 'live', channel: Channel): number =>
  lobbyPaging[lobby === 'casino' ? 'casinoRow' : 'live'][channel === 'mobile' ? 'mobile' : 'desktop']

/** Row span of the live casino's recently played games. */
export const liveRecentRowSpan = 2
/** The recently played row of the live lobby (LOB-4). */
export const recentPlayedCarousel = {
  id: 'recent-played-games-carousel',
  name: 'last.played.games',
  hasMore: false,
} as const

/** Layout widths, px; everything below `lg` counts as mobile (APP-9). */
export const breakpoints = { sm: 320, narrow: 375, md: 768, lg: 1024, xl: 1440 } as const
export const stickyMobileOffset = 56
export const deviceTypes = ['largeDesktop', 'desktop', 'tablet', 'mobile'] as const
export type DeviceType = (typeof deviceTypes)[number]
/** Two channels: everything below 1024 px is mobile. */
export const channels = ['web', 'mobile'] as const
export type Channel = (typeof channels)[number]

/** Device type for a viewport width in px (APP-9). */
export function deviceTypeOf(width: number): DeviceType {
  if (width < breakpoints.md) return 'mobile'
  if (width < breakpoints.lg) return 'tablet'
  return width < breakpoints.xl ? 'desktop' : 'largeDesktop'
}

/** Channel for a viewport width in px. */
export function channelOf(width: number): Channel {
  return width < breakpoints.lg ? 'mobile' : 'web'
}

/** How images are asked for (APP-10). */
export const imageRequest = { scale: 2, quality: 75, format: 'webp' } as const

/** The only marketing events that are ever tracked (APP-11). */
export const trackedEvents = [
  'firstDeposit',
  'registrationStart',
  'registrationComplete',
  'loginComplete',
  'recurringDeposit',
] as const

/** Largest upload (KYC-2), bytes, and the accepted file types. */
export const documentUpload = {
  maxBytes: 10 * 1024 * 1024,
  minBytes: 1,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'],
} as const

/** Pages that are never kept as a redirect (GRD-9), relative to the locale. */
export const excludedRedirects = [
  '401',
  '404',
  '500',
  'restricted',
  'closed-account',
  'reset-password',
  'accept-terms-condition',
  'signup',
  'signup/pnp',
  'signup/callback',
  'welcome',
] as const

/** Page ids for banners, tracking and content (NAV-12). */
export const pageIds = [
  'sport-base',
  'live-betting',
  'bet-history',
  'casino-lobby',
  'live-casino',
  'live-casino-table',
  'promotions-home',
] as const
export type PageId = (typeof pageIds)[number]

/** Captcha header when the setting says none (REG-3). */
export const noCaptcha = '-'
/** Breaks offered everywhere (RMB-9), days; a market may allow longer ones. */
export const timeoutDays = [1, 7, 30, 60, 90] as const
/** Months of self-exclusion offered; a market's minimum cuts the list (RGT-6). */
export const exclusionMonths = [1, 3, 6, 12, 24, 60] as const

/** Version of the cookie policy that an answer belongs to; a new one asks everybody again (COO-1). */
export const cookiePolicyVersion = '1'
