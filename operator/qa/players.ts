import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { day } from '#contract/constants.ts'
import { checkResults } from '#contract/deposit.ts'
import { currencySchema } from '#contract/money.ts'
import { knownEmailField } from '#contract/fields.ts'
import { limitKinds, limitPeriods } from '#contract/limits.ts'
import { documentStatuses, documentTypes } from '#contract/documents.ts'
import { BONUS_WALLETS, type BonusDetails } from '../banking/bonusMoney.ts'
import { DAYS_TO_VERIFY } from '../banking/check.ts'
import { checkOverrides, type CheckDetails } from '../banking/schema.ts'
import { wallets } from '../db/core.schema.ts'
import { setDocuments } from '../documents/review.ts'
import { shownDocuments } from '../documents/standing.ts'
import { sendMessage } from '../inbox/notify.ts'
import { CallError } from '../handler.ts'
import { putLimit } from '../limits/limits.ts'
import { PLAYER_WALLETS } from '../ledger.ts'
import type { Operator, PlayerParts } from '../operator.ts'
import { followRestriction } from '../player/restriction.ts'
import { addHistory } from './history.ts'
import { applyRewards, rewardsSchema } from './rewards.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const nullableText = v.nullable(text)
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12))

const profileSchema = v.strictObject({
  firstName: v.optional(text),
  lastName: v.optional(text),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  market: v.optional(text),
  currency: v.optional(currencySchema),
  language: v.optional(text),
  mobilePhone: v.optional(text),
  dateOfBirth: v.optional(nullableText),
  postalCode: v.optional(nullableText),
  termsVersion: v.optional(nullableText),
  state: v.optional(text),
  kycStatus: v.optional(text),
  permissions: v.optional(
    v.partial(
      v.strictObject({
        payout: v.boolean(),
        casino: v.boolean(),
        liveCasino: v.boolean(),
        sports: v.boolean(),
        virtualSports: v.boolean(),
        bonuses: v.boolean(),
        deposit: v.boolean(),
        withdrawal: v.boolean(),
      }),
    ),
  ),
  suspended: v.optional(v.boolean()),
  isWithdrawalReview: v.optional(v.boolean()),
  firstLogin: v.optional(v.boolean()),
  allowManualClaim: v.optional(v.boolean()),
  eddQuestionnaire: v.optional(v.boolean()),
})

/** A break or exclusion from now on; without a length a break lasts a day and an exclusion for good. */
const exclusionSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(['TIMEOUT', 'COOLING', 'SELF_EXCLUDED']),
    days: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(36_500))),
    milliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    initiator: v.optional(v.picklist(['PLAYER', 'OPERATOR'])),
  }),
  v.check(
    ({ days, milliseconds }) => days === undefined || milliseconds === undefined,
    'days or milliseconds, not both',
  ),
)

/** One document: the one of its type (and way to pay) is changed, or asked for where there is none. */
const documentsSchema = v.pipe(
  v.array(
    v.strictObject({
      type: v.picklist(documentTypes),
      status: v.picklist(documentStatuses),
      subType: v.optional(nullableText),
      /** Goes with REQUESTED: why the one that was sent is not good. Any text, as a new reason may come. */
      rejectionReason: v.optional(nullableText),
      depositMethodId: v.optional(nullableText),
    }),
  ),
  v.maxLength(50),
)

/** One limit, minor units. `pendingDate` (ISO) is when what waits may be confirmed; `pendingValue` null with it is a removal. */
const limitSchema = v.strictObject({
  value: v.nullable(v.pipe(amount, v.minValue(0))),
  pendingValue: v.optional(v.nullable(v.pipe(amount, v.minValue(0)))),
  pendingDate: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  locked: v.optional(v.boolean()),
})
const limitSetSchema = v.optional(
  v.strictObject({
    D: v.optional(v.nullable(limitSchema)),
    W: v.optional(v.nullable(limitSchema)),
    M: v.optional(v.nullable(limitSchema)),
  }),
)
/** By kind and period; null is none. */
const limitsSchema = v.strictObject({ deposit: limitSetSchema, spend: limitSetSchema, loss: limitSetSchema })

