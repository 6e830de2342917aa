import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import * as styles from './CopyText.css.ts'

interface CopyTextProps {
  /** What the text is, for who hears it. */
  readonly label: ReactNode
  readonly text: string
  /** Name of the button, before and after it was pressed. */
  readonly copy: ReactNode
  readonly copied: ReactNode
}

/** A text to be told or typed elsewhere: large, selected by one press, and copied by a button. */
export function CopyText({ label, text, copy, copied }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false)
  const press = () => {
    // Where a page may not write there, the text can still be selected.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <p className={styles.box}>
      <span className={styles.label}>{label}</span>
      <strong className={styles.text}>{text}</strong>
      <Button size="sm" onClick={press}>
        <span aria-live="polite">{isCopied ? copied : copy}</span>
      </Button>
    </p>
  )
}
