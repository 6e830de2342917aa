import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import type { Chart } from '../../charts/model.ts'
import { forms, save } from './exports.ts'
import * as styles from '../staff.css.ts'

/** Saves a chart as a picture, as text for other tools, or as a file that a later version can be compared with. */
export function ChartExports({ chart, svg }: { readonly chart: Chart; readonly svg: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <>
      <fieldset className={styles.tools} aria-label="Save the chart">
        <span>Save as</span>
        {forms.map(({ name, end, make }) => (
          <Button
            key={name}
            size="sm"
            disabled={svg === null}
            onClick={() => {
              setFailed(null)
              if (svg === null) return
              Promise.resolve(svg)
                .then((drawn) => make(chart, drawn))
                .then(
                  (blob) => save(blob, `${chart.id}.${end}`),
                  (error: unknown) => setFailed(error instanceof Error ? error.message : String(error)),
                )
            }}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      {failed === null ? null : (
        <Notice tone="bad" alert title="The file could not be made">
          <p>{failed}</p>
        </Notice>
      )}
    </>
  )
}
