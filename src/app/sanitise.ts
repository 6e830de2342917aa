const allowedTags: ReadonlySet<string> = new Set(
  'A ABBR ARTICLE ASIDE B BLOCKQUOTE BR CAPTION CODE DD DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR I IMG LI OL P PRE Q S SECTION SMALL SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL'.split(
    ' ',
  ),
)
/** Elements whose text must not be shown either. */
const droppedTags: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
])
const allowedAttributes: ReadonlySet<string> = new Set([
  'href',
  'title',
  'alt',
  'src',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'lang',
  'dir',
  'id',
  'start',
])
const harmlessAddress = /^(https?:|mailto:|tel:|\/(?!\/)|#|\?)/i

function clean(parent: Element): void {
  for (const element of Array.from(parent.children)) {
    const tag = element.tagName.toUpperCase()
    if (droppedTags.has(tag)) {
      element.remove()
      continue
    }
    clean(element)
    if (!allowedTags.has(tag)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    for (const { name, value } of Array.from(element.attributes)) {
      const isAddress = name === 'href' || name === 'src'
      if (!allowedAttributes.has(name) || (isAddress && !harmlessAddress.test(value.trim())))
        element.removeAttribute(name)
    }
    if (tag === 'A' && /^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('rel', 'noopener')
  }
}

/**
 * Html of the content service with everything taken out that could run, load or restyle (CON-4): an allow-list of elements
 * and attributes, applied to a parsed document in which nothing runs.
 */
export function sanitise(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  clean(body)
  return body.innerHTML
}
