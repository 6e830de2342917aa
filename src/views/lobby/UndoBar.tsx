import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as styles from './lobby.css.ts'

interface UndoBarProps {
  /** The game that was removed; null while its name is not known. */
  readonly name: string | null
  readonly onUndo: () => void
}

/** A game is no longer the player's own: said, and taken back by one press (LOB-4). */
export function UndoBar({ name, onUndo }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The tile with the focus may have gone with its game: who works by keyboard goes on here, not at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) focusQuietly(bar.current?.querySelector('button'))
  }, [])
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // What stands before it, from where the lobby's rows come next.
      focusQuietly(element.previousElementSibling?.querySelector<HTMLElement>('[aria-current], a'))
    }
  }, [])
  return (
    <div ref={bar} className={styles.undo}>
      <output className={styles.undoWords}>
        {name === null ? <Trans>Removed from my games</Trans> : <Trans>{name}: removed from my games</Trans>}
      </output>
      <Button size="sm" onClick={onUndo}>
        <Trans comment="Button: verb, takes back the last change.">Undo</Trans>
      </Button>
    </div>
  )
}

const focusQuietly = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true })
