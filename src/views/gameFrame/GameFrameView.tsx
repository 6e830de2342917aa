import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { PauseIcon } from '#src/ui/pageIcons.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as styles from './gameFrame.css.ts'

export interface GameFrameViewProps {
  readonly flow: ActorRefFrom<typeof gameFrameMachine>
  /** The game's name, which is the frame's title. */
  readonly title: string
}

/** Whether anything has been pressed on the page since the games' part of it is there; the browser's own word for it outlives a document. */
let hasPressed = false
for (const press of ['pointerdown', 'keydown'])
  document.addEventListener(press, () => void (hasPressed = true), { capture: true, once: true })

/**
 * What was pressed for the game has gone with its page, or with the notice over it: the game has the keyboard then. Where an address was
 * only opened, the page begins at its top.
 */
function takeKeyboard(frame: HTMLIFrameElement | null): void {
  if (hasPressed && document.activeElement === document.body) frame?.focus({ preventScroll: true })
}

/** The running game and what may lie over it: loading, paused, silent, closed (GAM-3, RMB-12, SAF-3). */
export function GameFrameView({ flow, title }: GameFrameViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { game, loads, warning, reasons } = snapshot.context
  const isOffline = reasons.includes('connection')
  const reload = { type: 'frame.reload' } as const
  const isReloading = snapshot.matches({ open: { link: 'reloading' } })
  const isLoading =
    isReloading ||
    snapshot.matches({ open: { link: 'listening' } }) ||
    snapshot.matches({ open: { link: 'handshaking' } })
  const isStopped = snapshot.matches({ open: { play: 'stopped' } })
  const isPaused =
    snapshot.matches({ open: { play: 'paused' } }) || snapshot.matches({ open: { play: 'pausing' } }) || isStopped
  const isEnded = snapshot.matches({ open: { link: 'ended' } })
  const isOver = isEnded || snapshot.matches({ open: { link: 'silent' } })
  const isInterrupted = snapshot.matches({ open: { round: 'interrupted' } })
  return (
    <div {...flowAttributes(snapshot)} className={styles.place}>
      {game && !isStopped && !isReloading ? (
        <iframe
          key={loads}
          ref={takeKeyboard}
          className={styles.frame}
          src={game.url}
          title={title}
          allow="autoplay"
          // A game needs scripts and its own origin's storage; it is another host than ours, so it gets nothing of the site.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          inert={isPaused || isOver}
        />
      ) : null}
      {isLoading ? (
        <output className={styles.over}>
          <Spinner />
          <span>
            <Trans comment="Said while the game {title} is being loaded.">Loading {title}</Trans>
          </span>
        </output>
      ) : null}
      {isPaused && !isOver && !isReloading ? (
        <output className={styles.over}>
          <PauseIcon size={40} />
          {isOffline ? (
            <span className={styles.offline}>
              <Trans>The connection is lost: play has stopped. It goes on as soon as the connection is back.</Trans>
              {isInterrupted || snapshot.matches({ open: { round: 'running' } }) ? (
                <span>
                  <Trans>Your round is safe: its result is shown first.</Trans>
                </span>
              ) : null}
            </span>
          ) : (
            <span>
              <Trans>The game is paused</Trans>
            </span>
          )}
        </output>
      ) : null}
      {isOver ? (
        <div className={styles.over}>
          <Notice
            tone="warn"
            alert
            title={isEnded ? <Trans>The game has stopped</Trans> : <Trans>The game does not answer</Trans>}
          >
            {isEnded && warning ? (
              // The game's own words: it alone knows why. Its language is what it was launched in, as far as it speaks that.
              <p className={styles.reason} dir="auto">
                {warning}
              </p>
            ) : null}
            <p>
              {isInterrupted ? (
                <Trans>Play has stopped in the middle of a round. Load the game again: the round goes on there.</Trans>
              ) : isEnded ? (
                <Trans>Load the game again to play on here.</Trans>
              ) : (
                <Trans>Play has stopped. Check your connection and load the game again.</Trans>
              )}
            </p>
            <p>
              <Button variant="primary" size="sm" disabled={!snapshot.can(reload)} onClick={() => flow.send(reload)}>
                <Trans comment="Button: loads the game again.">Load again</Trans>
              </Button>
            </p>
          </Notice>
        </div>
      ) : null}
    </div>
  )
}
