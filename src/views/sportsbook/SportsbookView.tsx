import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice, Skeleton } from '#src/ui/Surface.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { blockTexts } from '../gameLaunch/blockTexts.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './sportsbook.css.ts'

const LIMITS_REQUIRED = 'error.play.limits_required'

export interface SportsbookViewProps {
  readonly flow: ActorRefFrom<typeof sportsbookMachine>
  /** Heading of the page and title of the frame. */
  readonly title: string
  /** Why a limit keeps the player out, in words with its period; null where none does. */
  readonly limits: ReactNode
  /** Bonus money for sports, where some is there and may be spoken of (SPB-2, SAF-2). */
  readonly bonus: ReactNode
  /** How far the active bonus is wagered, while bets are placed (BON-7). */
  readonly progress: ReactNode
  /** The page's banners (NAV-12). */
  readonly banner: ReactNode
}

/** The sportsbook in its frame, and what may stand in its place (SPB-1). */
export function SportsbookView({ flow, title, limits, bonus, progress, banner }: SportsbookViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { frameUrl, sportsBonusToast } = snapshot.context
  const isOpen = snapshot.matches('open')
  const isComing = snapshot.hasTag('busy') || snapshot.matches('idle')
  const hide = { type: 'bonusToast.hide' } as const
  return (
    <div {...flowAttributes(snapshot)} className={styles.place}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {banner ? <div className={styles.banner}>{banner}</div> : null}
      <div className={styles.inSight}>
        {bonus && sportsBonusToast && isOpen ? (
          <div className={styles.toast}>
            <output>{bonus}</output>
            {/* Beside what is said once: each bet moves it. */}
            {progress}
            <Button size="sm" onClick={() => flow.send(hide)}>
              <Trans>Close</Trans>
            </Button>
          </div>
        ) : null}
        <div className={styles.body} aria-busy={isComing}>
          {isOpen && frameUrl ? (
            <iframe
              key={frameUrl}
              className={styles.frame}
              src={frameUrl}
              title={title}
              // Scripts and its own origin's storage; it is another host than ours, so it gets nothing of the site.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-forms"
            />
          ) : null}
          {isComing ? <Soon title={title} /> : null}
          {snapshot.matches('blocked') ? <Blocked flow={flow} limits={limits} /> : null}
          {snapshot.matches('failed') ? <Failed flow={flow} limits={limits} /> : null}
        </div>
      </div>
    </div>
  )
}

const CARDS = [0, 1, 2, 3]

function Soon({ title }: Pick<SportsbookViewProps, 'title'>) {
  return (
    <div className={styles.soon}>
      <VisuallyHidden>
        <Loading>
          <Trans>Loading {title}</Trans>
        </Loading>
      </VisuallyHidden>
      <div className={styles.soonColumn}>
        <Skeleton height="2.75rem" />
        <div className={styles.onlyWide}>
          <Skeleton height="15rem" />
        </div>
      </div>
      <div className={styles.soonColumn}>
        {CARDS.map((card) => (
          <Skeleton key={card} height="11rem" />
        ))}
      </div>
      <div className={styles.onlyWide}>
        <Skeleton height="9rem" />
      </div>
    </div>
  )
}

function Blocked({ flow, limits }: Pick<SportsbookViewProps, 'flow' | 'limits'>) {
  const snapshot = useSelector(flow, (now) => now)
  const { blocks } = snapshot.context
  const retry = { type: 'sportsbook.retry' } as const
  if (snapshot.can(retry))
    return (
      <div className={styles.notice}>
        <Notice
          tone="good"
          alert
          title={
            <Trans comment="Said in the sportsbook: bets are taken from this player again.">
              Betting is open again
            </Trans>
          }
        >
          <div className={surface.row}>
            <Button variant="primary" onClick={() => flow.send(retry)}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </Notice>
      </div>
    )
  return (
    <div className={styles.notice}>
      <Notice
        tone="warn"
        alert
        title={
          <Trans comment="Title of a notice in the sportsbook: no bets are taken from this player now.">
            Betting is closed
          </Trans>
        }
      >
        {blocks.map((block) =>
          block === 'lossLimit' || block === 'spendLimit' ? null : <p key={block}>{blockTexts[block]}</p>,
        )}
        {blocks.includes('lossLimit') || blocks.includes('spendLimit') ? limits : null}
        {blocks.length === 0 ? (
          <p>
            <Trans>Your account can bet again once this is opened for it.</Trans>
          </p>
        ) : null}
        <div className={surface.row}>
          <ButtonLink to="/my-account/banking/transactions">
            <Trans comment="Name of the frame with bets of the sportsbook, or link to it.">Your transactions</Trans>
          </ButtonLink>
        </div>
      </Notice>
    </div>
  )
}

function Failed({ flow, limits }: Pick<SportsbookViewProps, 'flow' | 'limits'>) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { problem } = snapshot.context
  const retry = { type: 'sportsbook.retry' } as const
  return (
    <div className={styles.notice}>
      <Notice tone="bad" alert title={<Trans>This could not be opened</Trans>}>
        <p>{message(problemKey(problem))}</p>
        {problem?.code === 'error.play.limit' ? limits : null}
        <div className={surface.row}>
          {problem?.code === LIMITS_REQUIRED ? (
            <ButtonLink to="/my-account/gambling-limits" variant="primary">
              <Trans>Set your limits</Trans>
            </ButtonLink>
          ) : null}
          <Button variant="primary" disabled={!snapshot.can(retry)} onClick={() => flow.send(retry)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  )
}
