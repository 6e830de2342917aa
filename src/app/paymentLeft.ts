import { begunPayment, noteBegun } from '#src/actors/payAndPlayBegun.ts'
import type { Site } from './site.ts'

/**
 * A sign-in in another tab closes pay and play: what becomes of a payment that was under way here is said (PNP-5). One that
 * is still at the bank may have come back in that tab, and be its sign-in.
 */
export function sayPaymentLeft(site: Site, path: string): void {
  const begun = path.startsWith('/signup/') ? begunPayment(site.world.now()) : null
  if (begun === null) return
  sayPayment(site, keys[begun])
  // What was typed for it is nothing for who is signed in now.
  noteBegun(null, site.world.now())
}

const keys = {
  bank: 'payment.left.at.bank',
  form: 'payment.left.released',
  login: 'payment.left.taken.once',
} as const

/** Says in a toast that stays a while what becomes of a payment. */
export const sayPayment = ({ session }: Site, key: string): void =>
  session.current?.send({ type: 'toast.show', toast: { severity: 'warning', key, timer: 30_000 } })
