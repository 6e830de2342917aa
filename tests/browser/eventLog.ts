import type { Page } from '@playwright/test'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import type { Scene } from '#src/recorder/scenes.ts'

interface Stored {
  readonly run: string
  readonly startedAt: number
  readonly input: unknown
  readonly paths: readonly string[]
  readonly records: readonly LogRecord[]
  readonly scenes: readonly Scene[]
  readonly isCut: boolean
}

/** The runs that lie in the browser's event log, oldest first. */
export async function logsOf(page: Page): Promise<SessionLog[]> {
  const chunks = await page.evaluate(
    () =>
      new Promise<Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('event-log')
        opening.addEventListener('error', () => reject(new Error('not opened')))
        // A page that has none yet is given none.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('chunks').objectStore('chunks').getAll()
          reading.addEventListener('success', () => resolve(reading.result as Stored[]))
          reading.addEventListener('error', () => reject(new Error('not read')))
        })
      }),
  )
  return [...Map.groupBy(chunks, ({ run }) => run).values()].map((own) => ({
    version: 1,
    run: own[0]!.run,
    startedAt: own[0]!.startedAt,
    input: own[0]!.input,
    paths: own.flatMap(({ paths }) => paths),
    records: own.flatMap(({ records }) => records),
    scenes: own.flatMap(({ scenes }) => scenes),
    isCut: own.some(({ isCut }) => isCut),
  }))
}
