import { RateLimiterMemory } from 'rate-limiter-flexible'

/** How often one address may do a thing. Generous: a household behind one address must not notice it. */
const LIMITS = {
  /** Sends an SMS or e-mail, makes an account, tries a code or password. */
  sensitive: { points: 60, duration: 60 },
  /** Moves money. */
  money: { points: 120, duration: 60 },
  /** Anything else. */
  ordinary: { points: 1200, duration: 60 },
} as const

export type LimitKind = keyof typeof LIMITS

// Each of bonuses tells whether a code is right.
const SENSITIVE =
  /registration|password_reset|sms_|email_|migration|user-confirmation|phone_number|paynplay|player\/password|bonus\/(?:code\/|manual-claim$|campaigns\/consent$|partner-code$)/

/** Which limit holds for a call. */
export const limitKindOf = (path: string, isIdempotent: boolean): LimitKind => {
  if (SENSITIVE.test(path)) return 'sensitive'
  return isIdempotent ? 'money' : 'ordinary'
}

const make = (kind: LimitKind): RateLimiterMemory => new RateLimiterMemory({ keyPrefix: kind, ...LIMITS[kind] })

/** Counts calls in this process. Answers how many seconds the caller must wait, 0 when the call may go on. */
export function createRateLimits() {
  const limiters = { sensitive: make('sensitive'), money: make('money'), ordinary: make('ordinary') }
  return {
    async consume(kind: LimitKind, ip: string): Promise<number> {
      try {
        await limiters[kind].consume(ip)
        return 0
      } catch (refused) {
        return Math.max(1, Math.ceil(((refused as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000))
      }
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
