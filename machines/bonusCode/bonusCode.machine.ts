import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isLostAnswer, type Problem, timedOut, toProblem } from '../problem.ts'
import { allowedOf, excludedOf, notWithheld, withholdingEvents, withholdingGuards } from '../rewards/withholding.ts'
import type { StateMeta } from '../meta.ts'
import { claimOf } from './bonusCode.contract.ts'
import type {
  BonusCodeContext,
  BonusCodeEvent,
  BonusCodeInput,
  CheckAvailabilityOutput,
  ClaimedAs,
  ClaimManuallyInput,
  ForfeitInTheWayInput,
  ForfeitInTheWayOutput,
  GivePartnerCodeInput,
  LoadBonusInTheWayInput,
  LoadBonusInTheWayOutput,
  VerifyBonusCodeInput,
  VerifyBonusCodeOutput,
} from './bonusCode.contract.ts'

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: Failure }): Failure => ({ error: event.error })
const refusedWith =
  (...codes: readonly string[]) =>
  (_: unknown, { error }: Failure): boolean => {
    const { status, code } = toProblem(error)
    return status === 409 && code !== null && codes.includes(code)
  }

const settledOf = (context: BonusCodeContext): BonusCodeContext['unsettled'] =>
  Object.fromEntries(Object.entries(context.unsettled).filter(([code]) => code !== claimOf(context)))
/** A claim whose answer was lost keeps its key, whatever the player does meanwhile; a refused one has done nothing. */
function afterClaim(context: BonusCodeContext, problem: Problem): Partial<BonusCodeContext> {
  const unsettled = settledOf(context)
  const key = isLostAnswer(problem) ? context.idempotencyKey : null
  return { problem, unsettled: key === null ? unsettled : { ...unsettled, [claimOf(context)]: key } }
}

/** The same wherever a code can be typed. */
const submit = {
  guard: { type: 'isCode', params: ({ event }: { event: { bonusCode: string } }) => event },
  target: 'verifying',
  actions: { type: 'keepCode', params: ({ event }: { event: { bonusCode: string } }) => event },
} as const
/** The same wherever the code of a partner can be typed. */
const submitPartner = {
  guard: {
    type: 'isPartnerCode',
    params: ({ event }: { event: { assignmentId: string; partnerBonusCode: string } }) => event,
  },
  target: 'givingPartnerCode',
  actions: { type: 'keepPartnerCode', params: ({ event }: { event: GivePartnerCodeInput }) => event },
} as const
const again = { target: 'entering', actions: ['noteTried', 'forgetCode'] } as const
const leave = { target: 'idle' } as const

