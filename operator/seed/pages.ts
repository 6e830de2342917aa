import type { PageId } from './texts/shape.ts'

/** What kind of page each static page is; its words are in `texts/`, its address is its id (NAV-5). */
export const pageKinds: Readonly<Record<PageId, 'legal' | 'help' | 'information' | 'contact'>> = {
  'privacy-policy': 'legal',
  terms: 'legal',
  'age-restrictions': 'legal',
  'bonus-terms': 'legal',
  'betting-rules': 'legal',
  'casino-rules': 'legal',
  'responsible-gambling': 'help',
  information: 'information',
  'contact-us': 'contact',
  'contact-live-chat': 'contact',
  'closed-account': 'help',
}

/** HTML of paragraphs; the texts hold no markup of their own. */
export const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
