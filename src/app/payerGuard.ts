import { noteBegun } from '#src/actors/payAndPlayBegun.ts'
import { callbackAnswer } from '#src/actors/payAndPlayCallback.ts'
import { requireVisitor, settled } from './guards.ts'
import { sayPayment } from './paymentLeft.ts'

type Guarded = Parameters<typeof requireVisitor>[0] & {
  readonly location: { readonly hash: string }
  readonly preload: boolean
}

/**
 * Lets a visitor come back from the bank. Whoever is logged in by now is led home as from every page of the sign-up, but a
 * payment that the bank has approved is not left without a word (PNP-5). Its answer may be an old one of a payment that was taken
 * long ago, so nothing is said of that.
 */
export async function requirePayer(input: Guarded): Promise<void> {
  const { site } = input.context
  const { hash, searchStr: search } = input.location
  const { code, sessionId } = callbackAnswer({ hash: `#${hash}`, search })
  if (code && sessionId && !input.preload && (await settled(site)).player) {
    sayPayment(site, 'payment.left.unknown')
    noteBegun(null, site.world.now())
  }
  await requireVisitor(input)
}