/** Parts that can be set on a living player. */
const livingParts = {
  profile: v.optional(profileSchema),
  /** Minor units; null: the player has no wallet. */
  wallet: v.optional(
    v.nullable(
      v.partial(
        v.strictObject(
          Object.fromEntries(PLAYER_WALLETS.map((name) => [name, amount])) as Record<
            (typeof PLAYER_WALLETS)[number],
            typeof amount
          >,
        ),
      ),
    ),
  ),
  /** Bonus money that a campaign gives, over what is there; minor units. */
  bonuses: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          wallet: v.picklist(BONUS_WALLETS),
          campaignId: text,
          title: text,
          amount: v.pipe(amount, v.minValue(1)),
        }),
      ),
      v.maxLength(20),
    ),
  ),
  /** How documents stand from now on, as a review decides it; others stay. null: there are none. */
  documents: v.optional(v.nullable(documentsSchema)),
  /** How limits stand from now on; others stay. null: none is set. */
  limits: v.optional(v.nullable(limitsSchema)),
  /** null: the break is over. */
  exclusion: v.optional(v.nullable(exclusionSchema)),
  /** Campaigns for this player alone; one of an id that is there is changed, others stay. null or none: all of them are gone. */
  rewards: v.optional(v.nullable(rewardsSchema)),
  /** Version of the terms accepted last; null: none. */
  terms: v.optional(nullableText),
  /** Results of the next checks; null: what the player's state says. */
  checks: v.optional(
    v.strictObject({
      deposit: v.optional(v.nullable(v.picklist(checkResults))),
      withdrawal: v.optional(v.nullable(v.picklist(checkResults))),
      /** What is told with it; amounts in minor units. */
      depositDetails: v.optional(
        v.strictObject({
          daysLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
          limitLeft: v.optional(amount),
          limitType: v.optional(v.picklist(['D', 'W', 'M'])),
          resetOn: v.optional(v.pipe(v.string(), v.isoTimestamp())),
        }),
      ),
    }),
  ),
  transactionsCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  /** Messages put into the inbox, the last one newest. `isOffer`: who may have no bonus reads none of it (SAF-2). */
  messages: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          title: text,
          text,
          path: v.optional(v.nullable(text)),
          isOffer: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(200),
    ),
  ),
} as const

export const changedPlayerSchema = v.strictObject(livingParts)
export const newPlayerSchema = v.strictObject({
  email: v.optional(knownEmailField),
  password: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64))),
  /** A player of the former platform, who is moved at the first sign-in where the brand does so (AUT-5). */
  legacy: v.optional(v.boolean()),
  ...livingParts,
})
type Parts = v.InferOutput<typeof changedPlayerSchema>

// Under exactOptionalPropertyTypes an absent part and an undefined one differ; the schemas allow the second.
const profileOf = ({ profile, terms, exclusion }: Parts, now: number): PlayerParts =>
  Object.fromEntries(
    Object.entries({
      ...profile,
      ...(terms === undefined ? {} : { termsVersion: terms }),
      ...(exclusion === undefined ? {} : breakOf(exclusion, now)),
    }).filter(([, value]) => value !== undefined),
  )

function breakOf(exclusion: v.InferOutput<typeof exclusionSchema> | null, now: number): PlayerParts {
  if (exclusion === null) return { state: 'REGISTERED' }
  const { kind, days, milliseconds, initiator } = exclusion
  const isForGood = kind === 'SELF_EXCLUDED' && days === undefined && milliseconds === undefined
  const until = isForGood ? null : now + (milliseconds ?? Math.round((days ?? 1) * day))
  return {
    state: kind === 'SELF_EXCLUDED' ? kind : 'TIMEOUT',
    exclusion: { until, isCooling: kind === 'COOLING', initiator: initiator ?? 'PLAYER' },
  }
}

/** A password that the rules allow, made for one player. */
const newPassword = (): string => `Qa1${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')}`

/** Makes a player who can sign in, as the demo players are made. Answers the password, which is kept nowhere. */
export async function makePlayer(operator: Operator, parts: v.InferOutput<typeof newPlayerSchema>) {
  const email = parts.email ?? `player-${randomUUID().slice(0, 8)}@example.com`
  const password = parts.password ?? newPassword()
  return operator.transaction(async () => {
    const { playerId, currency } = await operator.players.create({
      ...profileOf(parts, operator.clock.now()),
      email,
      password,
      isLegacy: parts.legacy ?? false,
    })
    await operator.ledger.openWallet(playerId, currency)
    await applyMoney(operator, playerId, parts)
    await applyLimits(operator, playerId, parts)
    await applyDocuments(operator, playerId, parts)
    await applyRewards(operator, playerId, parts.rewards)
    await putMessages(operator, playerId, parts)
    return { playerId, email, password }
  })
}

/** Changes a living player; open pages are told as the real happening would tell them. */
export async function changePlayer(operator: Operator, playerId: number, parts: Parts): Promise<void> {
  await operator.transaction(async () => {
    const player = await operator.players.find(playerId)
    if (!player) throw new CallError(404, 'error.not_found', `No player ${playerId}`)
    const profile = profileOf(parts, operator.clock.now())
    if (Object.keys(profile).length > 0) await operator.players.change(playerId, profile)
    await followRestriction(operator, playerId, async () => {
      await applyMoney(operator, playerId, parts)
      await applyDocuments(operator, playerId, parts)
    })
    await applyLimits(operator, playerId, parts)
    await applyRewards(operator, playerId, parts.rewards)
    await putMessages(operator, playerId, parts)
  })
}

