import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Market } from '#contract/markets.ts'
import type { Currency } from '#contract/money.ts'
import type { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { AmountStep } from './AmountStep.tsx'
import { endOf } from './ends.tsx'
import { PayerForm } from './PayerForm.tsx'
import { ProviderFrame } from './ProviderFrame.tsx'

export interface PayAndPlayPanelProps {
  readonly flow: ActorRefFrom<typeof payAndPlayMachine>
  readonly market: Market
  /** Where the payer pays from; once a payment is verified, where that one came from. */
  readonly countryCode: string
  readonly currency: Currency
  /** Dialling code that the form begins with, such as `+358`. */
  readonly phonePrefix: string
  /** Inner language of the page. */
  readonly languageCode: string
  /** Where the terms that are accepted are read. */
  readonly termsAddress: string
  /** What is typed into the two forms, for another try. */
  readonly drafts: { readonly amount: FormDraft; readonly payer: FormDraft }
  /** How far an earlier payment of this tab had come, which a reload or closing has cut off; null for none. */
  readonly begun: 'bank' | 'form' | 'login' | null
  readonly onClose: () => void
}

type PayAndPlaySnapshot = SnapshotFrom<typeof payAndPlayMachine>

/** Signing up and in by paying (PNP-1 to PNP-5). */
export function PayAndPlayPanel(props: PayAndPlayPanelProps) {
  const { flow, onClose } = props
  const snapshot = useSelector(flow, (now) => now)
  const mayClose = snapshot.can({ type: 'payAndPlay.close' })
  return (
    <Dialog
      title={<Trans>Pay and play</Trans>}
      shape="panel"
      root={flowAttributes(snapshot) as object}
      onClose={mayClose ? onClose : undefined}
    >
      <FocusOnMount key={stepOf(snapshot)}>{bodyOf(snapshot, props)}</FocusOnMount>
    </Dialog>
  )
}

const isForm = (snapshot: PayAndPlaySnapshot) =>
  snapshot.matches('signUpForm') || snapshot.matches('updating') || snapshot.matches('updateFailed')
const isAmount = (snapshot: PayAndPlaySnapshot) =>
  snapshot.matches('amount') || snapshot.matches('authorising') || snapshot.matches('authoriseFailed')

/** What stays in place while it is sent and refused keeps its focus. */
function stepOf(snapshot: PayAndPlaySnapshot): string {
  if (isForm(snapshot)) return 'form'
  return isAmount(snapshot) ? 'amount' : snapshot.value
}

function bodyOf(snapshot: PayAndPlaySnapshot, props: PayAndPlayPanelProps): ReactNode {
  if (isAmount(snapshot)) return <AmountStep {...props} />
  if (isForm(snapshot)) return <PayerForm {...props} />
  if (snapshot.matches('provider')) return <ProviderFrame flow={props.flow} />
  if (snapshot.matches('verifying')) return wait(<Trans>Your bank’s answer is being checked</Trans>)
  if (snapshot.matches('loggingIn')) return wait(<Trans>We are logging you in. Please keep this page open.</Trans>)
  if (snapshot.matches('loadingBanner') || snapshot.matches('succeeded')) return wait(<Trans>One moment</Trans>)
  return endOf(snapshot, props)
}

const wait = (words: ReactNode): ReactNode => <Loading>{words}</Loading>
