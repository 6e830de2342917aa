import type { BrandId } from '#contract/brands.ts'
import { brandFacts } from '#brands/facts.ts'
import { markSvg } from '../brandColours.ts'
import { CASHIER_CSS } from '../banking/cashier/assets.ts'
import { escaped } from '../banking/cashier/paymentPage.ts'
import type { PageLocale } from '../pageLocale.ts'
import { hostedWords } from './hostedTexts.ts'

/** The page stands alone: nobody frames it, and a picture is shown from the visitor's own device only. */
export const hostedPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src blob:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Style of the page: the brand's, as the payment page's, on a page of its own. */
export const HOSTED_CSS = `${CASHIER_CSS}
body{background:var(--canvas);min-height:100vh}
header{display:flex;align-items:center;gap:.75rem;padding:.875rem 1.25rem;background:var(--bg);border-bottom:var(--width) solid var(--line);font-size:1.125rem;font-weight:700}
header svg{display:block}
main{max-width:36rem;padding:1.5rem 1.25rem 2.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
form{grid-template-columns:1fr;gap:1rem}
ul{margin:0 0 1.25rem;padding-left:1.25rem;display:grid;gap:.375rem}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(11rem,100%),1fr));gap:.75rem;margin:0}
.way{position:relative;display:grid;place-items:center;min-height:3.25rem;padding:.7rem;border:var(--width) solid var(--line);border-radius:.625rem;background:var(--card);color:var(--ink);font-size:1rem;font-weight:600;text-align:center;cursor:pointer}
.way input{position:absolute;inset:0;opacity:0;cursor:pointer;padding:0}
.way:focus-within{outline:3px solid var(--focus);outline-offset:2px}
.chosen{display:grid;gap:.5rem;margin:0;overflow-wrap:anywhere}
.chosen[hidden]{display:none}
.chosen img{max-width:100%;max-height:16rem;border-radius:.5rem;border:1px solid var(--line);justify-self:start}
.chosen img[hidden]{display:none}
.chosen b{display:grid;place-items:center;width:5rem;height:6.5rem;border-radius:.5rem;border:1px solid var(--line);background:var(--card);color:var(--ink)}
.chosen b[hidden]{display:none}
.consent{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;font-size:1rem;color:var(--ink);cursor:pointer}
.consent input{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--accent)}
.problem{margin:0}
button[disabled]{opacity:.6;cursor:default}
@media (min-width:48rem){main{margin:3rem auto;padding:2.25rem 2.5rem;background:var(--bg);border:var(--width) solid var(--line);border-radius:1rem}header{padding:1rem 2.5rem}}
`

/** Shows what was chosen, and sends it without leaving the page, so that a failure loses nothing. */
export const HOSTED_JS = `
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf']
let told = {}
function begin() {
  told = JSON.parse(document.body.dataset.words)
  const form = document.getElementById('check')
  for (const input of form?.querySelectorAll('input[type=file]') ?? []) input.addEventListener('change', chosen)
  for (const one of document.forms) one.addEventListener('submit', send)
}
function say(words) {
  document.getElementById('lost')?.remove()
  const line = document.createElement('p')
  line.id = 'lost'
  line.className = 'problem'
  line.setAttribute('role', 'alert')
  line.textContent = words
  document.getElementById('way')?.before(line)
  // The button that was pressed may stand a screen below it.
  line.scrollIntoView({ block: 'center' })
}
function chosen(event) {
  const input = event.currentTarget
  const file = input.files[0]
  const shown = document.getElementById('chosen')
  document.getElementById('lost')?.remove()
  if (!file) { shown.hidden = true; return }
  // One of the two ways counts: the latest.
  for (const other of input.form.querySelectorAll('input[type=file]')) if (other !== input) other.value = ''
  const isKnown = file.type === '' || accepted.includes(file.type)
  if (!isKnown || file.size > 10 * 1024 * 1024 || file.size === 0) {
    input.value = ''
    shown.hidden = true
    say(!isKnown ? told.kind : file.size === 0 ? told.empty : told.size)
    return
  }
  const image = shown.querySelector('img')
  const paper = shown.querySelector('b')
  if (image.src) URL.revokeObjectURL(image.src)
  const ending = file.name.includes('.') ? file.name.split('.').at(-1) : file.type.split('/').at(-1)
  paper.textContent = ending.slice(0, 4).toUpperCase()
  const isShown = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type)
  const show = (isDrawn) => { image.hidden = !isDrawn; paper.hidden = isDrawn }
  show(isShown)
  // Whatever its name says, a browser may not be able to draw it.
  image.onerror = () => show(false)
  if (isShown) image.src = URL.createObjectURL(file)
  shown.querySelector('span').textContent = file.name + ', ' + (file.size < 1048576 ? Math.ceil(file.size / 1024) + ' KB' : (file.size / 1048576).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }) + ' MB')
  shown.hidden = false
}
let isSending = false
async function send(event) {
  event.preventDefault()
  if (isSending) return
  const form = event.currentTarget
  const isCheck = form.id === 'check'
  if (isCheck && ![...form.querySelectorAll('input[type=file]')].some((input) => input.files.length > 0)) return say(told.noFile)
  if (isCheck && !form.elements.consent.checked) {
    form.elements.consent.focus({ preventScroll: true })
    return say(told.noConsent)
  }
  isSending = true
  const button = form.querySelector('button')
  const words = button.textContent
  button.disabled = true
  if (isCheck) button.textContent = told.sending
  const given = new AbortController()
  const patience = setTimeout(() => given.abort(), 120_000)
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'text/html, application/json' }, body: new FormData(form), signal: given.signal })
    if (answer.status >= 500) throw new Error('failed')
    if (answer.headers.get('content-type')?.startsWith('application/json')) {
      const way = (await answer.json()).location
      if (typeof way !== 'string') throw new Error('no way back')
      location.replace(way)
      return
    }
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    document.title = next.title
    document.body.replaceWith(document.adoptNode(next.body))
    isSending = false
    begin()
    // Said anew, so that it is read out and in sight; the keyboard goes on where another photo is chosen.
    const wrong = document.getElementById('lost')?.textContent
    if (wrong) {
      document.querySelector('#check input[type=file]')?.focus({ preventScroll: true })
      say(wrong)
    }
  } catch {
    isSending = false
    button.disabled = false
    button.textContent = words
    say(told.lost)
  } finally {
    clearTimeout(patience)
  }
}
for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => {
  // A file that is dropped anywhere is taken, and never opened in place of the page.
  event.preventDefault()
  const input = document.querySelector('#check input[type=file]')
  if (kind === 'dragover' || isSending || !input || event.dataTransfer.files.length === 0) return
  const one = new DataTransfer()
  one.items.add(event.dataTransfer.files[0])
  input.files = one.files
  chosen({ currentTarget: input })
})
begin()
`

