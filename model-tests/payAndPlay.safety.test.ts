import { describe, expect, test } from 'vitest'
import { assign } from 'xstate'
import type { PayAndPlayDetails } from '#machines/payAndPlay/payAndPlay.contract.ts'
import { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { explore, type Model, type View } from './explore.ts'
import { casesOf, type Outside, player, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

// SAF-4, SAF-5, SAF-9 and SAF-12 in every reachable state of signing up and in by paying, composed with the session that owns it.

const details: PayAndPlayDetails = {
  email: 'a@player.example',
  phonePrefix: '+358',
  phoneBody: '401',
  dateOfBirth: '1990-01-31',
  postalCode: '00100',
  province: null,
  cpf: null,
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
}
const returned = (payment: string) => ({
  code: `code-${payment}`,
  sessionId: payment,
  idempotencyKey: `key-${payment}`,
})
const payer = { playerId: 7, email: null, mobilePhone: null, countryCode: 'FI', accountCurrency: null }
const network = { reject: { kind: 'network', message: 'Network Error' } }
const refused = (code: string, status = 409) => ({ reject: { kind: 'status', status, code, message: code } })

const contextOf = (view: View) => view.machine('./payAndPlay')?.context
const at = (view: View): string => {
  const value = view.machine('./payAndPlay')?.value
  return typeof value === 'string' ? value : 'gone'
}

const outside: Outside<'payAndPlay'> = {
  'payAndPlay.open': [{ type: 'payAndPlay.open', redirectPath: null }],
  'payAndPlay.close': [{ type: 'payAndPlay.close' }],
  'login.unpaid': [{ type: 'login.unpaid' }],
  'payAndPlay.retry': [{ type: 'payAndPlay.retry' }],
  'amount.submit': [{ type: 'amount.submit', amount: 5000, currency: 'EUR' }],
  'provider.returned': [{ type: 'provider.returned', ...returned('one') }],
  'callback.unasked': [{ type: 'callback.unasked', ...returned('other') }],
  'payment.confirm': [{ type: 'payment.confirm' }],
  'provider.refused': [{ type: 'provider.refused' }],
  'provider.closed': [{ type: 'provider.closed' }],
  'callback.empty': [{ type: 'callback.empty' }],
  'details.submit': [{ type: 'details.submit', details }],
}

interface Taking {
  readonly sessionId: string
  readonly isUnpaid: boolean
  readonly idempotencyKey: string
}

/** The payment that waits for its payer's yes, and the key under which each payment is taken. */
interface Known {
  readonly unasked: boolean
  readonly keys: Readonly<Record<string, string>>
  readonly isTwice: boolean
}

const whoComes = { type: 'authorisation.resolved', player: null } as const

const base: Omit<Model, 'root'> = {
  input: sessionInput,
  outside: { session: [whoComes], payAndPlay: casesOf(outside) },
  answers: {
    tabs: [],
    signOut: [{ resolve: undefined }],
    adoptSession: [{ resolve: null }],
    providerMessages: [],
    loadBanner: [{ resolve: { title: 'Pay', description: '', image: null } }, { resolve: null }, network],
    authorise: [{ resolve: { iframeUrl: '/bank' } }, network, refused('error.country.not_allowed', 400)],
    verifyPayment: [
      { resolve: payer },
      { resolve: { ...payer, email: 'a@player.example', mobilePhone: '+358401', accountCurrency: 'EUR' } },
      network,
      refused('error.pnp.session.expired'),
      refused('error.pnp.code.used'),
    ],
    updatePlayer: [{ resolve: undefined }, network, refused('error.pnp.session.expired')],
    logInPlayer: [
      { resolve: { player } },
      network,
      refused('error.pnp.code.used'),
      refused('error.deposit.not_allowed'),
      refused('error.pnp.currency'),
      refused('error.registration.incomplete'),
      refused('error.forbidden', 403),
    ],
  },
  unread: {
    payAndPlay: [
      'problem',
      'banner',
      'iframeUrl',
      'redirectPath',
      'details',
      'currency',
      'amount',
      'countryCode',
      'accountCurrency',
    ],
  },
  auditEvery: 3000,
  witnesses: {
    'a payment is being taken': (view) => at(view) === 'loggingIn',
    'a payment comes unasked': (view) => at(view) === 'unasked',
    'the taking had no answer': (view) => at(view) === 'loginFailed',
  },
  memory: {
    initial: { unasked: false, keys: {}, isTwice: false } satisfies Known,
    next: (known: Known, cause, _before, after) => {
      const type = (cause as { event?: { type?: string } }).event?.type
      const isAsked = type === 'payment.confirm' || type === 'provider.returned'
      const asked = after.input('./payAndPlay/logInPlayer') as Taking | null
      // Who goes in without paying takes nothing: that the amount is given up for good is the operator's to hold.
      const taking = asked?.isUnpaid ? null : asked
      const key = taking ? known.keys[taking.sessionId] : undefined
      return {
        unasked: at(after) === 'unasked' || (known.unasked && !isAsked && at(after) === 'verifying'),
        keys: taking ? { ...known.keys, [taking.sessionId]: taking.idempotencyKey } : known.keys,
        isTwice: known.isTwice || (key !== undefined && key !== taking?.idempotencyKey),
      }
    },
  },
  wayOut: (view) => view.machine('.')?.value === 'player' || at(view) === 'closed',
  invariants: {
    'SAF-12 a code is known until it is verified only': (view) =>
      (contextOf(view)?.['code'] ?? null) === null || /^(unasked|verifying|unverified)$/.test(at(view)),
    'SAF-5 an amount is taken for a verified payment only': (view) =>
      at(view) !== 'loggingIn' || (contextOf(view)?.['playerId'] ?? null) !== null,
    'PNP-5 a payment that came unasked is not gone on with before the yes': (view, known) =>
      !(known as Known).unasked || at(view) === 'unasked',
    'SAF-4 a payment is taken under one key however often it is tried': (_view, known) => !(known as Known).isTwice,
  },
}

describe('SAF-4 SAF-5 SAF-9 paying to sign up', () => {
  test('MOD-4 SAF-4 SAF-5 SAF-9 SAF-12 takes a verified payment once, waits for the yes to one that came unasked, and has a way home', () => {
    const result = explored(
      'SAF-4 SAF-5 SAF-9 SAF-12 paying to sign up',
      { ...base, root: shipped(['payAndPlay']) },
      'whether it can be left and what it takes depends on it and the session alone; who comes and goes is sent from outside',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 a payment whose code is kept is found', () => {
    const careless = payAndPlayMachine.provide({ actions: { forgetCode: assign({}) as never } })
    const result = explore({ ...base, root: shipped(['payAndPlay'], { payAndPlay: careless }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toContain('SAF-12 a code is known until it is verified only')
  })
})