/** Entering a bonus code and claiming by hand, once; what stands in the way is asked about first (BON-3, BON-6, SAF-4). */
export const bonusCodeMachine = setup({
  types: {
    context: {} as BonusCodeContext,
    events: {} as BonusCodeEvent,
    input: {} as BonusCodeInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    checkAvailability: mustProvide<CheckAvailabilityOutput>('checkAvailability'),
    verifyBonusCode: mustProvide<VerifyBonusCodeOutput, VerifyBonusCodeInput>('verifyBonusCode'),
    claimManually: mustProvide<ClaimedAs, ClaimManuallyInput>('claimManually'),
    loadBonusInTheWay: mustProvide<LoadBonusInTheWayOutput, LoadBonusInTheWayInput>('loadBonusInTheWay'),
    forfeitInTheWay: mustProvide<ForfeitInTheWayOutput, ForfeitInTheWayInput>('forfeitInTheWay'),
    givePartnerCode: mustProvide<void, GivePartnerCodeInput>('givePartnerCode'),
  },
  guards: {
    ...withholdingGuards,
    isAvailable: (_, params: CheckAvailabilityOutput) => params.isAvailable,
    isCode: (_, params: { bonusCode: string }) => params.bonusCode.trim() !== '',
    isPartnerCode: ({ context }, params: { assignmentId: string; partnerBonusCode: string }) =>
      params.partnerBonusCode.trim() !== '' &&
      context.partners.some(({ assignmentId }) => assignmentId === params.assignmentId),
    canClaim: ({ context: { reward } }, params: { isAgreed: boolean }) =>
      reward?.isByDeposit !== true && (params.isAgreed || reward?.isConsentRequired !== true),
    isInTheWay: refusedWith('error.bonus.active_in_vertical', 'error.bonus.active_triggered'),
    hasMovedOn: refusedWith('error.bonus.wrong_state'),
    isThere: (_, params: { bonus: LoadBonusInTheWayOutput }) => params.bonus !== null,
    // What the operator has refused it refuses under the same key for ever.
    isLost: ({ context }) => context.problem !== null && isLostAnswer(context.problem),
  },
  actions: {
    keepPartners: assign((_, params: CheckAvailabilityOutput) => ({ partners: params.partners, problem: null })),
    keepCode: assign((_, params: { bonusCode: string }) => ({ bonusCode: params.bonusCode.trim(), problem: null })),
    keepReward: assign((_, params: VerifyBonusCodeOutput) => ({
      campaignId: params.campaignId,
      reward: params.reward,
      problem: null,
    })),
    // A claim of the same code whose answer was lost is asked for again under its own key: it may have been done (SAF-4).
    keepClaim: assign(({ context }, params: { idempotencyKey: string; isAgreed: boolean }) => ({
      idempotencyKey: context.unsettled[claimOf(context)] ?? params.idempotencyKey,
      isAgreed: params.isAgreed,
      hasChanged: false,
      problem: null,
    })),
    keepInTheWay: assign((_, params: { bonus: LoadBonusInTheWayOutput }) => ({ inTheWay: params.bonus })),
    keepForfeit: assign((_, params: { forfeitKey: string; idempotencyKey: string }) => ({
      forfeitKey: params.forfeitKey,
      idempotencyKey: params.idempotencyKey,
      hasChanged: false,
      problem: null,
    })),
    noteChange: assign({ hasChanged: true }),
    noteTried: assign(({ context }) => ({ tried: [...new Set([...context.tried, context.bonusCode.toUpperCase()])] })),
    forgetTried: assign({ tried: [] }),
    forgetInTheWay: assign({
      inTheWay: null,
      forfeitKey: null,
      idempotencyKey: null,
      hasChanged: false,
      problem: null,
    }),
    keepPartnerCode: assign((_, params: GivePartnerCodeInput) => ({
      partner: { assignmentId: params.assignmentId, partnerBonusCode: params.partnerBonusCode.trim() },
      idempotencyKey: params.idempotencyKey,
      problem: null,
    })),
    dropPartner: assign(({ context }) => ({
      partners: context.partners.filter(({ assignmentId }) => assignmentId !== context.partner?.assignmentId),
      problem: null,
    })),
    forgetCode: assign({
      bonusCode: '',
      campaignId: null,
      reward: null,
      isAgreed: false,
      idempotencyKey: null,
      inTheWay: null,
      forfeitKey: null,
      hasChanged: false,
      givenUp: [],
      claimedAs: null,
      partner: null,
      problem: null,
    }),
    forgetPartners: assign({ partners: [] }),
    keepAllowed: assign(allowedOf),
    keepExcluded: assign(excludedOf),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    settle: assign(({ context }) => ({ unsettled: settledOf(context) })),
    keepClaimProblem: assign(({ context }, params: Failure) => afterClaim(context, toProblem(params.error))),
    keepClaimTimeOut: assign(({ context }) => afterClaim(context, timedOut)),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'bonusCode',
  description: 'The player enters a bonus code.',
  meta: { area: 'bonuses' },
  context: ({ input }) => ({
    ...input,
    bonusCode: '',
    campaignId: null,
    reward: null,
    isAgreed: false,
    idempotencyKey: null,
    inTheWay: null,
    forfeitKey: null,
    hasChanged: false,
    givenUp: [],
    claimedAs: null,
    tried: [],
    partners: [],
    partner: null,
    problem: null,
    unsettled: {},
    ...notWithheld,
  }),
  initial: 'idle',
  on: {
    ...withholdingEvents,
  },
  states: {
    idle: {
      description: 'Not looked at.',
      tags: ['status:init'],
      entry: ['forgetCode', 'forgetPartners', 'forgetTried'],
      on: {
        'bonusCode.open': [{ guard: 'isWithheld', target: 'withheld' }, { target: 'checkingAvailability' }],
      },
    },
    withheld: {
      description: 'No bonus is offered to this player now: what was typed, looked at or claimed is left (SAF-2).',
      meta: { requirements: ['RGT-7', 'SAF-2'] },
      entry: ['forgetCode', 'forgetPartners'],
      on: {
        'bonusCode.open': [{ guard: 'isWithheld', description: 'Still none' }, { target: 'checkingAvailability' }],
        'bonusCode.clear': leave,
      },
    },
    checkingAvailability: {
      description: 'Asks whether codes can be used now.',
      meta: { requirements: ['BON-6'] },
      tags: ['busy'],
      invoke: {
        id: 'checkAvailability',
        src: 'checkAvailability',
        onDone: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'keepPartners', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'keepPartners', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepProblem', params: failure } },
      },
      on: { 'bonusCode.clear': leave },
      after: {
        requestTimeout: { target: 'unavailable', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    unavailable: {
      description: 'Codes cannot be used now.',
      meta: { requirements: ['BON-6'] },
      on: { 'bonusCode.open': { target: 'checkingAvailability' }, 'bonusCode.clear': leave },
    },
    entering: {
      description: 'The player types a code.',
      meta: { requirements: ['BON-6'] },
      on: { 'bonusCode.submit': submit, 'partnerCode.submit': submitPartner, 'bonusCode.clear': leave },
    },
    verifying: {
      description: 'The code is being checked.',
      meta: { requirements: ['BON-6'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'verifyBonusCode',
        src: 'verifyBonusCode',
        input: ({ context }) => ({ bonusCode: context.bonusCode }),
        onDone: { target: 'verified', actions: { type: 'keepReward', params: ({ event }) => event.output } },
        onError: { target: 'wrong', actions: { type: 'keepProblem', params: failure } },
      },
      on: { 'bonusCode.clear': leave },
      after: { requestTimeout: { target: 'wrong', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    wrong: {
      description: 'The code was not accepted; why is said.',
      meta: { requirements: ['BON-6'] },
      tags: ['status:error'],
      on: { 'bonusCode.submit': submit, 'partnerCode.submit': submitPartner, 'bonusCode.clear': leave },
    },
    verified: {
      description: 'The code belongs to a campaign; what it stands for is shown, and can be claimed.',
      meta: { requirements: ['BON-6'] },
      tags: ['status:success'],
      on: {
        'manualClaim.confirm': {
          guard: { type: 'canClaim', params: ({ event }) => event },
          target: 'claiming',
          actions: { type: 'keepClaim', params: ({ event }) => event },
        },
        'bonusCode.again': again,
        'bonusCode.clear': leave,
      },
    },
    claiming: {
      description: 'The reward is being claimed.',
      meta: { requirements: ['BON-6', 'SAF-4'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'claimManually',
        src: 'claimManually',
        input: ({ context }) => ({
          bonusCode: context.bonusCode,
          state: 'ACTIVATED' as const,
          idempotencyKey: context.idempotencyKey ?? '',
          campaignId: context.campaignId,
          agreesTo: context.reward?.isConsentRequired === true ? context.campaignId : null,
        }),
        onDone: {
          target: 'claimed',
          actions: ['settle', assign({ problem: null, claimedAs: ({ event }) => event.output })],
        },
        onError: [
          {
            guard: { type: 'isInTheWay', params: failure },
            target: 'lookingAtActive',
            actions: { type: 'keepClaimProblem', params: failure },
            description: 'Another bonus is active, perhaps since this page was opened',
          },
          { target: 'claimFailed', actions: { type: 'keepClaimProblem', params: failure } },
        ],
      },
      after: {
        requestTimeout: { target: 'claimFailed', actions: 'keepClaimTimeOut', description: 'No answer within 15 s' },
      },
    },
    lookingAtActive: {
      description: 'Which bonus stands in the way, and what it holds, is being looked up.',
      meta: { requirements: ['BON-3'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'loadBonusInTheWay',
        src: 'loadBonusInTheWay',
        input: ({ context }) => ({ vertical: context.reward?.vertical ?? null }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ bonus: event.output }) },
            target: 'conflict',
            actions: { type: 'keepInTheWay', params: ({ event }) => ({ bonus: event.output }) },
          },
          {
            target: 'verified',
            actions: ['forgetInTheWay', 'noteChange'],
            description: 'It has ended meanwhile: the player claims once more',
          },
        ],
        onError: { target: 'claimFailed', actions: { type: 'keepProblem', params: failure } },
      },
      after: {
        requestTimeout: { target: 'claimFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    conflict: {
      description: 'Another bonus is active in the same vertical: says what is kept and what is lost.',
      meta: { requirements: ['BON-3', 'RMB-14'] },
      tags: ['modal'],
      on: {
        'forfeit.confirm': {
          target: 'forfeiting',
          actions: { type: 'keepForfeit', params: ({ event }) => event },
        },
        'forfeit.cancel': { target: 'verified', actions: 'forgetInTheWay' },
        'bonusCode.clear': leave,
      },
    },
    forfeiting: {
      description: 'The active bonus is being given up; the claim follows.',
      meta: { requirements: ['BON-3', 'SAF-4'] },
      tags: ['busy', 'modal', 'status:loading'],
      invoke: {
        id: 'forfeitInTheWay',
        src: 'forfeitInTheWay',
        input: ({ context }) => ({
          bonus: context.inTheWay!,
          bonusCode: context.bonusCode,
          campaignId: context.campaignId,
          idempotencyKey: context.forfeitKey ?? '',
        }),
        onDone: {
          target: 'claiming',
          // Either way it stands in no way any more; one that had ended was not given up for it.
          actions: assign(({ context, event }) => ({
            inTheWay: null,
            givenUp:
              event.output === 'done' && context.inTheWay !== null
                ? [...context.givenUp, context.inTheWay.title]
                : context.givenUp,
          })),
        },
        onError: [
          {
            guard: { type: 'hasMovedOn', params: failure },
            target: 'lookingAtActive',
            actions: 'noteChange',
            description:
              'More was staked on it since the question, or it has ended: nothing is lost, it is asked again',
          },
          { target: 'claimFailed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: {
        requestTimeout: { target: 'claimFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    claimFailed: {
      description:
        'It is not known to be claimed; trying again uses the same key, and asks again what stands in the way.',
      meta: { requirements: ['BON-6', 'SAF-4'] },
      tags: ['status:error'],
      on: {
        'manualClaim.retry': { guard: 'isLost', target: 'claiming' },
        'bonusCode.again': again,
        'bonusCode.clear': leave,
      },
    },
    claimed: {
      description: 'Claimed.',
      meta: { requirements: ['BON-6'] },
      tags: ['status:success'],
      on: {
        'bonusCode.again': { target: 'checkingAvailability', actions: ['noteTried', 'forgetCode'] },
        'bonusCode.clear': leave,
      },
    },
    givingPartnerCode: {
      description: 'The code of a partner is being given to a bonus.',
      meta: { requirements: ['BON-6'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'givePartnerCode',
        src: 'givePartnerCode',
        input: ({ context }) => ({ ...context.partner!, idempotencyKey: context.idempotencyKey ?? '' }),
        onDone: { target: 'partnerCodeGiven', actions: 'dropPartner' },
        onError: { target: 'partnerCodeFailed', actions: { type: 'keepProblem', params: failure } },
      },
      after: {
        requestTimeout: { target: 'partnerCodeFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    partnerCodeFailed: {
      description: 'The code of the partner was not taken; where the answer was lost, the same key is sent again.',
      meta: { requirements: ['BON-6', 'SAF-4'] },
      tags: ['status:error'],
      on: {
        'partnerCode.retry': { guard: 'isLost', target: 'givingPartnerCode' },
        'partnerCode.submit': submitPartner,
        'bonusCode.again': again,
        'bonusCode.clear': leave,
      },
    },
    partnerCodeGiven: {
      description: 'The bonus has the code of its partner.',
      meta: { requirements: ['BON-6'] },
      tags: ['status:success'],
      on: { 'bonusCode.submit': submit, 'partnerCode.submit': submitPartner, 'bonusCode.clear': leave },
    },
  },
})
