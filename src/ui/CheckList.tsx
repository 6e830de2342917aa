import { useState, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import * as styles from './CheckList.css.ts'
import * as field from './Field.css.ts'

interface CheckListProps {
  readonly label: string
  readonly searchLabel: string
  /** Said where no item has the text that was typed. */
  readonly nothing: ReactNode
  /** `more` stands behind the name, as a number of things. */
  readonly items: readonly { readonly id: string; readonly name: string; readonly more: string }[]
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
}

/** From so many items on a list can be searched. */
const longList = 8

/** Tick boxes one below the other; a long list has a field that narrows it. */
export function CheckList({ label, searchLabel, nothing, items, chosen, onToggle }: CheckListProps) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = items.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <fieldset aria-label={label}>
      {items.length < longList ? null : (
        <input
          type="search"
          className={`${field.input} ${styles.find}`}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className={styles.list}>
        {shown.length === 0 ? <output className={styles.nothing}>{nothing}</output> : null}
        {shown.map(({ id, name, more }) => (
          <Checkbox
            key={id}
            label={
              <>
                {name} <span className={styles.more}>{more}</span>
              </>
            }
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
