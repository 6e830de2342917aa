import { randomBytes } from 'node:crypto'
import { timers } from '#contract/constants.ts'
import type { CallRequest } from '../handler.ts'
import type { Operator } from '../operator.ts'

/** Who sends a call of a payment: by the cookie of its browser. */
type PayerCaller = Pick<CallRequest<'payAndPlayAuthorise'>, 'cookies' | 'setCookie'>

const cookieName = 'payer'

/** Longer than a payment and the repetition of its login live: what ends them is said, not that nothing is known of them. */
const LIFE = 2 * timers.payAndPlaySessionLife

/** The secret of the browser that sends this; null for one that has begun no payment within its life. */
export const payerSecretOf = (cookies: string | null): string | null =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{32,64})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

/**
 * A secret that this browser alone has and that no page can read, one for all its payments (a link from elsewhere must not change it): whoever else opens the bank's page, or
 * brings back its code, is somebody else (PNP-5, SAF-8).
 */
export const keepPayer = ({ origins }: Operator, { cookies, setCookie }: PayerCaller): string => {
  const secret = payerSecretOf(cookies) ?? randomBytes(24).toString('base64url')
  setCookie(
    `${cookieName}=${secret}; Path=/; Max-Age=${LIFE / 1000}; HttpOnly; SameSite=Lax` +
      (origins.site.startsWith('https:') ? '; Secure' : ''),
  )
  return secret
}

/** Nothing of a payment stays in the browser of somebody who signs out (SAF-7). */
export const forgetPayer = ({ cookies, setCookie }: PayerCaller): void => {
  if (payerSecretOf(cookies) !== null) setCookie(`${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`)
}
