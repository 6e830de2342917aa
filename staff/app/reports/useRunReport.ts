import { useEffect, useEffectEvent, useState } from 'react'

/** How far a report of a run has come to the page. */
export type RunReport<Report> =
  | { readonly is: 'looking' }
  | { readonly is: 'none' }
  | { readonly is: 'failed'; readonly why: string }
  | {
      readonly is: 'there'
      readonly report: Report
      /** What lies beside the report can be had too: it is of this checkout and not of a file. */
      readonly hasFiles: boolean
    }

/** What the last run in this checkout has written, as its operator shows it, until a file of another checkout is opened. */
export function useRunReport<Report>(folder: string, read: (file: string) => Report) {
  const [step, setStep] = useState<RunReport<Report>>({ is: 'looking' })
  const readHere = useEffectEvent(read)
  useEffect(() => {
    let isHere = true
    const look = async (): Promise<RunReport<Report>> => {
      const answer = await fetch(`${folder}/report.json`, { cache: 'no-store' })
      // Nothing is there (204), or the operator shows no such thing.
      if (answer.status !== 200) return { is: 'none' }
      return { is: 'there', report: readHere(await answer.text()), hasFiles: true }
    }
    const show = async () => {
      const next = await look().catch((error: unknown): RunReport<Report> => ({ is: 'failed', why: String(error) }))
      // A file that was opened meanwhile stands.
      if (isHere) setStep((now) => (now.is === 'looking' ? next : now))
    }
    void show()
    return () => {
      isHere = false
    }
  }, [folder])
  const openFile = async (file: File): Promise<void> => {
    try {
      setStep({ is: 'there', report: read(await file.text()), hasFiles: false })
    } catch (error) {
      setStep({ is: 'failed', why: error instanceof Error ? error.message : String(error) })
    }
  }
  return { step, openFile }
}
