import type { Withdrawal } from '#contract/withdrawal.ts'
import { isCurrency, minorOrNull, toMinor, toWire, type Currency } from '#contract/money.ts'
import type {
  CancelWithdrawalInput,
  CheckWithdrawalOutput,
  LoadPendingOutput,
  LookUpWithdrawalInput,
  LookUpWithdrawalOutput,
  MadeWithdrawal,
  RequestWithdrawalInput,
} from '#machines/withdrawal/withdrawal.contract.ts'
import { accountForms } from './account.ts'
import { ApiError } from './apiError.ts'
import { cancelPayout } from './cancellation.ts'
import { readDraft, writeDraft } from './storage.ts'
import { deviceOf, type World } from './world.ts'

const madeOf = (one: Withdrawal): MadeWithdrawal => ({
  id: one.withdrawalId,
  amount: toMinor(one.amount, one.currency),
  currency: one.currency,
  method: one.method,
  isReviewed: one.status === 'REVIEW',
  isCancellable: one.cancellable,
  createdAt: one.createdAt,
})

const known = (currency: string): Currency => {
  if (!isCurrency(currency)) throw new Error(`no currency of the platform: ${currency}`)
  return currency
}
const durations = { D: 'daily', W: 'weekly', M: 'monthly' } as const

/** The calls of paying out, and of taking back what is not paid yet (WDR-1 to WDR-3, SAF-4, SAF-5). */
export function withdrawalCalls(world: World) {
  const { api } = world
  /** A reload must not forget what was sent: its key stays until an answer to it has come. */
  const keepSent = (idempotencyKey: string | null) =>
    writeDraft(
      accountForms.withdrawalSent,
      idempotencyKey === null ? null : { fields: ['idempotencyKey'], values: { idempotencyKey } },
      world.now(),
    )
  const taken = (one: Withdrawal): MadeWithdrawal => {
    keepSent(null)
    writeDraft(accountForms.withdrawal, null, world.now())
    return madeOf(one)
  }
  const { idempotencyKeys: hasKeys } = world.settings.capabilities
  /** A platform that can't be asked by the key says nothing: it stays unknown, and is not sent again. */
  const ask = async (idempotencyKey: string, signal: AbortSignal): Promise<MadeWithdrawal | null> => {
    // It never got one, so that even “there is none” says nothing of what was sent.
    if (!hasKeys) throw new ApiError('network', 'What became of the withdrawal stands among the pending ones')
    const found = await api.call('withdrawalLookUp', { body: { idempotencyKey } }, { signal })
    if (found) return taken(found)
    keepSent(null)
    return null
  }
  const earlier = async (signal: AbortSignal): Promise<MadeWithdrawal | null> => {
    const key = readDraft(accountForms.withdrawalSent, world.now())?.['idempotencyKey']
    if (typeof key !== 'string') return null
    // What was made stands among the pending ones.
    if (!hasKeys) {
      keepSent(null)
      return null
    }
    return ask(key, signal).catch((error: unknown) => {
      // A platform without the call is never asked again; what was made stands among the pending ones.
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 501)) throw error
      keepSent(null)
      return null
    })
  }

  return {
    async check(signal: AbortSignal): Promise<CheckWithdrawalOutput> {
      // First: what it answers decides whether anything is asked for at all.
      const before = await earlier(signal)
      const [answer, methods, balance] = await Promise.all([
        api.call('withdrawalCheck', { body: deviceOf(world) }, { signal }),
        api.call('withdrawalMethods', {}, { signal }),
        api.call('walletBalance', {}, { signal }),
      ])
      const { currency } = balance
      const minor = (amount: number | null | undefined) =>
        amount === null || amount === undefined ? null : minorOrNull(amount, currency)
      return {
        result: answer.result,
        checkId: answer.checkId ?? null,
        currency,
        methods: methods
          .filter((method) => method.currency === currency)
          .map((method) => ({
            id: method.id,
            method: method.method,
            name: method.name,
            accountLabel: method.accountLabel,
            min: toMinor(method.minAmount, currency),
            max: toMinor(method.maxAmount, currency),
            isUsed: method.accountLabel !== null,
          })),
        mainBalance: toMinor(balance.main.cash, currency),
        bonuses: (answer.forfeits ?? []).map(({ campaignId, title, amount, atStake, spins }) => ({
          id: campaignId,
          title,
          amount: toMinor(amount, currency),
          atStake: toMinor(atStake ?? 0, currency),
          spins: spins ?? 0,
        })),
        limit: minor(answer.limit),
        originalLimit: minor(answer.originalLimit),
        duration: durations[answer.duration],
        earlier: before,
      }
    },
    async request(input: RequestWithdrawalInput, signal: AbortSignal): Promise<MadeWithdrawal> {
      const currency = known(input.currency)
      keepSent(input.idempotencyKey)
      try {
        return taken(
          await api.call(
            'withdrawalRequest',
            {
              body: {
                amount: toWire(input.amount, currency),
                currency,
                methodId: input.methodId,
                checkId: input.checkId ?? '',
                forfeitAccepted: input.forfeitBonus,
                ...deviceOf(world),
              },
            },
            { signal, idempotencyKey: input.idempotencyKey },
          ),
        )
      } catch (error) {
        // Refused: nothing was made under this key.
        const isRefused =
          error instanceof ApiError && error.kind === 'status' && [400, 409, 429].includes(error.status ?? 0)
        if (isRefused && error.code !== 'error.in_progress') keepSent(null)
        throw error
      }
    },
    lookUp: ({ idempotencyKey }: LookUpWithdrawalInput, signal: AbortSignal): Promise<LookUpWithdrawalOutput> =>
      ask(idempotencyKey, signal),
    pending: async (signal: AbortSignal): Promise<LoadPendingOutput> =>
      (await api.call('pendingWithdrawals', {}, { signal })).map(madeOf),
    cancel: async (input: CancelWithdrawalInput, signal: AbortSignal): Promise<MadeWithdrawal> =>
      madeOf(await cancelPayout(world, input, signal)),
  }
}

export type WithdrawalCalls = ReturnType<typeof withdrawalCalls>
