import { i18n, type Messages } from '@lingui/core'
import { timers } from '#contract/constants.ts'
import { tagOf } from '#contract/locale.ts'
import { compileMessage } from './compileMessage.ts'

/** How often a language's texts are tried again, and the wait before attempt n in ms (LOC-13). */
export const retries = 3
export const retryWait = (attempt: number): number => 2000 * attempt

// English stands in the source, so the page can be read before and without any file.
i18n.setMessagesCompiler(compileMessage)
i18n.loadAndActivate({ locale: 'en', messages: {} })

const loaded = new Map<string, Promise<void>>()
/** Languages whose texts are here. */
const known = new Set(['en'])
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
  const signal = AbortSignal.timeout(timers.requestTimeout)
  const answer = await source.fetch(`/locales/${language}/default.json`, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const { messages } = (await answer.json()) as { messages: Messages }
  // A number or null where a text belongs would crash the page that shows it.
  if (!Object.values(messages).every((text) => typeof text === 'string' || Array.isArray(text)))
    throw new Error('no texts in the file')
  return messages
}

/** One first try, then up to three more with growing waits; when all fail it is logged and the language shows English. */
async function loadTexts(language: string, source: TextSource, firstTried: () => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    if (attempt > 0) await source.wait(retryWait(attempt))
    try {
      i18n.load(language, await fetchTexts(language, source))
      known.add(language)
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
  if (wanted === language) show(language)
}

// English words that stand in for a language are counted as in English: Japanese knows no "1 day" beside "2 days".
const show = (language: string): void => i18n.activate(language, known.has(language) ? tagOf(language) : 'en')

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
  if (wanted === language && i18n.locale !== language) show(language)
}

/** Settles when no try at a language's texts is under way any more. */
export const textsSettled = (language: string): Promise<void> => loaded.get(language) ?? Promise.resolve()

export { i18n }
