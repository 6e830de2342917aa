import { useEffect, useEffectEvent } from 'react'
import { FileDrop } from '#src/ui/FileDrop.tsx'
import * as staff from '../staff.css.ts'

/** Where the file of a log is chosen, or dropped anywhere on the page. */
export const OpenFile = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <FileDrop
    accept=".json,.gz,application/json,application/gzip"
    onFile={onFile}
    choose="Choose the file of a log"
    camera={null}
    drop="or drop it anywhere on this page"
  />
)

/** Once a log is open: a file that is dropped opens in its place, without the place to drop it taking room. */
export function DropAnywhere({ onFile }: { readonly onFile: (file: File) => void }) {
  const take = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    // The browser would leave the page for the file.
    const over = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') ? event.preventDefault() : undefined
    const drop = (event: DragEvent) => take(event)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return null
}

/** A plain field for a file, where one more is asked for. */
export const FileField = ({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) => (
  <label className={staff.fileLabel}>
    <span>{label}</span>
    <input
      type="file"
      accept=".json,.gz,application/json,application/gzip"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        // The same file can be chosen again.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)
