import { useState, type ReactNode } from 'react'
import { Select } from './Select.tsx'

interface InPiecesProps {
  /** Asked for once somebody opens it: it may be long. */
  readonly piecesOf: () => readonly string[]
  /** Asks which piece is to be seen. */
  readonly choose: ReactNode
  /** Name of a piece; the first is 1. */
  readonly nameOf: (number: number, count: number) => string
  readonly children: (piece: string) => ReactNode
  readonly summary: ReactNode
  readonly summaryClass: string
}

/** A text behind its summary, too long to be shown at once: a piece at a time, of which the reader says which. */
export function InPieces({ piecesOf, choose, nameOf, children, summary, summaryClass }: InPiecesProps) {
  const [pieces, setPieces] = useState<readonly string[] | null>(null)
  const [shown, setShown] = useState(0)
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open && pieces === null) setPieces(piecesOf())
      }}
    >
      <summary className={summaryClass}>{summary}</summary>
      {pieces === null ? null : (
        <>
          {pieces.length > 1 ? (
            <Select
              label={choose}
              options={pieces.map((_, at) => ({ value: String(at), label: nameOf(at + 1, pieces.length) }))}
              value={String(shown)}
              onChange={(event) => setShown(Number(event.target.value))}
            />
          ) : null}
          {children(pieces[shown] ?? '')}
        </>
      )}
    </details>
  )
}
