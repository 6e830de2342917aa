import { payAndPlayBannerQuery } from '#contract/content-queries.ts'
import { defaultSignUpCountry } from '#contract/constants.ts'
import { contentLanguage, wireLanguage } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import { isCurrency, toWire } from '#contract/money.ts'
import { payAndPlayAnswer, payAndPlayProvider } from '#contract/payAndPlay.ts'
import { payAndPlayCallback } from '#contract/payAndPlayBuild.ts'
import type {
  AuthoriseInput,
  AuthoriseOutput,
  LoadBannerOutput,
  LogInPlayerInput,
  LogInPlayerOutput,
  ProviderMessagesInput,
  UpdatePlayerInput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from '#machines/payAndPlay/payAndPlay.contract.ts'
import * as v from 'valibot'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { hearFrame } from './frames.ts'
import { ApiError } from './apiError.ts'
import { begunCountry, noteBegun } from './payAndPlayBegun.ts'
import { eventOfAnswer } from './payAndPlayCallback.ts'
import { playerSessionOf } from './playerSession.ts'
import { noteActivity, writeLocal } from './storage.ts'
import { deviceOf, type World } from './world.ts'

const callbackMessage = v.object({ type: v.literal('payAndPlay.callback'), answer: payAndPlayAnswer })

const given = <T>(value: T | null): T | undefined => value ?? undefined

/** Refusals after which the payment may have been taken all the same, by a call whose answer was lost. */
const ofEarlierTry: ReadonlySet<string> = new Set([
  'error.pnp.code.used',
  'error.idempotency.key_reused',
  'error.in_progress',
])

/** Where a payer pays from: in the global market the visitor's own country, else the market's (REG-4). */
export const payersCountry = (world: World): string => {
  const { id, originCountryCode } = marketOf(world.locale().market)
  return id === 'UN' ? world.country() || defaultSignUpCountry : originCountryCode
}

/** Signing up and in by paying in (PNP-1, PNP-2). */
export const payAndPlayActors = (world: World) => ({
  loadBanner: fromPromise<LoadBannerOutput, undefined>(async ({ signal }) => {
    const { market, language } = world.locale()
    const place = { market, language: contentLanguage(market, language) }
    return world.content.ask('payAndPlayBanner', payAndPlayBannerQuery, place, signal)
  }),
  authorise: fromPromise<AuthoriseOutput, AuthoriseInput>(async ({ input, signal }) => {
    if (!isCurrency(input.currency)) throw new Error(`no currency of the platform: ${input.currency}`)
    const country = payersCountry(world)
    const { redirectOutput } = await world.api.call(
      'payAndPlayAuthorise',
      {
        query: {
          response_type: 'code',
          client_id: world.settings.userPool.clientId,
          identity_provider: payAndPlayProvider,
          redirect_uri: world.address(payAndPlayCallback),
          amount: toWire(input.amount, input.currency).toFixed(2),
          currency: input.currency,
          country,
        },
      },
      { signal },
    )
    noteBegun('bank', world.now(), country)
    return { iframeUrl: redirectOutput.url }
  }),
  // The provider sends its frame back to this site: what is heard there comes from our own callback page, in that very frame.
  providerMessages: fromCallback<EventObject, ProviderMessagesInput>(({ input, sendBack }) =>
    hearFrame(
      input.iframeUrl,
      (data) => {
        const message = v.safeParse(callbackMessage, data)
        if (message.success) sendBack(eventOfAnswer(message.output.answer, true))
      },
      location.origin,
    ),
  ),
  verifyPayment: fromPromise<VerifyPaymentOutput, VerifyPaymentInput>(async ({ input, signal }) => {
    const answer = await world.api.call(
      'payAndPlayCode',
      { body: { oneTimeCode: input.code, sessionId: input.sessionId, ...deviceOf(world) } },
      { signal, idempotencyKey: input.idempotencyKey },
    )
    noteBegun('form', world.now())
    return {
      playerId: answer.playerId,
      email: answer.email ?? null,
      mobilePhone: answer.mobilePhone ?? null,
      // The country that was paid from counts, though the payer may be seen in another one by now.
      countryCode: answer.countryCode ?? begunCountry(world.now()) ?? payersCountry(world),
      accountCurrency: answer.accountCurrency ?? null,
    }
  }),
  updatePlayer: fromPromise<void, UpdatePlayerInput>(async ({ input, signal }) => {
    const { sessionId, playerId, countryCode, details } = input
    await world.api.call(
      'payAndPlayUpdate',
      {
        body: {
          playerId,
          sessionId,
          email: details.email,
          mobilePhone: details.phonePrefix + details.phoneBody.replace(/\D/g, ''),
          dateOfBirth: details.dateOfBirth,
          postalCode: details.postalCode,
          countryCode,
          languageCode: wireLanguage(details.languageCode),
          province: given(details.province),
          cpf: given(details.cpf),
          termsAndConditionsAccepted: details.termsAndConditions as true,
          cookiePolicyAccepted: details.cookiePolicyAccepted as true,
          marketingOptIn: details.marketingOptIn,
        },
      },
      { signal },
    )
  }),
  logInPlayer: fromPromise<LogInPlayerOutput, LogInPlayerInput>(async ({ input, signal }) => {
    const station = world.station.current
    // Where nothing is to be taken, a reload may say so.
    noteBegun(input.isUnpaid ? 'form' : 'login', world.now())
    const tokens = await world.api
      .call(
        'payAndPlayLogin',
        {
          body: {
            sessionId: input.sessionId,
            playerId: input.playerId,
            ...(input.isUnpaid ? { withoutPayment: true } : {}),
            ...(station ? { country: station.autodetectedCountry } : {}),
            ...deviceOf(world),
          },
        },
        { signal, idempotencyKey: input.idempotencyKey },
      )
      .catch((error: unknown) => {
        // A refusal is sure: nothing was taken. Anything else leaves it open, and so does one that speaks of an earlier try, or
        // knows the payment no longer after a try that had no answer.
        const isSure = error instanceof ApiError && error.status !== null && error.status < 500
        const code = error instanceof ApiError ? (error.code ?? '') : ''
        const isOpen = ofEarlierTry.has(code) || (input.isLoginLost && code === 'error.pnp.session.expired')
        if (isSure && !isOpen) noteBegun('form', world.now())
        throw error
      })
    noteBegun(null, world.now())
    signal.throwIfAborted()
    await world.pool.adopt(tokens)
    const player = playerSessionOf(await world.pool.fresh(), world.now())
    writeLocal('authorised', true)
    noteActivity(world.now())
    return { player }
  }),
})
