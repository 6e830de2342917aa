import { useEffect, useState } from 'react'
import { drawings } from 'virtual:charts'

/** The drawing of a machine: null while it is fetched, `failed` where there is none or it could not be had. */
export function useDrawing(id: string | null): string | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly svg: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (id !== null)
      (drawings[id]?.() ?? Promise.reject(new Error('no drawing'))).then(
        ({ svg }) => (isWanted ? setKnown({ id, svg }) : undefined),
        () => (isWanted ? setKnown({ id, svg: 'failed' }) : undefined),
      )
    return () => {
      isWanted = false
    }
  }, [id])
  return known !== null && known.id === id ? known.svg : null
}

/** Fetches every drawing, so that none is asked for later; one that does not come is asked for again where it is shown. */
export function fetchDrawings(): void {
  for (const fetchOne of Object.values(drawings)) fetchOne().catch(() => {})
}
