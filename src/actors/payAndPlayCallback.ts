import { newKey } from '#contract/newKey.ts'
import type { PayAndPlayAnswer } from '#contract/payAndPlay.ts'
import type { ProviderEvent } from '#machines/payAndPlay/payAndPlay.contract.ts'

/** Words of a provider for a payer who gave up; any other error is the bank's refusal. */
const givenUp: ReadonlySet<string> = new Set(['cancelled', 'declined', 'access_denied'])

/** True in a frame: there the page around waits for the answer. */
export const isFramed = (): boolean => window.parent !== window

/** What the provider has put into the callback's address: behind `#`, or in the query as some do. */
export function callbackAnswer({ hash, search }: Pick<Location, 'hash' | 'search'>): PayAndPlayAnswer {
  const [inHash, inQuery] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]
  const read = (name: string): string | undefined => inHash.get(name) ?? inQuery.get(name) ?? undefined
  const answer: { code?: string; sessionId?: string; error?: string } = {}
  for (const name of ['code', 'sessionId', 'error'] as const) {
    const value = read(name)
    if (value !== undefined) answer[name] = value
  }
  return answer
}

/**
 * What the flow is told of an answer. The key makes its calls one call (SAF-4). An answer in a tab that has begun no payment may
 * be somebody else's, sent as a link: signed in by it one would pay into another's account.
 */
export function eventOfAnswer({ code, sessionId, error }: PayAndPlayAnswer, isBegunHere: boolean): ProviderEvent {
  const type = isBegunHere ? 'provider.returned' : 'callback.unasked'
  if (code && sessionId) return { type, code, sessionId, idempotencyKey: newKey() }
  if (!error || error === 'expired') return { type: 'callback.empty' }
  return { type: givenUp.has(error) ? 'provider.closed' : 'provider.refused' }
}

/** Hands the answer to the page around the frame: to this site's own and no other. */
export function tellPageAround(answer: PayAndPlayAnswer): void {
  window.parent.postMessage({ type: 'payAndPlay.callback', answer }, location.origin)
}
