import { useState, type ReactNode } from 'react'
import * as styles from './Fold.css.ts'
import { DownIcon } from './icons.tsx'
import { media } from './media.ts'
import * as surface from './Surface.css.ts'

const hasRoom = (): boolean => typeof matchMedia !== 'function' || matchMedia(media.fromMd).matches

/** A part of the page that a phone shows folded, so that the list itself is in sight; open where there is room. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(hasRoom)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head}>
        <h2 className={surface.sectionTitle}>{title}</h2>
        <DownIcon size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
