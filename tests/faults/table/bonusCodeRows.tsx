import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { bonusCodeWork } from '#src/actors/bonusCode.ts'
import { lateActors } from '#src/actors/late.ts'
import { BonusCodeView } from '#src/views/bonusCode/BonusCodeView.tsx'
import { bonusWallets } from './rewardRows.tsx'
import { pressed, started, withActors } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const own = { amount: 5000, currency: 'EUR' } as const

/** What the player does on the page of codes. */
interface Wish {
  /** A claim that has failed is left, and its code typed again. */
  readonly isLeft?: boolean
  /** The code of a partner is given, to the bonus that wants one. */
  readonly isOfPartner?: boolean
}

/** Claims by a code, or gives the code of a partner. */
function byCode({ world }: FaultWorld, { isLeft = false, isOfPartner = false }: Wish = {}): FlowRun {
  const works = lateActors(
    () => Promise.resolve(bonusCodeWork(world)),
    [
      'checkAvailability',
      'verifyBonusCode',
      'claimManually',
      'loadBonusInTheWay',
      'forfeitInTheWay',
      'givePartnerCode',
    ],
  )
  const run = started(withActors(bonusCodeMachine, works))
  const { actor } = run
  const isIn = (state: string): boolean => actor.getSnapshot().matches(state)
  actor.send({ type: 'bonusCode.open' })
  return {
    ...run,
    waitsMs: () => null,
    page: () => <BonusCodeView flow={actor as never} given={null} own={own} isHalfRegistered={false} />,
    goOn: async () => {
      const { partners, problem } = actor.getSnapshot().context
      // Used is what it is once its claim was done, whoever has heard of that.
      if (isIn('claimed') || isIn('partnerCodeGiven') || problem?.code === 'bonus_code.used') return false
      const [forfeitKey, idempotencyKey] = [crypto.randomUUID(), crypto.randomUUID()]
      const partner = partners[0]?.assignmentId ?? ''
      pressed(run, [
        { type: 'manualClaim.confirm', isAgreed: true, idempotencyKey },
        { type: 'forfeit.confirm', forfeitKey, idempotencyKey },
        ...(isLeft ? [] : [{ type: 'manualClaim.retry' }, { type: 'partnerCode.retry' }]),
        isOfPartner
          ? { type: 'partnerCode.submit', assignmentId: partner, partnerBonusCode: 'FRIEND', idempotencyKey }
          : { type: 'bonusCode.submit', bonusCode: 'SPRING' },
        { type: 'bonusCode.again' },
        { type: 'bonusCode.open' },
      ])
      return true
    },
  }
}

const spring = { title: 'Spring', bonusCode: 'SPRING' } as const
const winter = { title: 'Winter', standing: 'ACTIVE', wagered: 2500 } as const
const ofFriend = { ...winter, partnerBonusCode: 'FRIEND' } as const

type Row = Pick<FaultRow, 'call' | 'moves'> & Partial<Pick<FaultRow, 'when' | 'from'>>

/** A row whose every walk has a player of its own: a code is used once. */
const row = (what: Row, wish: Wish, ...rewards: readonly object[]): FaultRow => ({
  ...what,
  area: 'bonusCode',
  open: (it) => byCode(it, wish),
  player: { wallet: { main: own.amount }, rewards },
  wallets: bonusWallets,
  isFresh: true,
})

const given = [1000]
const instead = [1000, -1000]

/** Bonuses by a code: whatever goes wrong, one is claimed once, and what stands in its way is given up once. */
export const bonusCodeRows: readonly FaultRow[] = [
  row({ call: 'manualClaimAvailability', moves: given }, {}, spring),
  row({ call: 'bonusCodeValidate', moves: given }, {}, spring),
  row({ call: 'manualClaim', moves: given }, {}, spring),
  row({ call: 'manualClaim', when: 'left, and typed again', moves: given }, { isLeft: true }, spring),
  row({ call: 'campaignConsent', when: 'by a code', moves: given }, {}, { ...spring, consentRequired: true }),
  row({ call: 'rewards', when: 'in the way of a code', from: 'verified', moves: instead }, {}, winter, spring),
  row({ call: 'assignmentState', when: 'in the way of a code', moves: instead }, {}, winter, spring),
  row({ call: 'manualClaim', when: 'in the place of another', from: 'conflict', moves: instead }, {}, winter, spring),
  row({ call: 'partnerBonusCode', moves: [] }, { isOfPartner: true }, ofFriend),
]