/** Checks that want documents. */
const WANTING = new Set(['DOCUMENTS_PREFERRED', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED_RESTRICTED'])

async function applyDocuments(operator: Operator, playerId: number, { documents, checks, profile }: Parts) {
  const level = profile?.kycStatus !== undefined
  if (documents !== undefined) return setDocuments(operator, playerId, documents, level)
  // A check that wants documents from somebody who is asked for none would have no way out.
  const wants = Object.values(checks ?? {}).some((result) => typeof result === 'string' && WANTING.has(result))
  if (wants && (await shownDocuments(operator, playerId)).length === 0)
    await setDocuments(operator, playerId, [{ type: 'PROOF_OF_ID', status: 'REQUESTED' }], true)
}

async function applyLimits(operator: Operator, playerId: number, { limits }: Parts): Promise<void> {
  if (limits === undefined) return
  const updatedAt = operator.clock.now()
  for (const kind of limitKinds)
    for (const period of limitPeriods) {
      const limit = limits === null ? null : limits[kind]?.[period]
      if (limit === undefined) continue
      const { value = null, pendingValue = null, pendingDate, locked = false } = limit ?? {}
      const pending = pendingDate === undefined ? null : { value: pendingValue, from: Date.parse(pendingDate) }
      await putLimit(operator, playerId, kind, period, { value, pending, locked, updatedAt })
    }
}

async function putMessages(operator: Operator, playerId: number, { messages = [] }: Parts): Promise<void> {
  for (const { title, text: words, path = null, isOffer = false } of messages)
    await sendMessage(operator, playerId, { title, text: words, path, isOffer })
}

async function applyMoney(
  operator: Operator,
  playerId: number,
  { wallet, bonuses = [], checks, transactionsCount }: Parts,
): Promise<void> {
  if (wallet === null) await operator.db.delete(wallets).where(eq(wallets.playerId, playerId))
  else if (wallet) await setBalances(operator, playerId, wallet)
  for (const one of bonuses) await giveBonus(operator, playerId, one)
  for (const name of ['deposit', 'withdrawal'] as const) {
    const isSet = checks && (name in checks || (name === 'deposit' && checks.depositDetails !== undefined))
    if (!isSet) continue
    const set = {
      [name]: checks[name] ?? null,
      ...(name === 'deposit' && { depositDetails: await detailsOf(operator, playerId, checks) }),
    }
    await operator.db
      .insert(checkOverrides)
      .values({ playerId, ...set })
      .onConflictDoUpdate({ target: checkOverrides.playerId, set })
  }
  if (transactionsCount) await addHistory(operator, playerId, transactionsCount)
}

/** What a deposit check tells; documents that are preferred are so from the first time on. */
async function detailsOf(
  operator: Operator,
  playerId: number,
  { deposit, depositDetails }: NonNullable<Parts['checks']>,
): Promise<CheckDetails | null> {
  if (deposit !== 'DOCUMENTS_PREFERRED' && !depositDetails) return null
  const { daysLeft, ...said } = depositDetails ?? {}
  const told = { ...said, ...(said.limitLeft === undefined ? {} : { since: operator.clock.now() }) }
  if (deposit !== 'DOCUMENTS_PREFERRED') return told
  const [before] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  const inDays = (days: number): number => operator.clock.now() + days * day
  const begun = before?.deposit === 'DOCUMENTS_PREFERRED' ? before.depositDetails?.verifyBy : undefined
  return { ...told, verifyBy: daysLeft === undefined ? (begun ?? inDays(DAYS_TO_VERIFY)) : inDays(daysLeft) }
}

/** Gives bonus money as a campaign does. */
async function giveBonus(
  operator: Operator,
  playerId: number,
  { wallet, campaignId, title, amount: given }: NonNullable<Parts['bonuses']>[number],
): Promise<void> {
  const id = randomUUID()
  const details: BonusDetails = { campaignId, reason: title }
  await operator.transaction((tx) =>
    operator.ledger.postMovement(tx, {
      playerId,
      kind: 'WIN',
      category: 'BONUS',
      referenceId: id,
      idempotencyKey: `qa-bonus:${id}`,
      postings: [
        { account: wallet, amount: given },
        { account: 'house:bonus', amount: -given },
      ],
      details: { ...details },
    }),
  )
}

/** Brings balances to what QA wants by one adjustment, so that the ledger still explains them. */
async function setBalances(operator: Operator, playerId: number, wanted: NonNullable<Parts['wallet']>): Promise<void> {
  const player = await operator.players.find(playerId)
  if (!player) throw new CallError(404, 'error.not_found', `No player ${playerId}`)
  await operator.ledger.openWallet(playerId, player.currency)
  const now = await operator.ledger.walletOf(playerId)
  const changes = PLAYER_WALLETS.flatMap((name) => {
    const difference = (wanted[name] ?? now?.balances[name] ?? 0) - (now?.balances[name] ?? 0)
    return difference === 0 ? [] : [{ account: name, amount: difference }]
  })
  if (changes.length === 0) return
  const sum = changes.reduce((total, { amount: one }) => total + one, 0)
  const id = randomUUID()
  await operator.transaction((tx) =>
    operator.ledger.postMovement(tx, {
      playerId,
      kind: sum < 0 ? 'WITHDRAW' : 'DEPOSIT',
      category: 'ADJUSTMENT',
      referenceId: id,
      idempotencyKey: `qa-adjustment:${id}`,
      postings: sum === 0 ? changes : [...changes, { account: 'house:adjustments', amount: -sum }],
      details: { reason: 'Set by QA' },
    }),
  )
}
