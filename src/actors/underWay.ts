import { parseSegment } from '#contract/locale.ts'
import { isTypedIn } from './typedFields.ts'

// What a reload would break is looked for in the page itself, so that no flow can be forgotten: it is asked only while a newer
// release waits, once a second, and just before a reload.

/** A frame of no more than this in width or height shows nothing to anybody (px). */
const SPECK = 10
/** How often it is looked at (ms). */
const EVERY = 1000

/** Pages on which money, a bet, a document or an account is being dealt with, below the locale. */
const PLACES =
  /^\/(signup|deposit|reset-password|accept-terms-condition|sportsbook|virtual-sports)(\/|$)|^\/(online-casino|live-casino-online)\/play\/|^\/my-account\/(banking\/(deposit|withdraw)|account\/verification|bonus-code)(\/|$)/

const isAtWork = (): boolean => {
  const [, first = '', ...rest] = location.pathname.split('/')
  return PLACES.test(`/${(parseSegment(first) ? rest : [first, ...rest]).join('/')}`)
}

/** A frame that somebody can see. The support chat waits in a hidden one, trackers talk through a speck of one, or off the page. */
function isSeen(frame: Element): boolean {
  if (!frame.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true })) return false
  const { width, height, right, bottom } = frame.getBoundingClientRect()
  return width > SPECK && height > SPECK && right + scrollX > 0 && bottom + scrollY > 0
}

/** Whether something is under way now that a reload would break. What was typed is known where `watchTyping` has seen it. */
export const isUnderWay = (): boolean =>
  isAtWork() ||
  document.querySelector('dialog[open], button[aria-busy="true"]') !== null ||
  [...document.querySelectorAll('iframe')].some(isSeen) ||
  isTypedIn()

/** Tells at once, and at every change, whether something is under way. Answers how to stop. */
export function watchWork(say: (isUnderWay: boolean) => void): () => void {
  let last: boolean | null = null
  const look = () => {
    const now = isUnderWay()
    if (now === last) return
    last = now
    say(now)
  }
  const every = setInterval(look, EVERY)
  look()
  return () => clearInterval(every)
}
