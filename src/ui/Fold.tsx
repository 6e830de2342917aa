import { useState, type ReactNode, type Ref } from 'react'
import * as styles from './Fold.css.ts'
import { DownIcon } from './icons.tsx'
import { media } from './media.ts'
import * as surface from './Surface.css.ts'

const hasRoom = (): boolean => typeof matchMedia !== 'function' || matchMedia(media.fromMd).matches

interface FoldProps {
  readonly title: ReactNode
  /** What must be known while it is folded. */
  readonly about?: ReactNode
  /** What opens and folds it; it takes the focus of what goes from within. */
  readonly head?: Ref<HTMLElement>
  /** Left out, it is open where there is room. Once it is so, it is opened. */
  readonly isOpenAtFirst?: boolean
  /** A line of a form, and no part of the page with a heading of its own. */
  readonly isLine?: boolean
  readonly children: ReactNode
}

/** A part of the page that a phone shows folded, so that the list itself is in sight; open where there is room. */
export function Fold({ title, about, head, isOpenAtFirst, isLine = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst ?? hasRoom)
  const [wasOpened, setOpened] = useState(isOpenAtFirst)
  if (isOpenAtFirst !== wasOpened) {
    setOpened(isOpenAtFirst)
    if (isOpenAtFirst === true) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={head} className={styles.head}>
        <span>
          {isLine ? <strong>{title}</strong> : <h2 className={surface.sectionTitle}>{title}</h2>}
          {about ? <span className={styles.about}>{about}</span> : null}
        </span>
        <DownIcon size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
