import type { FirstAnswer } from '#src/actors/content.ts'
import type { Settings } from '#contract/settings.ts'

/** What travels inside the document, so that the first page waits for no further answer. */
export interface FirstDocument {
  readonly settings: Settings
  /** The access context as it came; checked by the access flow. */
  readonly access: unknown
  /** Answers of content queries by the query's name. */
  readonly content: Map<string, FirstAnswer>
}

function inside(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error(`"${id}" inside the document cannot be read`, error)
    return null
  }
}

/** Settings that did not come with the document: asked for, and checked. Rejects with a line for each wrong key. */
async function fetchSettings(): Promise<Settings> {
  const [{ parseSettings, brandOf }, answer] = await Promise.all([
    import('#contract/settings.ts'),
    fetch('/settings.json', { signal: AbortSignal.timeout(15_000) }),
  ])
  if (!answer.ok) throw new Error(`settings.json: Request failed with status code ${answer.status}`)
  const settings = parseSettings(await answer.json())
  return { ...settings, brand: brandOf(settings, location.hostname) }
}

/** Reads what the document brought. A static host that puts nothing inside only costs one request more. */
export async function readFirstDocument(): Promise<FirstDocument> {
  // The operator has checked them at its start; they are not checked again on the way to first paint.
  const settings = (inside('settings') as Settings | null) ?? (await fetchSettings())
  const content = (inside('first-content') ?? {}) as Record<string, FirstAnswer>
  return { settings, access: inside('access'), content: new Map(Object.entries(content)) }
}
