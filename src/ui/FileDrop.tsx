import { useEffect, useEffectEvent, useState, type ChangeEvent, type ReactNode } from 'react'
import * as button from './Button.css.ts'
import { cx } from './cx.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps {
  /** Types and endings that the picker offers. */
  readonly accept: string
  readonly onFile: (file: File) => void
  /** Words on the button that opens the picker, and on the one that opens the camera where there is one; null: no camera is offered. */
  readonly choose: ReactNode
  readonly camera: ReactNode
  /** Said where files can be dragged. */
  readonly drop: ReactNode
  readonly hint?: ReactNode
  /** Another way on is the first one: this one steps back. */
  readonly isQuiet?: boolean
}

interface FileDrag {
  readonly over: (event: DragEvent) => void
  readonly out: () => void
  readonly drop: (event: DragEvent) => void
}

const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Takes the files that are dragged over the window; what else is dragged, such as text into a field, is left alone. */
function onFiles({ over, out, drop }: FileDrag): () => void {
  const onOver = (event: DragEvent) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    over(event)
  }
  const onDrop = (event: DragEvent) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    drop(event)
  }
  // Within the window it leaves one element for another.
  const onLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) out()
  }
  window.addEventListener('dragover', onOver)
  window.addEventListener('drop', onDrop)
  window.addEventListener('dragleave', onLeave)
  return () => {
    window.removeEventListener('dragover', onOver)
    window.removeEventListener('drop', onDrop)
    window.removeEventListener('dragleave', onLeave)
  }
}

// The browser drops nothing where the last word was `none`.
const takes = (dropEffect: 'copy' | 'none') => (event: DragEvent) => {
  if (event.dataTransfer) event.dataTransfer.dropEffect = dropEffect
}
const nothing = () => {}

/** While no file is asked for, one that is dropped must not lead away from what is under way. */
export function HoldFiles() {
  useEffect(() => onFiles({ over: takes('none'), out: nothing, drop: nothing }), [])
  return null
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
  const onDropped = useEffectEvent((event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer?.files ?? []
    if (file) onFile(file)
  })
  // Dropped beside its place it would open in the browser in place of the page: the whole window takes it.
  useEffect(
    () =>
      onFiles({
        over: (event) => {
          takes('copy')(event)
          setOver(true)
        },
        out: () => setOver(false),
        drop: (event) => onDropped(event),
      }),
    [],
  )
  return (
    <div className={cx(styles.place, isOver && styles.over)}>
      <div className={styles.ways}>
        <label
          className={cx(button.base, button.size.md, button.variant[isQuiet ? 'secondary' : 'primary'], styles.way)}
        >
          {choose}
          <input type="file" className={styles.input} accept={accept} onChange={take} />
        </label>
        {camera === null ? null : (
          <label className={cx(button.base, button.size.md, button.variant.secondary, styles.way, styles.camera)}>
            {camera}
            <input type="file" className={styles.input} accept="image/*" capture="environment" onChange={take} />
          </label>
        )}
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
