import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Currency } from '#contract/money.ts'
import type { LimitPeriod, LimitsContext, LimitSet } from '#machines/limits/limits.contract.ts'
import type { limitsMachine } from '#machines/limits/limits.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import type { FormDraft } from '#src/ui/form/Form.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'
import { Card, Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as threeBeside from '#src/ui/threeBeside.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { LimitRow } from './LimitRow.tsx'
import { momentOf } from './momentOf.ts'
import * as styles from './limits.css.ts'

export interface LimitsViewProps {
  readonly flow: ActorRefFrom<typeof limitsMachine>
  readonly currency: Currency
  /** Sets that the platform has (a platform may have no loss limits). */
  readonly sets: readonly LimitSet[]
  /** Sets in which the market wants a limit before the first play for money (RMB-1). */
  readonly required: readonly LimitSet[]
  /** The page itself says what more can be done. */
  readonly isAmongWords?: boolean
  /** Where the amount of a limit that is being set is kept while the place closes; null where closing ends the setting. */
  readonly draftOf: ((set: LimitSet, period: LimitPeriod) => FormDraft) | null
}

/** When the last of the reached limits of play resets, in words; null where that is not known. */
function reopensAt({ limits }: LimitsContext): string | null {
  const ends = [limits.loss, limits.spend].flatMap((set) =>
    Object.values(set ?? {}).flatMap(({ remaining, resetAt }) =>
      remaining === 0 && resetAt !== null ? [resetAt] : [],
    ),
  )
  const last = ends.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
  return last === undefined ? null : momentOf(last)
}

/** The player's limits: three sets by day, week and month, each with what is used, left and waits (LIM-1 to LIM-5). */
export function LimitsView({ flow, currency, sets, required, isAmongWords = false, draftOf }: LimitsViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { limits } = snapshot.context
  const isMissing = (set: LimitSet): boolean =>
    limits[set] !== null && Object.values(limits[set]).every(({ value }) => value === null)
  const wanting = required.filter(isMissing)
  const place = useRef<HTMLDivElement>(null)
  const until = reopensAt(snapshot.context)
  return (
    <div {...flowAttributes(snapshot)} className={surface.stack}>
      <Notice>
        <p>
          <Trans>
            A lower limit counts at once. A higher one, or none, has a waiting time and counts only once you confirm it
            here. Of several limits the lowest counts.
          </Trans>
          {isAmongWords ? null : (
            <>
              {' '}
              <Link to="/responsible-gambling">
                <Trans>More ways to keep play in bounds</Trans>
              </Link>
            </>
          )}
        </p>
      </Notice>
      {wanting.length > 0 ? (
        <Notice tone="warn" title={<Trans>Before you play for money</Trans>}>
          <p>
            {wanting.includes('deposit') && wanting.includes('loss') ? (
              <Trans>The rules here ask you to set a deposit limit and a loss limit. You choose the amounts.</Trans>
            ) : wanting.includes('loss') ? (
              <Trans>The rules here ask you to set a loss limit. You choose the amount.</Trans>
            ) : (
              <Trans>The rules here ask you to set a deposit limit. You choose the amount.</Trans>
            )}
          </p>
        </Notice>
      ) : null}
      {snapshot.matches({ notice: 'notify' }) ? (
        <Notice
          tone="warn"
          alert
          title={
            <>
              {snapshot.context.reached.includes('lossLimit') ? <Trans>You have reached your loss limit</Trans> : null}
              {snapshot.context.reached.length > 1 ? <br /> : null}
              {snapshot.context.reached.includes('spendLimit') ? (
                <Trans>You have reached your spend limit</Trans>
              ) : null}
            </>
          }
        >
          <p>
            {until === null ? (
              <Trans>Play for money is closed until it resets. Your money is yours, and can be withdrawn.</Trans>
            ) : (
              <Trans>Play for money is closed until {until}. Your money is yours, and can be withdrawn.</Trans>
            )}
          </p>
          <div>
            <Button
              size="sm"
              onClick={() => {
                flow.send({ type: 'notice.done' })
                // The notice goes, and its button with it: the keyboard goes on at the first set.
                place.current?.querySelector<HTMLElement>('h2')?.focus()
              }}
            >
              <Trans>OK</Trans>
            </Button>
          </div>
        </Notice>
      ) : null}
      <div className={threeBeside.place}>
        <div ref={place} className={styles.sets}>
          {sets.map((set) => (
            <LimitSetCard key={set} flow={flow} currency={currency} set={set} draftOf={draftOf} />
          ))}
        </div>
      </div>
    </div>
  )
}

const titles: Readonly<Record<LimitSet, ReactNode>> = {
  deposit: <Trans comment="Gambling limit, as the local regulator names it.">Deposit limits</Trans>,
  loss: <Trans comment="Gambling limit, as the local regulator names it.">Loss limits</Trans>,
  spend: <Trans comment="Gambling limit on stakes, as the local regulator names it.">Spend limits</Trans>,
}
const meanings: Readonly<Record<LimitSet, ReactNode>> = {
  deposit: <Trans>How much you can pay in.</Trans>,
  loss: <Trans>How much you can lose: what you stake, less what you win.</Trans>,
  spend: <Trans>How much you can stake, whatever you win.</Trans>,
}

function LimitSetCard({
  flow,
  currency,
  set,
  draftOf,
}: Omit<LimitsViewProps, 'sets' | 'required'> & { readonly set: LimitSet }) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const limits = snapshot.context.limits[set]
  const missing = snapshot.context.missing[set]
  const isBusy = snapshot.matches({ limits: 'loading' }) || snapshot.matches({ limits: { shown: 'refreshing' } })
  return (
    <Card as="section" className={styles.set} aria-labelledby={id} aria-busy={limits === null && isBusy}>
      <div className={surface.tight}>
        <h2 id={id} ref={title} tabIndex={-1} className={surface.sectionTitle}>
          {titles[set]}
        </h2>
        <p className={surface.muted}>{meanings[set]}</p>
      </div>
      <div className={surface.stack}>
        {limits ? (
          (['D', 'W', 'M'] as const).map((period) => (
            <LimitRow
              key={period}
              flow={flow}
              currency={currency}
              set={set}
              setId={id}
              period={period}
              limit={limits[period]}
              draftOf={draftOf}
            />
          ))
        ) : missing !== null && !isBusy ? (
          <Notice tone="bad" alert title={<Trans>These limits could not be loaded</Trans>}>
            <p>
              {message(problemKey(missing))} <Trans>They count all the same.</Trans>
            </p>
            <div>
              <Button
                size="sm"
                disabled={!snapshot.can({ type: 'limits.retry' })}
                onClick={() => {
                  title.current?.focus()
                  flow.send({ type: 'limits.retry' })
                }}
              >
                <Trans>Try again</Trans>
              </Button>
            </div>
          </Notice>
        ) : (
          <div className={styles.waiting}>
            <Skeleton height="7.5rem" />
            <Skeleton height="7.5rem" />
            <Skeleton height="7.5rem" />
          </div>
        )}
      </div>
    </Card>
  )
}
