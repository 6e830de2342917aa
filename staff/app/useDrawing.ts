import { useEffect, useState } from 'react'
import { drawings } from 'virtual:charts'

/** The drawing of a flow: null while it is fetched, `failed` where it can not be had. */
export function useDrawing(id: string): string | null {
  const [svg, setSvg] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (text: string) => (isWanted ? setSvg(text) : undefined)
    drawings[id]?.().then(
      (drawing) => show(drawing.svg),
      () => show('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return svg
}
