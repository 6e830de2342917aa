import { useState, type FormEvent } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'
import * as staff from '../staff.css.ts'
import { type Bookmark, NOTE_LENGTH, withBookmark } from './bookmarks.ts'
import * as styles from './replay.css.ts'
import { FILE, replayHash } from './replayPlace.ts'
import { counted } from './words.ts'

/** Steps that somebody marked, and the links that lead others to this step. */
export function BookmarksPart(props: {
  readonly code: string
  readonly run: string
  readonly step: number
  readonly bookmarks: readonly Bookmark[]
  /** False: this browser keeps nothing, so they are gone with the page. */
  readonly areKept: boolean
  readonly onBookmarks: (bookmarks: readonly Bookmark[]) => void
  readonly onStep: (step: number) => void
}) {
  const { code, run, step, bookmarks, areKept, onBookmarks, onStep } = props
  const [note, setNote] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    onBookmarks(withBookmark(bookmarks, { step, note: note.trim() }))
    setNote('')
  }
  return (
    <Card as="section" aria-labelledby="replay-bookmarks">
      <h3 id="replay-bookmarks">Bookmarks and links</h3>
      <form className={styles.form} onSubmit={add}>
        <Field
          label={`Note on step ${step}`}
          value={note}
          maxLength={NOTE_LENGTH}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit">Bookmark this step</Button>
      </form>
      {areKept ? null : <p>This browser keeps nothing: copy the link before you leave the page.</p>}
      <ul className={styles.changes} aria-label="Bookmarks">
        {bookmarks.map((one) => (
          <li key={one.step} className={staff.tools}>
            <button type="button" className={surface.chip} onClick={() => onStep(one.step)}>
              Step {one.step}
            </button>
            <span>{one.note || 'without a note'}</span>
            <Button
              size="sm"
              aria-label={`Remove the bookmark of step ${one.step}`}
              onClick={() => onBookmarks(bookmarks.filter((other) => other.step !== one.step))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <LinkField label="Link to this step" hash={replayHash(code, run, step)} />
      {bookmarks.length > 0 ? (
        <LinkField
          label={`Link to this step, with ${counted(bookmarks.length, 'bookmark')}`}
          hash={replayHash(code, run, step, bookmarks)}
        />
      ) : null}
      {code === FILE ? (
        <p className={surface.muted}>This log comes from a file: whoever opens the link needs that file too.</p>
      ) : null}
    </Card>
  )
}

function LinkField({ label, hash }: { readonly label: string; readonly hash: string }) {
  const [copied, setCopied] = useState<{ readonly hash: string; readonly words: string } | null>(null)
  const address = `${window.location.origin}${window.location.pathname}${hash}`
  const copy = () => {
    // Pages that are no secure context have no clipboard at all.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied({ hash, words: 'Copied.' }),
      () => setCopied({ hash, words: 'This browser does not let pages copy: copy it from the field.' }),
    )
  }
  return (
    <div className={styles.form}>
      <Field label={label} value={address} readOnly onFocus={(event) => event.target.select()} />
      <Button onClick={copy} aria-label={`Copy: ${label}`}>
        Copy
      </Button>
      <output>{copied?.hash === hash ? copied.words : ''}</output>
    </div>
  )
}
