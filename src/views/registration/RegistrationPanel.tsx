import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CountryRemovals } from '#contract/countries.ts'
import type { Market } from '#contract/markets.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Steps } from '#src/ui/Surface.tsx'
import { ContactInfoStep } from './ContactInfoStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { Complete, Duplicated, PasswordAgain, Unsupported } from './ends.tsx'
import { SignUpOffer, type SignUpBonus } from './SignUpOffer.tsx'
import { VerificationStep } from './VerificationStep.tsx'

export interface RegistrationPanelProps {
  readonly flow: ActorRefFrom<typeof registrationMachine>
  readonly market: Market
  /** Countries that this brand takes off a market's registration (REG-4). */
  readonly removals: CountryRemovals
  /** Inner language of the page. */
  readonly languageCode: string
  /** Newest terms version, which ticking the box accepts; null while it is not known. */
  readonly termsVersion: string | null
  /** Where that version is read. */
  readonly termsAddress: string
  /** Bonus code that led here. */
  readonly bonusCode: string | null
  /** One came that is no bonus code at all. */
  readonly isBonusCodeDropped: boolean
  /** The sign-up's call to action (REG-11); null when there is none, undefined while that is being found out. */
  readonly bonus: SignUpBonus | null | undefined
  /** Pay and play is offered here. */
  readonly hasPayAndPlay: boolean
  /** What is typed into a step's form and not sent yet (REG-1). */
  readonly drafts: { readonly details: FormDraft; readonly contactInfo: FormDraft }
  /** The sign-in that follows by itself has ended without one. */
  readonly isSignInGivenUp: boolean
  readonly onClose: () => void
}

/** Signing up, step by step (REG-1 to REG-12). */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const { flow, bonus, onClose } = props
  const snapshot = useSelector(flow, (now) => now)
  const step = stepOf(snapshot)
  const { takenCode, refusedCode } = snapshot.context
  // One that was taken still goes with a sign-up that is come back to without its link, or by one whose code the server would not take.
  const bonusCode = [props.bonusCode, takenCode].find((code) => code !== null && code !== refusedCode) ?? null
  return (
    <Dialog title={<Trans>Sign up</Trans>} shape="panel" root={flowAttributes(snapshot) as object} onClose={onClose}>
      {step === 1 && (bonus !== null || bonusCode !== null) ? <SignUpOffer bonus={bonus} code={bonusCode} /> : null}
      {step ? <Progress step={step} /> : null}
      <FocusOnMount key={screenOf(snapshot)}>{bodyOf(snapshot, { ...props, bonusCode })}</FocusOnMount>
    </Dialog>
  )
}

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

/** Number of the step a state belongs to, of three; null for the ends. */
function stepOf(snapshot: RegistrationSnapshot): 1 | 2 | 3 | null {
  if (snapshot.matches({ open: 'details' })) return 1
  if (snapshot.matches({ open: 'contactInfo' })) return 2
  return snapshot.matches({ open: 'verification' }) ? 3 : null
}

/** The screen a state belongs to: the focus goes to the first field of each new one, the code's too once it has been sent. */
function screenOf(snapshot: RegistrationSnapshot): string {
  if (snapshot.matches({ open: { verification: 'requesting' } })) return 'requesting'
  if (snapshot.matches({ open: { verification: 'requestFailed' } })) return 'requestFailed'
  return String(stepOf(snapshot) ?? 'end')
}

function bodyOf(snapshot: RegistrationSnapshot, props: RegistrationPanelProps): ReactNode {
  const { flow, onClose } = props
  if (snapshot.matches({ open: 'details' })) return <DetailsStep {...props} />
  if (snapshot.matches({ open: 'contactInfo' })) return <ContactInfoStep {...props} />
  if (snapshot.matches({ open: 'verification' })) return <VerificationStep flow={flow} />
  if (snapshot.matches({ open: 'passwordAgain' })) return <PasswordAgain flow={flow} drafts={props.drafts} />
  if (snapshot.matches({ open: 'unsupported' })) return <Unsupported flow={flow} onClose={onClose} />
  if (snapshot.matches({ open: 'duplicated' })) return <Duplicated flow={flow} />
  if (snapshot.matches({ open: 'complete' })) return <Complete isSignInGivenUp={props.isSignInGivenUp} />
  return (
    <Loading>
      <Trans>One moment</Trans>
    </Loading>
  )
}

function Progress({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const name = [t`Your details`, t`Contact info`, t`Verification`][step - 1] ?? ''
  return (
    <Steps
      now={step}
      of={3}
      label={
        <Trans>
          Step {step} of 3: {name}
        </Trans>
      }
    />
  )
}