/** Whose page it is, and the language of whoever reads it. */
export interface HostedLook {
  readonly brand: BrandId
  readonly locale: PageLocale
}

const document = ({ brand, locale }: HostedLook, title: string, body: string): string => {
  const words = hostedWords(locale)
  const { kind, empty, size, noFile, noConsent, sending, lost } = words
  return `<!doctype html>
<html lang="${locale.tag}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – ${brandFacts[brand].name}</title>
<link rel="stylesheet" href="/id-check/id-check.css">
<script type="module" src="/id-check/id-check.js"></script>
</head>
<body data-words="${escaped(JSON.stringify({ kind, empty, size, noFile, noConsent, sending, lost }))}">
<header>${markSvg(brand, 32)}<span>${brandFacts[brand].name}</span></header>
<main aria-label="${escaped(words.label)}"><h1>${escaped(title)}</h1>${body}</main>
</body>
</html>`
}

const problem = (text: string | undefined): string =>
  text === undefined ? '' : `<p class="problem" id="lost" role="alert">${escaped(text)}</p>`

/** Where the photo is taken or chosen, and consented to; whoever has agreed and was refused a photo need not agree once more. */
export function checkPage(look: HostedLook, pageId: string, wrong?: string, hasConsent = false): string {
  const words = hostedWords(look.locale)
  const needs = [words.papers, words.corners, words.sharp].map((one) => `<li>${escaped(one)}</li>`).join('')
  return document(
    look,
    words.title,
    `<ul>${needs}</ul>
<form id="check" method="post" action="/id-check/${pageId}/send" enctype="multipart/form-data" novalidate>
  <p class="ways" id="way">
    <label class="way">${escaped(words.photo)}<input type="file" name="photo" accept="image/*" capture="environment"></label>
    <label class="way">${escaped(words.file)}<input type="file" name="file" accept="image/jpeg,image/png,image/webp,image/heic,.heic,application/pdf"></label>
  </p>
  ${problem(wrong)}
  <p class="chosen" id="chosen" hidden><img alt="${escaped(words.chosen)}" hidden><b aria-hidden="true" hidden></b><span></span></p>
  <label class="consent"><input type="checkbox" name="consent" value="yes" required${hasConsent ? ' checked' : ''}><span>${escaped(words.consent)}</span></label>
  <button class="primary">${escaped(words.send)}</button>
</form>
<form method="post" action="/id-check/${pageId}/cancel"><button class="quiet">${escaped(words.cancel)}</button></form>`,
  )
}

/** The page when there is nothing left to do here. */
export const endPage = (look: HostedLook, title: string, text: string, back: string | null): string =>
  document(
    look,
    title,
    `<p role="status">${escaped(text)}</p>${back === null ? '' : `<p><a class="primary" href="${escaped(back)}">${escaped(hostedWords(look.locale).back)}</a></p>`}`,
  )
