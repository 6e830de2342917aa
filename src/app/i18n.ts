import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from './compileMessage.ts'

/** The languages as the sources name them; the list stands in the contract, here only their names for the browser. */
const browserTag: Record<string, string> = {
  no: 'nb-NO',
  caf: 'fr-CA',
  ca: 'en-CA',
  nz: 'en-NZ',
  inen: 'en-IN',
  cl: 'es-CL',
  pe: 'es-PE',
  br: 'pt-BR',
  pt: 'pt',
  ja: 'ja-JP',
  tl: 'fil',
}

/** The BCP 47 tag of an inner language code: what `lang` and plural rules want. */
export const tagOf = (language: string): string => browserTag[language] ?? language

/** How often a language's texts are tried again, and the wait before attempt n in ms (LOC-13). */
export const retries = 3
export const retryWait = (attempt: number): number => 2000 * attempt

// English stands in the source, so the page can be read before and without any file.
i18n.setMessagesCompiler(compileMessage)
i18n.loadAndActivate({ locale: 'en', messages: {} })

const loaded = new Map<string, Promise<void>>()
let wanted = 'en'

interface TextSource {
  readonly fetch: typeof fetch
  readonly wait: (ms: number) => Promise<unknown>
  readonly log: (message: string, error: unknown) => void
}

const world: TextSource = {
  fetch: (...args) => fetch(...args),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log: (message, error) => console.error(message, error),
}

async function fetchTexts(language: string, source: TextSource): Promise<Messages> {
  const answer = await source.fetch(`/locales/${language}/default.json`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const file = (await answer.json()) as { messages?: Messages }
  if (!file.messages) throw new Error('no messages in the file')
  return file.messages
}

/** One first try, then up to three more with growing waits; when all fail it is logged and the language shows English. */
async function loadTexts(language: string, source: TextSource, firstTried: () => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    if (attempt > 0) await source.wait(retryWait(attempt))
    try {
      i18n.load(language, await fetchTexts(language, source))
      return
    } catch (error) {
      if (attempt >= retries) {
        loaded.delete(language)
        source.log(`texts of ${language} could not be loaded, English is shown`, error)
        return
      }
    } finally {
      firstTried()
    }
  }
}

/** Texts that come late are shown, unless the player has gone on to another language. */
async function loadAndShow(language: string, source: TextSource, firstTried: () => void): Promise<void> {
  await loadTexts(language, source, firstTried)
  if (wanted === language) i18n.activate(language, tagOf(language))
}

/**
 * Shows the page in a language (inner code, LOC-13). Waits for the first try at its texts only: while it is tried again,
 * and when all tries fail, the page is readable in English.
 */
export async function activateLanguage(language: string, source: TextSource = world): Promise<void> {
  wanted = language
  if (language !== 'en' && !loaded.has(language)) {
    await new Promise<void>((firstTried) => {
      loaded.set(language, loadAndShow(language, source, firstTried))
    })
  }
  if (wanted === language && i18n.locale !== language) i18n.activate(language, tagOf(language))
}

/** Settles when no try at a language's texts is under way any more. */
export const textsSettled = (language: string): Promise<void> => loaded.get(language) ?? Promise.resolve()

export { i18n }
