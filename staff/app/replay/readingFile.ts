import { readReport, reportBounds, type Report } from '#contract/eventLog.ts'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
const tooLarge = () =>
  new Error(`This file is too large to be that of an event log: they have ${megabytes(reportBounds.bytes)} at most.`)

async function isGzip(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return head[0] === 0x1f && head[1] === 0x8b
}

/** The text of a file as it was sent, gzipped, or unfolded. Stops where it grows larger than a log can be. */
async function textOf(file: Blob): Promise<string> {
  if (!(await isGzip(file))) return file.text()
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error('This file is broken: it begins as a gzipped one and can not be unfolded.')
    })
    if (done) return parts.join('') + decoder.decode()
    bytes += value.byteLength
    if (bytes > reportBounds.bytes) {
      await reader.cancel().catch(() => {})
      throw tooLarge()
    }
    parts.push(decoder.decode(value, { stream: true }))
  }
}

/** Reads the file of a report, plain or gzipped. Rejects with what is wrong with it, in words for whoever opened it. */
export async function readReportFile(file: Blob): Promise<Report> {
  if (file.size === 0) throw new Error('This file is empty.')
  if (file.size > reportBounds.bytes) throw tooLarge()
  return readReport(await textOf(file))
}
