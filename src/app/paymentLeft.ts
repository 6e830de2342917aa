import { begunPayment, noteBegun } from '#src/actors/payAndPlayBegun.ts'
import { callbackAnswer } from '#src/actors/payAndPlayCallback.ts'
import { requireVisitor, settled } from './guards.ts'
import type { Site } from './site.ts'

type Guarded = Parameters<typeof requireVisitor>[0] & {
  readonly location: { readonly hash: string }
  readonly preload: boolean
}

/**
 * Lets a visitor come back from the bank. Whoever is logged in by now is led home as from every page of the sign-up, but a
 * payment that the bank has approved is not left without a word: nothing takes it any more (PNP-5).
 */
export async function requirePayer(input: Guarded): Promise<void> {
  const { site } = input.context
  const { hash, searchStr: search } = input.location
  const { code, sessionId } = callbackAnswer({ hash: `#${hash}`, search })
  if (code && sessionId && !input.preload && (await settled(site)).player) {
    sayPayment(site, 'payment.left.released')
    noteBegun(null, site.world.now())
  }
  await requireVisitor(input)
}

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

const sayPayment = ({ session }: Site, key: string): void =>
  session.current?.send({ type: 'toast.show', toast: { severity: 'warning', key, timer: 30_000 } })
