import { marketOf } from '#contract/markets.ts'
import type { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import type { LimitPeriod, LimitSet } from '#machines/limits/limits.contract.ts'
import type { limitsMachine } from '#machines/limits/limits.machine.ts'
import { ActivitySettings } from '#src/views/activityTimer/ActivitySettings.tsx'
import { LimitsView } from '#src/views/limits/LimitsView.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { formDraft } from '../formDraft.ts'
import { ExclusionHere } from './ExclusionHere.tsx'

interface SafetyToolsProps {
  /** They stand on the page that tells about them. */
  readonly isAmongWords?: boolean
  /** What was begun stays when the place closes: over a game, whose page lets go of it when the game is left. */
  readonly isKept?: boolean
}

/** What a player keeps play in bounds with: limits, timer, breaks and self-exclusion. What stands is asked for each time it opens. */
export function SafetyTools({ isAmongWords = false, isKept = false }: SafetyToolsProps) {
  return (
    <>
      <Flow id="limits">{(flow) => <LimitsHere flow={flow} isAmongWords={isAmongWords} isKept={isKept} />}</Flow>
      <Flow id="activityTimer">{(flow) => <ActivityTimerHere flow={flow} />}</Flow>
      <Flow id="exclusion">{(flow) => <ExclusionHere flow={flow} isKept={isKept} />}</Flow>
    </>
  )
}

/** Calls `ask` when the page comes to the front again: another tab or device may have changed what it shows. */
function useBackInFront(ask: () => void): void {
  const asked = useRef(ask)
  useEffect(() => {
    asked.current = ask
  })
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') asked.current()
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [])
}

/** Another tab may have changed it, so what holds is asked for each time the page opens (RGT-1). */
export function ActivityTimerHere({ flow }: { readonly flow: ActorRefFrom<typeof activityTimerMachine> }) {
  useEffect(() => flow.send({ type: 'settings.open' }), [flow])
  return <ActivitySettings flow={flow} />
}

const draftFields = ['row', 'amount'] as const

/** What is typed for the limit that is being set, while the place it is typed in is closed; it goes with the setting, and fits no other limit. */
function useLimitDraft(flow: ActorRefFrom<typeof limitsMachine>, isKept: boolean) {
  const { world } = useApp()
  const draft = useMemo(() => (isKept ? formDraft(world, 'limit', draftFields) : null), [isKept, world])
  const isSetting = useSelector(flow, ({ context }) => context.editing !== null)
  useEffect(() => {
    if (!isSetting) draft?.drop()
  }, [draft, isSetting])
  return useMemo(
    () =>
      draft &&
      ((set: LimitSet, period: LimitPeriod) => {
        const row = `${set}.${period}`
        return {
          read() {
            const kept = draft.read()
            return kept?.['row'] === row ? { amount: kept['amount'] } : null
          },
          write: (values: object) => draft.write({ ...values, row }),
        }
      }),
    [draft],
  )
}

interface LimitsHereProps extends Required<SafetyToolsProps> {
  readonly flow: ActorRefFrom<typeof limitsMachine>
}

function LimitsHere({ flow, isAmongWords, isKept }: LimitsHereProps) {
  const { world, settings } = useApp()
  useEffect(() => {
    // An amount that is being typed over a game is not asked away.
    if (!isKept || !flow.getSnapshot().matches({ limits: { shown: 'editing' } })) flow.send({ type: 'limits.open' })
    return () => {
      if (!isKept) flow.send({ type: 'limits.close' })
    }
  }, [flow, isKept])
  const draftOf = useLimitDraft(flow, isKept)
  // Never while an amount is typed: what is asked for then comes when the form closes.
  useBackInFront(() => flow.send({ type: 'limits.retry' }))
  const sets: readonly LimitSet[] = settings.capabilities.lossLimits
    ? ['deposit', 'loss', 'spend']
    : ['deposit', 'spend']
  const required = marketOf(world.locale().market).rules.limitsRequiredBeforePlay
  const currency = world.currency()
  return (
    <LimitsView
      flow={flow}
      currency={currency}
      sets={sets}
      required={required}
      isAmongWords={isAmongWords}
      draftOf={draftOf}
    />
  )
}
