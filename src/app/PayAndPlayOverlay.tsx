import { countryOf } from '#contract/countries.ts'
import { defaultSignUpCountry } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import type { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import { payersCountry } from '#src/actors/payAndPlay.ts'
import { amountForm, begunPayment, payerForm } from '#src/actors/payAndPlayBegun.ts'
import { placeOf } from '#src/queries/first.ts'
import { termsOptions } from '#src/queries/pages.ts'
import { PayAndPlayPanel } from '#src/views/payAndPlay/PayAndPlayPanel.tsx'
import { payerDraftFields } from '#src/views/payAndPlay/payerSchema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from './AppContext.tsx'
import { formDraft } from './formDraft.ts'
import type { Site } from './site.ts'
import { termsPath } from './termsPath.ts'

interface PayAndPlayOverlayProps {
  readonly flow: ActorRefFrom<typeof payAndPlayMachine>
  readonly onClose: () => void
}

const draftsOf = (world: Site['world']) => ({
  amount: formDraft(world, amountForm, ['amount']),
  payer: formDraft(world, payerForm, payerDraftFields),
})

/** The pay-and-play panel with what it reads of the page. */
export function PayAndPlayOverlay({ flow, onClose }: PayAndPlayOverlayProps) {
  const { world } = useApp()
  const drafts = useMemo(() => draftsOf(world), [world])
  const terms = useQuery(termsOptions(world))
  // As it stood when the panel opened: of a payment in this very panel its own screens tell.
  const begun = useMemo(() => begunPayment(world.now()), [world])
  const { market, language } = world.locale()
  const paidFrom = useSelector(flow, ({ context }) => context.countryCode)
  const isd = countryOf(paidFrom ?? world.country())?.isd || countryOf(defaultSignUpCountry)?.isd || ''
  return (
    <PayAndPlayPanel
      flow={flow}
      market={marketOf(market)}
      countryCode={paidFrom ?? payersCountry(world)}
      currency={world.currency()}
      phonePrefix={`+${isd}`}
      languageCode={language}
      termsAddress={termsPath(terms.data?.files, placeOf(world).language)}
      drafts={drafts}
      begun={begun}
      onClose={onClose}
    />
  )
}
