import type { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { BonusCodeView } from '#src/views/bonusCode/BonusCodeView.tsx'
import { RewardTabs } from '#src/views/rewards/RewardTabs.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'
import { showsCode } from '../leftQuestions.ts'
import { type HandedCode, useGivenCode } from '../useGivenCode.ts'
import { useIsHalfRegistered } from '../useIsHalfRegistered.ts'
import { useOwnMoney } from '../useOwnMoney.ts'

/** The page for bonus codes (BON-6): whether they can be used is asked first. */
export function BonusCodePage() {
  const { t } = useLingui()
  useHead(t({ message: 'Bonus code', comment: 'Code that the player types to get a bonus.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Bonus code</Trans>
      </h1>
      <RewardTabs current="code" onList={null} />
      <BonusCodeHere />
    </>
  )
}

/** The bonus code flow wherever it stands: on its page, and over a running game (GAM-4). */
export const BonusCodeHere = ({ handed }: { readonly handed?: HandedCode }) => (
  <Flow id="bonusCode">{(flow) => <BonusCodeOf flow={flow} handed={handed} />}</Flow>
)

interface BonusCodeOfProps {
  readonly flow: ActorRefFrom<typeof bonusCodeMachine>
  readonly handed: HandedCode | undefined
}

function BonusCodeOf({ flow, handed }: BonusCodeOfProps) {
  const given = useGivenCode(handed)
  useEffect(() => {
    // A claim whose answer has not come is found again as it was left, and so is what was given up for it.
    flow.send({ type: 'bonusCode.open' })
    const leave = showsCode(flow)
    return () => {
      const now = flow.getSnapshot()
      const isTold = now.matches('claimed') || now.context.givenUp.length === 0
      if (isTold && !now.matches('claimFailed')) flow.send({ type: 'bonusCode.clear' })
      leave()
    }
  }, [flow])
  return <BonusCodeView flow={flow} given={given} own={useOwnMoney()} isHalfRegistered={useIsHalfRegistered()} />
}
