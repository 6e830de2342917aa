import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { accountForms } from '#src/actors/account.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { amountFields } from '#src/views/withdrawal/ChooseStep.tsx'
import { ToQuestions } from '#src/views/edd/EddSection.tsx'
import { WithdrawalView } from '#src/views/withdrawal/WithdrawalView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { useFormDraft } from '../formDraft.ts'
import { showsOffers } from '../guardTable.ts'
import { useHead } from '../head.ts'

/** Paying out (WDR-4): the check begins as the page opens; leaving it lets go of everything that is not in flight. */
export function WithdrawPage() {
  const { t } = useLingui()
  useHead(t({ message: 'Withdraw', comment: 'Verb or title: taking money out of the account.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Withdraw</Trans>
      </h1>
      <Flow id="withdrawal">{(flow) => <WithdrawalOf flow={flow} />}</Flow>
    </>
  )
}

function WithdrawalOf({ flow }: { readonly flow: ActorRefFrom<typeof withdrawalMachine> }) {
  const draft = useFormDraft(accountForms.withdrawal, amountFields)
  const hasOffers = useSession(({ context }) => showsOffers(context))
  useEffect(() => {
    flow.send({ type: 'withdrawal.start' })
    return () => flow.send({ type: 'withdrawal.clear' })
  }, [flow])
  return (
    <WithdrawalView
      flow={flow}
      draft={draft}
      hasOffers={hasOffers}
      questions={
        <Flow id="edd" isQuiet>
          {(edd) => <ToQuestions flow={edd} />}
        </Flow>
      }
    />
  )
}
