import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { GameDetails } from '#contract/content-queries.ts'
import type { GameClosed, WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import type { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import type { PlayBlock } from '#machines/events.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { blockTexts, type PlainBlock } from './blockTexts.tsx'
import { LobbyLink } from '../frame/LobbyLink.tsx'
import { GameCard } from './GameCard.tsx'
import * as styles from './gameLaunch.css.ts'
import { type LaunchLimits, ReachedLimits, wantingWords } from './limitWords.tsx'

/** The market wants limits first: asked again, it is refused again. */
const LIMITS_REQUIRED = 'error.play.limits_required'
const LIMIT_REACHED = 'error.play.limit'
const isPlain = (block: PlayBlock): block is PlainBlock => block !== 'lossLimit' && block !== 'spendLimit'

export interface GameLaunchViewProps {
  readonly flow: ActorRefFrom<typeof gameLaunchMachine>
  readonly game: GameDetails
  /** What is launched in each mode; null where the mode is not offered here. */
  readonly wanted: { readonly real: WantedGame | null; readonly demo: WantedGame | null }
  /** What the player's own limits say to it. */
  readonly limits: LaunchLimits
  /** Why it is not played here, whoever asks; null where it is. */
  readonly closed: GameClosed | null
  /** A player is there, and what they may do is still being loaded: until then no play for money is offered. */
  readonly isAwaited: boolean
  readonly backTo: string
  /** Launches it in the mode that was chosen. */
  readonly onLaunch: (game: WantedGame) => void
  /** What the game means to the active bonus, in place of the buttons, while it is being said (BON-7). */
  readonly notice?: ReactNode
  /** Below the card, while no game runs. */
  readonly below?: ReactNode
  /** At the foot of the page, while no game runs: its place is kept until it has come. */
  readonly foot?: ReactNode
  /** The game frame's view, shown once the game is launched. */
  readonly frame: ReactNode
}

const isNothingWanted = (now: SnapshotFrom<typeof gameLaunchMachine>) => now.matches('idle') || now.matches('offered')

/** The page of a game before it runs, and everything that can stand between a person and the game (GAM-1, GAM-7). */
export function GameLaunchView({
  flow,
  game,
  wanted,
  limits,
  closed,
  isAwaited,
  backTo,
  onLaunch,
  notice,
  below,
  foot,
  frame,
}: GameLaunchViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const place = useRef<HTMLDivElement>(null)
  const isRunning = snapshot.matches('launched')
  const hasRun = useRef(false)
  useEffect(() => {
    // The frame took the keyboard's place with it when it closed: what stands there instead, and why, is read on from its name.
    if (hasRun.current && !isRunning && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    hasRun.current = isRunning
  }, [isRunning])
  if (isRunning) {
    return (
      <div {...flowAttributes(snapshot)} className={styles.running}>
        {snapshot.context.wanted?.mode === 'demo' && wanted.real ? (
          <DemoBar onPlay={() => onLaunch(wanted.real!)} />
        ) : null}
        {frame}
      </div>
    )
  }
  return (
    <div ref={place} {...flowAttributes(snapshot)} className={styles.place}>
      <GameCard game={game}>
        {snapshot.hasTag('busy') ? (
          <div className={styles.opening}>
            <Loading>
              <Trans comment="Said while the game {0} is being opened.">Opening {game.label}</Trans>
            </Loading>
          </div>
        ) : snapshot.matches('limited') ? (
          notice
        ) : (
          <>
            <LaunchProblem flow={flow} wanted={wanted} limits={limits} closed={closed} />
            {isAwaited && closed === null && isNothingWanted(snapshot) ? (
              <Loading>
                <Trans>Loading</Trans>
              </Loading>
            ) : null}
            <LaunchButtons
              flow={flow}
              wanted={wanted}
              limits={limits}
              closed={closed}
              backTo={backTo}
              onLaunch={onLaunch}
            />
          </>
        )}
      </GameCard>
      {below ? <div className={styles.below}>{below}</div> : null}
      <footer className={styles.foot}>{foot}</footer>
    </div>
  )
}

function LaunchProblem({
  flow,
  wanted,
  limits,
  closed,
}: Pick<GameLaunchViewProps, 'flow' | 'wanted' | 'limits' | 'closed'>) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { problem, blocks } = snapshot.context
  if (closed !== null) {
    return (
      <Notice tone="warn" alert title={<Trans>This game can’t be played now</Trans>}>
        <p>
          {closed === 'device' ? (
            <Trans>This game is not offered on this device. Another one may be.</Trans>
          ) : (
            message(closed === 'country' ? 'error.game.restricted.country' : 'error.game.maintenance')
          )}
        </p>
      </Notice>
    )
  }
  if (snapshot.matches('failed') && problem?.code === LIMITS_REQUIRED) {
    // Set since then, here or in another tab: nothing stands against play any more.
    if (limits.areSet) return null
    return (
      <Notice alert title={<Trans>Before you play for money</Trans>}>
        <p>{wantingWords(limits.wanting) ?? message(problemKey(problem))}</p>
      </Notice>
    )
  }
  if (snapshot.matches('failed') && problem?.code === LIMIT_REACHED) {
    return (
      <Notice
        tone="warn"
        alert
        title={
          <Trans comment="Title of a notice: this player may not play for money now; the reason follows.">
            Real-money play is closed
          </Trans>
        }
      >
        {limits.reached.length === 0 ? <p>{message(problemKey(problem))}</p> : null}
        <ReachedLimits reached={limits.reached} />
      </Notice>
    )
  }
  if (snapshot.matches('failed')) {
    return (
      <Notice tone="bad" alert title={<Trans>The game could not be opened</Trans>}>
        <p>{message(problemKey(problem))}</p>
      </Notice>
    )
  }
  if (snapshot.matches('needsSignIn')) {
    return (
      <Notice tone="warn" alert title={<Trans>Log in to play with money</Trans>}>
        <p>
          {wanted.demo ? (
            <Trans>You come back to this game. The demo needs no account.</Trans>
          ) : (
            <Trans>You come back to this game.</Trans>
          )}
        </p>
      </Notice>
    )
  }
  // Where no play for money is offered to a player, it is said why before anything is pressed.
  const isWithheld = isNothingWanted(snapshot) && wanted.real === null && blocks.length > 0
  if (isWithheld || snapshot.matches('blocked')) {
    return (
      <Notice tone="warn" alert title={<Trans>Real-money play is closed</Trans>}>
        {blocks.filter(isPlain).map((block) => (
          <p key={block}>{blockTexts[block]}</p>
        ))}
        {blocks.every(isPlain) ? null : <ReachedLimits reached={limits.reached} />}
        {blocks.length === 0 ? (
          <p>
            <Trans>This game can’t be played with your account.</Trans>
          </p>
        ) : null}
      </Notice>
    )
  }
  return null
}

/** Over a running demo: that it is one, and the way to the same game for money (GAM-7). */
function DemoBar({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <div className={styles.demo}>
      <span>
        <Trans>A demo: nothing is staked, nothing is won.</Trans>
      </span>
      <Button variant="primary" size="sm" onClick={onPlay}>
        <Trans comment="Button over a running demo: opens the same game for money.">Play for money</Trans>
      </Button>
    </div>
  )
}

const ToLimits = ({ variant }: { readonly variant: 'primary' | 'secondary' }) => (
  <ButtonLink to="/my-account/gambling-limits" variant={variant} size="lg">
    <Trans>Set your limits</Trans>
  </ButtonLink>
)

function LaunchButtons({
  flow,
  wanted,
  limits,
  closed,
  backTo,
  onLaunch,
}: Pick<GameLaunchViewProps, 'flow' | 'wanted' | 'limits' | 'closed' | 'backTo' | 'onLaunch'>) {
  const snapshot = useSelector(flow, (now) => now)
  const { real, demo } = wanted
  const retry = { type: 'game.retry' } as const
  const signIn = { type: 'game.signIn' } as const
  const isBlocked = snapshot.matches('blocked')
  const isSignInWanted = snapshot.matches('needsSignIn')
  const wereLimitsWanted = snapshot.matches('failed') && snapshot.context.problem?.code === LIMITS_REQUIRED
  const areLimitsWanted = wereLimitsWanted && !limits.areSet
  // What failed is tried again by its own button; the other way to play is offered beside it.
  const failed = snapshot.matches('failed') ? snapshot.context.wanted?.mode : undefined
  return (
    <div className={surface.row}>
      {areLimitsWanted ? <ToLimits variant="primary" /> : null}
      {snapshot.can(retry) && !areLimitsWanted && closed === null ? (
        <Button variant="primary" size="lg" onClick={() => flow.send(retry)}>
          {wereLimitsWanted ? <Trans>Play</Trans> : <Trans>Try again</Trans>}
        </Button>
      ) : null}
      {/* Should another market's rules want more of them than this page knows, the way there is still found. */}
      {wereLimitsWanted && limits.areSet ? <ToLimits variant="secondary" /> : null}
      {isSignInWanted && snapshot.can(signIn) && closed === null ? (
        <Button variant="primary" size="lg" onClick={() => flow.send(signIn)}>
          <Trans>Log in</Trans>
        </Button>
      ) : null}
      {real && !isSignInWanted && !isBlocked && failed !== 'real' ? (
        <Button variant={failed ? 'secondary' : 'primary'} size="lg" onClick={() => onLaunch(real)}>
          <Trans>Play</Trans>
        </Button>
      ) : null}
      {demo && failed !== 'demo' ? (
        <Button size="lg" onClick={() => onLaunch(demo)}>
          <Trans>Try demo</Trans>
        </Button>
      ) : null}
      <LobbyLink to={backTo} isLobbyOnly>
        <Trans>Back to the lobby</Trans>
      </LobbyLink>
    </div>
  )
}
