import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import * as button from './Button.css.ts'
import { cx } from './cx.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps {
  /** Types and endings that the picker offers. */
  readonly accept: string
  readonly onFile: (file: File) => void
  /** Words on the button that opens the picker, and on the one that opens the camera where there is one. */
  readonly choose: ReactNode
  readonly camera: ReactNode
  /** Said where files can be dragged. */
  readonly drop: ReactNode
  readonly hint?: ReactNode
  /** Another way on is the first one: this one steps back. */
  readonly isQuiet?: boolean
}

/** Where one file is chosen: from the device, by dropping it, or with the camera. */
export function FileDrop({ accept, onFile, choose, camera, drop, hint, isQuiet = false }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // The same file chosen again is a choice too.
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      className={cx(styles.place, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <div className={styles.ways}>
        <label
          className={cx(button.base, button.size.md, button.variant[isQuiet ? 'secondary' : 'primary'], styles.way)}
        >
          {choose}
          <input type="file" className={styles.input} accept={accept} onChange={take} />
        </label>
        <label className={cx(button.base, button.size.md, button.variant.secondary, styles.way, styles.camera)}>
          {camera}
          <input type="file" className={styles.input} accept="image/*" capture="environment" onChange={take} />
        </label>
      </div>
      <p className={styles.drop}>{drop}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  )
}

/** How far a thing has come, 0 to 1; `label` is its name. */
export function ProgressBar({ value, label }: { readonly value: number; readonly label: string }) {
  const percent = Math.round(value * 100)
  return <progress className={styles.progress} aria-label={label} value={percent} max={100} />
}
