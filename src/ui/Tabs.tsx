import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as surface from './Surface.css.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

/** Tabs with their panels; arrow keys move between them. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const base = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '')
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === open?.id)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    setChosen(next.id)
    document.querySelector<HTMLElement>(`#${CSS.escape(`${base}${next.id}`)}`)?.focus()
  }
  if (!open) return null
  return (
    <div className={surface.stack}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            className={surface.chip}
            aria-selected={tab.id === open.id}
            aria-controls={`${base}${tab.id}-panel`}
            tabIndex={tab.id === open.id ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}${open.id}-panel`} aria-labelledby={`${base}${open.id}`}>
        {open.content}
      </div>
    </div>
  )
}
