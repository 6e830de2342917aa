import { CASHIER_CSS } from '../banking/cashier/assets.ts'
import { escaped } from '../banking/cashier/paymentPage.ts'

/** The page stands alone: nobody frames it, and a picture is shown from the visitor's own device only. */
export const hostedPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src blob:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Style of the page: the brand's, as the payment page's. */
export const HOSTED_CSS = `${CASHIER_CSS}
form{grid-template-columns:1fr}
ul{margin:0 0 1rem;padding-left:1.25rem;display:grid;gap:.25rem}
.ways{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin:0}
.way{position:relative;display:grid;place-items:center;min-height:3rem;padding:.7rem;border:1px solid var(--line);border-radius:.625rem;background:var(--card);color:var(--ink);font-size:1rem;font-weight:600;text-align:center;cursor:pointer}
.way input{position:absolute;inset:0;opacity:0;cursor:pointer;padding:0}
.way:focus-within{outline:3px solid var(--accent);outline-offset:2px}
.chosen{display:grid;gap:.5rem;margin:0}
.chosen[hidden]{display:none}
.chosen img{max-width:100%;max-height:16rem;border-radius:.5rem;border:1px solid var(--line);justify-self:start}
.chosen img[hidden]{display:none}
.consent{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;font-size:1rem;color:var(--ink)}
.consent input{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--accent)}
.problem{margin:0}
button[disabled]{opacity:.6;cursor:default}
`

/** Shows what was chosen, and sends it without leaving the page, so that a failure loses nothing. */
export const HOSTED_JS = `
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf']
function begin() {
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
    say(!isKnown ? 'Please choose a photo (JPG, PNG, WEBP, HEIC) or a PDF.' : file.size === 0 ? 'This file is empty. Please choose another.' : 'This file is larger than 10 MB. Please choose a smaller one.')
    return
  }
  const image = shown.querySelector('img')
  if (image.src) URL.revokeObjectURL(image.src)
  const isShown = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type)
  image.hidden = !isShown
  if (isShown) image.src = URL.createObjectURL(file)
  shown.querySelector('span').textContent = file.name + ', ' + (file.size < 1048576 ? Math.ceil(file.size / 1024) + ' KB' : (file.size / 1048576).toFixed(1) + ' MB')
  shown.hidden = false
}
let isSending = false
async function send(event) {
  event.preventDefault()
  if (isSending) return
  const form = event.currentTarget
  const isCheck = form.id === 'check'
  if (isCheck && ![...form.querySelectorAll('input[type=file]')].some((input) => input.files.length > 0)) return say('Take a photo of your ID or choose a file first.')
  isSending = true
  const button = form.querySelector('button')
  const words = button.textContent
  button.disabled = true
  if (isCheck) button.textContent = 'Sending…'
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
  } catch {
    isSending = false
    button.disabled = false
    button.textContent = words
    say('That did not go through. Please try again: what you chose is still here.')
  } finally {
    clearTimeout(patience)
  }
}
begin()
`

const document = (brand: string, title: string, body: string): string => `<!doctype html>
<html lang="en" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/id-check/id-check.css">
<script type="module" src="/id-check/id-check.js"></script>
</head>
<body><main aria-label="ID check"><h1>${escaped(title)}</h1>${body}</main></body>
</html>`

const problem = (words: string | undefined): string =>
  words === undefined ? '' : `<p class="problem" id="lost" role="alert">${escaped(words)}</p>`

/** Where the photo is taken or chosen, and consented to. */
export const checkPage = (brand: string, pageId: string, wrong?: string): string =>
  document(
    brand,
    'Check your ID',
    `<ul><li>Passport, identity card or driving licence</li><li>All four corners visible, nothing covered</li><li>Sharp and in colour, without glare</li></ul>
<form id="check" method="post" action="/id-check/${pageId}/send" enctype="multipart/form-data">
  <p class="ways" id="way">
    <label class="way">Take a photo<input type="file" name="photo" accept="image/*" capture="environment"></label>
    <label class="way">Choose a file<input type="file" name="file" accept="image/jpeg,image/png,image/webp,image/heic,.heic,application/pdf"></label>
  </p>
  ${problem(wrong)}
  <p class="chosen" id="chosen" hidden><img alt="The photo you chose" hidden><span></span></p>
  <label class="consent"><input type="checkbox" name="consent" value="yes" required><span>I agree that this picture is used to check who I am. It is kept as long as the law asks for, and used for nothing else.</span></label>
  <button class="primary">Send for review</button>
</form>
<form method="post" action="/id-check/${pageId}/cancel"><button class="quiet">Cancel</button></form>`,
  )

/** The page when there is nothing left to do here. */
export const endPage = (brand: string, title: string, words: string, back: string | null): string =>
  document(
    brand,
    title,
    `<p role="status">${escaped(words)}</p>${back === null ? '' : `<p><a class="primary" href="${escaped(back)}">Back to the site</a></p>`}`,
  )
