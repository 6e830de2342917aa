import { i18n, type Messages } from '@lingui/core'
import { timers } from '#contract/constants.ts'
import { numberLocales } from '#contract/locale.ts'
import type { Language } from '#contract/markets.ts'
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

/** A text as our build writes it: a list of words, and of lists for values and plurals. */
const isCompiled = (text: unknown): boolean =>
  Array.isArray(text) && text.every((token: string | readonly unknown[] | null) => token?.at)

async function fetchTexts(language: string, source: TextSource): Promise<Messages> {
  const signal = AbortSignal.timeout(timers.requestTimeout)
  const answer = await source.fetch(`/locales/${language}/default.json`, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const { messages } = (await answer.json()) as { messages: Messages }
  // Anything else where a text belongs would crash the page that shows it.
  if (!Object.values(messages).every(isCompiled)) throw new Error('no texts')
  return messages
}

/** How long a page waits for its texts before it is shown in English, ms: they are shown once they come. */
const PATIENCE = 4000

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
        source.log(`texts of ${language} did not come`, error)
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
// It is English by name too: a page that is being drawn as the texts come hears of them by the name alone, and what it remembers would stay
// English. Numbers within texts are written as those beside them.
function show(language: string): void {
  const [name, numbers] = known.has(language) ? [language, numberLocales[language as Language]] : ['en', 'en']
  if (i18n.locale !== name || i18n.locales !== numbers) i18n.activate(name, numbers)
}

/**
 * Shows the page in a language (inner code, LOC-13). Waits for the first try at its texts only, and not long: while it is tried again,
 * and when all tries fail, the page is readable in English.
 */
export async function activateLanguage(language: string, source: TextSource = world): Promise<void> {
  wanted = language
  if (language !== 'en' && !loaded.has(language)) {
    await new Promise<void>((firstTried) => {
      loaded.set(language, loadAndShow(language, source, firstTried))
      setTimeout(firstTried, PATIENCE)
    })
  }
  if (wanted === language) show(language)
}

/** Settles when no try at a language's texts is under way any more. */
export const textsSettled = (language: string): Promise<void> => loaded.get(language) ?? Promise.resolve()

export { i18n }
