import { termsNewerQuery } from '#contract/content-queries.ts'
import type { AcceptTermsInput, LoadNewTermsInput, LoadNewTermsOutput } from '#machines/terms/terms.contract.ts'
import { fromPromise } from 'xstate'
import { writeLocal } from './storage.ts'
import type { World } from './world.ts'

/** Terms newer than the accepted ones, and their acceptance; both keep the flag that the guards read (PRO-6, GRD-7, GRD-9). */
export const termsActors = (world: World) => ({
  loadNewTerms: fromPromise<LoadNewTermsOutput, LoadNewTermsInput>(async ({ input, signal }) => {
    const params = { version: input.acceptedVersion ?? '' }
    const [newest = null] = await world.content.ask('termsNewer', termsNewerQuery, params, signal)
    // Given up meanwhile: it would be the flag of a player who has left.
    signal.throwIfAborted()
    writeLocal('updatedTerms', newest ? true : null)
    return newest
  }),
  acceptTerms: fromPromise<void, AcceptTermsInput>(async ({ input, signal }) => {
    await world.api.call('acceptTerms', { body: { version: input.version } }, { signal })
    signal.throwIfAborted()
    writeLocal('updatedTerms', null)
  }),
})
