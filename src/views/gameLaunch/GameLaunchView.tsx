import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { GameDetails } from '#contract/content-queries.ts'
import type { WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import type { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { blockTexts } from './blockTexts.tsx'
import { GameCard } from './GameCard.tsx'
import * as styles from './gameLaunch.css.ts'

/** Refusals that the player ends at their limits. */
const LIMIT_CODES: ReadonlySet<string> = new Set(['error.play.limit', 'error.play.limits_required'])

export interface GameLaunchViewProps {
  readonly flow: ActorRefFrom<typeof gameLaunchMachine>
  readonly game: GameDetails
  /** What is launched in each mode; null where the mode is not offered here. */
  readonly wanted: { readonly real: WantedGame | null; readonly demo: WantedGame | null }
  readonly backTo: string
  /** The game frame's view, shown once the game is launched. */
  readonly frame: ReactNode
}

/** The page of a game before it runs, and everything that can stand between a person and the game (GAM-1, GAM-7). */
export function GameLaunchView({ flow, game, wanted, backTo, frame }: GameLaunchViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (snapshot.matches('launched')) {
    return (
      <div {...flowAttributes(snapshot)} className={styles.running}>
        {frame}
      </div>
    )
  }
  return (
    <div {...flowAttributes(snapshot)} className={styles.place}>
      <GameCard game={game}>
        {snapshot.hasTag('busy') ? (
          <div className={styles.opening}>
            <Loading>
              <Trans>Opening {game.label}</Trans>
            </Loading>
          </div>
        ) : (
          <>
            <LaunchProblem flow={flow} wanted={wanted} />
            <LaunchButtons flow={flow} wanted={wanted} backTo={backTo} />
          </>
        )}
      </GameCard>
    </div>
  )
}

function LaunchProblem({ flow, wanted }: Pick<GameLaunchViewProps, 'flow' | 'wanted'>) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { problem, blocks } = snapshot.context
  if (snapshot.matches('failed')) {
    return (
      <Notice tone="bad" alert title={<Trans>The game could not be opened</Trans>}>
        <p>
          {message(problemKey(problem))}{' '}
          {LIMIT_CODES.has(problem?.code ?? '') ? (
            <Link to="/my-account/gambling-limits">
              <Trans>Your limits</Trans>
            </Link>
          ) : null}
        </p>
      </Notice>
    )
  }
  if (snapshot.matches('needsSignIn')) {
    return (
      <Notice tone="warn" alert title={<Trans>Log in to play with money</Trans>}>
        <p>
          <Trans>You come back to this game. The demo needs no account.</Trans>
        </p>
      </Notice>
    )
  }
  // Where no play for money is offered to a player, it is said why before anything is pressed.
  const isWithheld = snapshot.matches('idle') && wanted.real === null && blocks.length > 0
  if (isWithheld || snapshot.matches('blocked')) {
    return (
      <Notice tone="warn" alert title={<Trans>Real-money play is closed</Trans>}>
        {blocks.map((block) => (
          <p key={block}>{blockTexts[block]}</p>
        ))}
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

function LaunchButtons({ flow, wanted, backTo }: Pick<GameLaunchViewProps, 'flow' | 'wanted' | 'backTo'>) {
  const snapshot = useSelector(flow, (now) => now)
  const { real, demo } = wanted
  const retry = { type: 'game.retry' } as const
  const signIn = { type: 'game.signIn' } as const
  const isBlocked = snapshot.matches('blocked')
  const isSignInWanted = snapshot.matches('needsSignIn')
  return (
    <div className={surface.row}>
      {snapshot.can(retry) ? (
        <Button variant="primary" size="lg" onClick={() => flow.send(retry)}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {isSignInWanted && snapshot.can(signIn) ? (
        <Button variant="primary" size="lg" onClick={() => flow.send(signIn)}>
          <Trans>Log in</Trans>
        </Button>
      ) : null}
      {real && !isSignInWanted && !isBlocked && !snapshot.can(retry) ? (
        <Button variant="primary" size="lg" onClick={() => flow.send({ type: 'game.launch', game: real })}>
          <Trans>Play</Trans>
        </Button>
      ) : null}
      {demo ? (
        <Button size="lg" onClick={() => flow.send({ type: 'game.launch', game: demo })}>
          <Trans>Try demo</Trans>
        </Button>
      ) : null}
      <Link to={backTo}>
        <Trans>Back to the lobby</Trans>
      </Link>
    </div>
  )
}
