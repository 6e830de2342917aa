import { parseSegment } from '#contract/locale.ts'

// What a reload would break is looked for in the page itself, so that no flow can be forgotten: it is asked only while a newer
// release waits, once a second.

/** How often it is looked at (ms). */
const EVERY = 1000

/** Pages on which money, a bet, a document or an account is being dealt with, below the locale. */
const PLACES =
  /^\/(signup|deposit|reset-password|accept-terms-condition|sportsbook|virtual-sports)(\/|$)|^\/(online-casino|live-casino-online)\/play\/|^\/my-account\/(banking\/(deposit|withdraw)|account\/verification|bonus-code)(\/|$)/

const isAtWork = (): boolean => {
  const [, first = '', ...rest] = location.pathname.split('/')
  return PLACES.test(`/${(parseSegment(first) ? rest : [first, ...rest]).join('/')}`)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
/** A search is typed again in no time. */
const isSearch = (field: Field): boolean => field.type === 'search' || field.closest('search, [role="search"]') !== null

/** Tells at once, and at every change, whether something is under way that a reload would break. */
export function watchWork(say: (isUnderWay: boolean) => void): { end: () => void } {
  const ending = new AbortController()
  const typedIn = new Set<Field>()
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && !isSearch(target)) typedIn.add(target)
    },
    { capture: true, signal: ending.signal },
  )
  const isUnderWay = (): boolean => {
    if (isAtWork() || document.querySelector('iframe, dialog[open], button[aria-busy="true"]')) return true
    for (const field of typedIn) if (!field.isConnected || field.value === '') typedIn.delete(field)
    const { activeElement } = document
    // What was typed before anybody watched.
    if (isField(activeElement) && !isSearch(activeElement)) return true
    return typedIn.size > 0 || [...document.forms].some((form) => [...form.elements].some(isChanged))
  }
  let before: boolean | null = null
  const look = () => {
    const now = isUnderWay()
    if (now === before) return
    before = now
    say(now)
  }
  const every = setInterval(look, EVERY)
  look()
  return {
    end: () => {
      clearInterval(every)
      ending.abort()
    },
  }
}

/** Whether a field of a form says something else than it did as it came. */
function isChanged(field: Element): boolean {
  if (!isField(field) || isSearch(field) || field.type === 'hidden') return false
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected && option.defaultSelected)
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
