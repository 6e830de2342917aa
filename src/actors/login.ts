import { timers } from '#contract/constants.ts'
import type {
  LookUpConfirmationInput,
  MigratePlayerInput,
  SignInInput,
  SignInOutput,
  StartCoolingInput,
  StartCoolingOutput,
} from '#machines/login/login.contract.ts'
import { fromPromise } from 'xstate'
import { ApiError } from './apiError.ts'
import { playerSessionOf } from './playerSession.ts'
import { noteActivity, writeLocal } from './storage.ts'
import { deviceOf, type World } from './world.ts'

/** Signing in against the hosted user pool, and what belongs to it (AUT-1, AUT-3, AUT-5, AUT-7). */
export const loginActors = (world: World) => ({
  signIn: fromPromise<SignInOutput, SignInInput>(async ({ input, signal }) => {
    const tokens = await world.pool.signIn(input.email.trim(), input.password, signal)
    writeLocal('authorised', true)
    noteActivity(world.now())
    const player = playerSessionOf(tokens, world.now())
    tellOperator(world)
    return { player }
  }),
  lookUpConfirmation: fromPromise<boolean, LookUpConfirmationInput>(
    async ({ input, signal }) =>
      (await world.api.call('userConfirmation', { body: { email: input.email } }, { signal })).confirmed,
  ),
  migratePlayer: fromPromise<boolean, MigratePlayerInput>(
    async ({ input, signal }) => (await world.api.call('migration', { body: input }, { signal })).migrated,
  ),
  startCooling: fromPromise<StartCoolingOutput, StartCoolingInput>(async ({ input, signal }) => {
    const ask = () =>
      world.api.call(
        'timeoutCooling',
        { params: { id: input.playerId }, body: { playerId: input.playerId } },
        { signal },
      )
    const { milliseconds } = await ask().catch((error: unknown) => {
      // Asked again, what runs is told and no second day begins: a lost or broken answer is asked for once more.
      if (signal.aborted || !(error instanceof ApiError) || error.kind === 'status') throw error
      return ask()
    })
    // The break asked for is one day; a platform that does not say what is left means all of it.
    return { milliseconds: milliseconds ?? timers.coolingOff }
  }),
})

// The sign-in is done whether or not the operator's log hears of it.
function tellOperator(world: World): void {
  const station = world.station.current
  const body = deviceOf(world)
  world.api
    .call('loginWebhook', { body: station ? { ...body, country: station.autodetectedCountry } : body })
    .catch((error: unknown) => world.log('the login webhook failed', { error: String(error) }))
}
