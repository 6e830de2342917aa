import createPurify from 'dompurify'

/** Elements of a text; forms, frames and everything that could stand over the page are not among them. */
const tags =
  'a abbr article aside b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre q s section small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
const attributes = 'href title alt src width height colspan rowspan scope lang dir id start'.split(' ')
/** Web, mail and phone addresses, and pages of this site (`terms`, `/terms`); never a script's, nor another host's without a scheme. */
const harmlessAddress = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#|\?|[\w-]+(?:[/?#]|$))/i

const purify = createPurify(window)
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A' && /^https?:/i.test(element.getAttribute('href') ?? ''))
    element.setAttribute('rel', 'noopener')
  if (element.tagName !== 'IMG') return
  // Pictures stand at whole addresses: beside a page of the site there are none.
  if (/^(?:https?:|\/)/i.test(element.getAttribute('src') ?? '')) element.setAttribute('loading', 'lazy')
  else element.remove()
})

/**
 * Html of the content service with everything taken out that could run, load, restyle or ask for a password (CON-4). DOMPurify
 * does it, with an allow-list of elements and attributes. It loads with the pages of text, never before the first paint.
 */
export function sanitise(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: harmlessAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Words of what is taken out make no sense without it.
    ADD_FORBID_CONTENTS: ['object', 'select', 'textarea', 'button'],
  })
}
