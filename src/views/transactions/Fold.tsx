import { useState, type ReactNode } from 'react'
import { DownIcon } from '#src/ui/icons.tsx'
import { media } from '#src/ui/media.ts'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './transactions.css.ts'

const hasRoom = (): boolean => typeof matchMedia !== 'function' || matchMedia(media.fromMd).matches

/** A part of the page that a phone shows folded, so that the list itself is in sight; open where there is room. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(hasRoom)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.foldHead}>
        <h2 className={surface.sectionTitle}>{title}</h2>
        <DownIcon size={18} />
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
