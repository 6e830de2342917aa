import { brandVariables } from '../../brandColours.ts'

const COLOURS = brandVariables({
  canvas: ({ tokens }) => tokens.color.canvas,
  bg: ({ tokens }) => tokens.color.surface,
  card: ({ tokens }) => tokens.color.sunken,
  ink: ({ tokens }) => tokens.color.text,
  soft: ({ tokens }) => tokens.color.muted,
  line: ({ tokens }) => tokens.color.lineStrong,
  accent: ({ tokens }) => tokens.color.accent,
  edge: ({ tokens }) => tokens.color.accentEdge,
  on: ({ tokens }) => tokens.color.onAccent,
  bad: ({ tokens }) => tokens.color.bad,
  focus: ({ tokens }) => tokens.color.focus,
  width: ({ tokens }) => tokens.line.thin,
})

/** Style of the payment page: it stands inside the site, so it follows its brand; the colours are those of the brand's tokens. */
export const CASHIER_CSS = `
${COLOURS}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.25rem;margin:0 0 .25rem}
.amount{font-size:1.75rem;font-weight:700;margin:0 0 1rem;font-variant-numeric:tabular-nums}
form{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin:0 0 .75rem}
.field{margin:0;display:grid;gap:.25rem;align-content:start}
.field,form>button,.used{grid-column:1/-1}
.used{display:flex;justify-content:space-between;gap:.75rem;margin:0;padding:.7rem .75rem;border:var(--width) solid var(--line);border-radius:.5rem;font-variant-numeric:tabular-nums}
.used span{color:var(--soft)}
.field-cardExpiry,.field-cardCvc,.field-firstName,.field-lastName{grid-column:auto}
label{font-size:.875rem;color:var(--soft)}
input{font:inherit;color:inherit;background:var(--card);border:var(--width) solid var(--line);border-radius:.5rem;padding:.7rem .75rem;width:100%}
input::placeholder{color:var(--soft);opacity:1}
input[aria-invalid]{border-color:var(--bad)}
.problem{color:var(--bad);font-size:.875rem;margin:0}
p.problem{margin:0 0 .75rem}
button,a.primary{font:inherit;font-weight:600;border:var(--width) solid transparent;border-radius:.625rem;padding:.8rem 1rem;cursor:pointer;text-align:center;display:block;text-decoration:none}
.primary{background:var(--accent);color:var(--on);border-color:var(--edge)}
.choice{background:var(--card);color:var(--ink);border-color:var(--line)}
.quiet{background:none;color:var(--soft);text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.note{font-size:.8125rem;color:var(--soft);margin:.5rem 0 0}
`

/**
 * Sends its forms without leaving the page, so that it adds nothing to the history of the site around it: Back leaves the
 * payment in one step. Tells the page around it that something happened; it carries no result to trust: that page looks the
 * deposit up.
 */
export const CASHIER_JS = `
function begin() {
  const result = document.getElementById('result')
  if (result) {
    const { deposit, state } = result.dataset
    const target = new URL(result.dataset.return).origin
    const around = window.parent !== window ? window.parent : window.opener
    around?.postMessage({ type: 'cashier.result', depositId: deposit, state }, target)
  }
  const number = document.getElementById('cardNumber')
  number?.addEventListener('input', () => {
    if (number.selectionStart === number.value.length)
      number.value = number.value.replace(/\\D/g, '').slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ')
  })
  const expiry = document.getElementById('cardExpiry')
  expiry?.addEventListener('input', (event) => {
    if (!event.inputType?.startsWith('delete'))
      expiry.value = expiry.value.replace(/\\D/g, '').slice(0, 4).replace(/^(\\d{2})(?=\\d)/, '$1 / ')
  })
  const pin = document.getElementById('pin')
  pin?.addEventListener('input', () => {
    if (pin.selectionStart === pin.value.length)
      pin.value = pin.value.replace(/\\D/g, '').slice(0, 16).replace(/(\\d{4})(?=\\d)/g, '$1 ')
  })
  for (const form of document.forms) form.addEventListener('submit', send)
  document.querySelector('[aria-invalid], input:not([type=hidden])')?.focus({ preventScroll: true })
}
let isSending = false
async function send(event) {
  event.preventDefault()
  // The second click of a double click must not send the card again.
  if (isSending) return
  isSending = true
  const form = event.currentTarget
  // No answer is an answer too: whoever waits for ever cannot pay.
  const given = new AbortController()
  const patience = setTimeout(() => given.abort(), 20_000)
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'text/html, application/json' },
      // Which of several buttons was pressed is an answer too.
      body: new URLSearchParams(new FormData(form, event.submitter)),
      signal: given.signal,
    })
    // The way back to the site: this page is done, and a second click must not begin anew.
    // A failure bears no page and no way: what is typed stays, and is sent again.
    if (answer.status >= 500) throw new Error('failed')
    if (answer.headers.get('content-type')?.startsWith('application/json')) {
      const way = (await answer.json()).location
      if (typeof way !== 'string') throw new Error('no way back')
      location.replace(way)
      return
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('no page')
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    document.title = next.title
    document.body.replaceWith(document.adoptNode(next.body))
    isSending = false
    begin()
  } catch {
    isSending = false
    document.getElementById('lost')?.remove()
    const words = document.createElement('p')
    words.id = 'lost'
    words.className = 'problem'
    words.setAttribute('role', 'alert')
    words.textContent = document.body.dataset.lost
    form.before(words)
  } finally {
    clearTimeout(patience)
  }
}
begin()
`
