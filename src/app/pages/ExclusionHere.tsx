import { exclusionMonths } from '#contract/constants.ts'
import { marketForCountry } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import type { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { ExclusionView } from '#src/views/exclusion/ExclusionView.tsx'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'

interface ExclusionHereProps {
  readonly flow: ActorRefFrom<typeof exclusionMachine>
  /** What was begun stays when the place closes. */
  readonly isKept: boolean
}

/** Breaks and self-exclusion by the rules of the market, below the limits (RGT-5, RGT-6). Leaving the page is going back. */
export function ExclusionHere({ flow, isKept }: ExclusionHereProps) {
  const { world, localeOptions } = useApp()
  useEffect(() => {
    flow.send({ type: 'exclusion.open' })
    return () => {
      if (isKept) return
      // From a question to the choice, and from the choice away.
      flow.send({ type: 'exclusion.clean' })
      flow.send({ type: 'exclusion.clean' })
    }
  }, [flow, isKept])
  const { rules, timeZone } = marketOf(world.locale().market)
  // The account goes by the rules of its own market, on whichever market's page its player is: what both allow is taken.
  const own = marketOf(marketForCountry(world.country(), localeOptions)).rules
  const least = Math.max(rules.selfExclusionMinMonths, own.selfExclusionMinMonths)
  return (
    <ExclusionView
      flow={flow}
      timeoutDays={rules.timeoutDays.filter((days) => own.timeoutDays.includes(days))}
      exclusionMonths={exclusionMonths.filter((months) => months >= least)}
      timeZone={timeZone}
    />
  )
}
