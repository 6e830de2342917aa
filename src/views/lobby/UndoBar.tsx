import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import * as styles from './lobby.css.ts'

interface UndoBarProps {
  /** The game that was removed; null while its name is not known. */
  readonly name: string | null
  readonly onUndo: () => void
}

/** A game is no longer the player's own: said, and taken back by one press (LOB-4). */
export function UndoBar({ name, onUndo }: UndoBarProps) {
  return (
    <div className={styles.undo}>
      <output className={styles.undoWords}>
        {name === null ? <Trans>Removed from my games</Trans> : <Trans>{name}: removed from my games</Trans>}
      </output>
      <Button size="sm" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
