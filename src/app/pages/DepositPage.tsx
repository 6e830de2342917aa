import { bonusCodeField } from '#contract/fields.ts'
import type { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { accountForms } from '#src/actors/account.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { type ActiveBonuses, amountFields } from '#src/views/deposit/ChooseStep.tsx'
import { DepositView } from '#src/views/deposit/DepositView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { safeParse } from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { useFormDraft } from '../formDraft.ts'
import { trackDeposit } from '../tracking.ts'
import { useActiveRewards } from '../useActiveRewards.ts'
import { type HandedCode, useGivenCode } from '../useGivenCode.ts'
import { showsOffers } from '../guardTable.ts'

/** Paying in (DEP-4): the check begins as the page opens; leaving it lets go of everything that is not in flight. */
export function DepositPage() {
  const { t } = useLingui()
  useHead(
    t({
      message: 'Deposit',
      comment: 'Noun or verb: paying money into the account (title, button, kind of transaction).',
    }),
  )
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Deposit</Trans>
      </h1>
      <DepositHere />
    </>
  )
}

/** The bonus that is active in each vertical, while one is chosen: another tab may claim or end one meanwhile (BON-3). */
function useActiveBonuses(flow: ActorRefFrom<typeof depositMachine>): ActiveBonuses {
  const isChoosing = useSelector(flow, (now) => now.matches('allowed') && now.context.bonuses.length > 0)
  const rewards = useActiveRewards(isChoosing)
  const holders = rewards?.filter(({ assignmentId, cashbackInfo }) => assignmentId !== null && cashbackInfo === null)
  return new Map(holders?.map(({ vertical, campaignDisplayInfo }) => [vertical, campaignDisplayInfo.title]))
}

interface DepositHereProps {
  /** What was begun stays when the place closes: over a game, whose page lets go of it when the game is left. */
  readonly isKept?: boolean
  /** Over a game: closes what stands over it. */
  readonly backToGame?: () => void
  /** Over a game: the bonus code of the link that led here. */
  readonly handed?: HandedCode
}

/** The deposit flow wherever it stands: on its page, and over a running game (GAM-4). */
export const DepositHere = ({ isKept = false, backToGame, handed }: DepositHereProps) => (
  <Flow id="deposit">
    {(flow) => <DepositOf flow={flow} isKept={isKept} backToGame={backToGame} handed={handed} />}
  </Flow>
)

const isOver = (flow: ActorRefFrom<typeof depositMachine>) => {
  const now = flow.getSnapshot()
  return now.matches('succeeded') || now.matches('refused') || now.matches('abandoned')
}

/** A code that leads here is looked at by itself, once: who came for its bonus has it chosen (BON-6). */
function useGivenCodeChecked(flow: ActorRefFrom<typeof depositMachine>, code: string | null): void {
  const checked = useRef<string | null>(null)
  const isChoosing = useSelector(flow, (now) => now.matches({ allowed: 'choosing' }))
  useEffect(() => {
    // One that is none stands in its field, where it can be put right.
    if (code === null || !isChoosing || checked.current === code || !safeParse(bonusCodeField, code).success) return
    checked.current = code
    const { bonusCode: known } = flow.getSnapshot().context
    if (known?.toUpperCase() !== code.toUpperCase()) flow.send({ type: 'bonusCode.check', bonusCode: code })
  }, [flow, code, isChoosing])
}

function DepositOf({
  flow,
  isKept,
  backToGame,
  handed,
}: {
  readonly flow: ActorRefFrom<typeof depositMachine>
  readonly isKept: boolean
  readonly backToGame: (() => void) | undefined
  readonly handed: HandedCode | undefined
}) {
  const bonusCode = useGivenCode(handed)
  const hasOffers = useSession(({ context }) => showsOffers(context))
  const draft = useFormDraft(accountForms.deposit, amountFields)
  const router = useRouter()
  useEffect(() => {
    const { pathname, search } = router.state.location
    const { deposit } = search as { readonly deposit?: unknown }
    if (typeof deposit === 'string') {
      flow.send({ type: 'deposit.returned', depositId: deposit })
      // Said once: a reload begins as ever.
      void router.navigate({ to: pathname, search: {}, replace: true })
    } else flow.send({ type: 'deposit.start' })
    return () => {
      if (!isKept || isOver(flow)) flow.send({ type: 'deposit.clear' })
    }
  }, [flow, router, isKept])
  useGivenCodeChecked(flow, hasOffers ? bonusCode : null)
  const site = useApp()
  const { depositId, isFirstDeposit } = useSelector(flow, ({ context }) => context)
  const isPaid = useSelector(flow, (now) => now.matches('succeeded'))
  useEffect(() => {
    if (isPaid && depositId !== null) trackDeposit(site, { depositId, isFirstDeposit })
  }, [site, isPaid, depositId, isFirstDeposit])
  return (
    <DepositView
      flow={flow}
      draft={draft}
      bonusCode={bonusCode}
      hasOffers={hasOffers}
      activeBonuses={useActiveBonuses(flow)}
      backToGame={backToGame}
    />
  )
}
