/** What a person has typed or chosen in a form, and what has not been saved since: a reload would lose it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How long after a form was sent it is looked at whether that went well: by then it says at least that it is being sent (ms). */
const SHOWS = 1000

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
/** A search is typed again in no time. */
const isSearch = (field: Field): boolean => field.type === 'search' || field.closest('search, [role="search"]') !== null
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const isText = (field: Field): boolean => !(field instanceof HTMLSelectElement) && !isTick(field)
/** A choice outside a form acts at once, as a filter does, or is made again by one press. */
const counts = (field: Field): boolean => !isSearch(field) && (isText(field) || field.form !== null)

const saidBy = (field: Field): string => (isTick(field) ? String(field.checked) : field.value)

/** The fields that a person has changed, each with what it said before; null where nobody saw that. */
const changed = new Map<Field, string | null>()
/** What text fields said just before they were typed in. */
const before = new WeakMap<Field, string>()
/** Forms that were sent, when, and what their changed fields said then. */
const sent = new Map<HTMLFormElement, { readonly at: number; readonly said: ReadonlyMap<Field, string> }>()

function noteChange({ target, isTrusted }: Event): void {
  // What the page itself fills in is nobody's work.
  if (!isTrusted || !isField(target) || !counts(target) || changed.has(target)) return
  changed.set(
    target,
    target.type === 'checkbox' ? String(!(target as HTMLInputElement).checked) : (before.get(target) ?? null),
  )
}

function noteSent({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return
  const said = [...changed.keys()]
    .filter((field) => field.form === target)
    .map((field) => [field, saidBy(field)] as const)
  sent.set(target, { at: performance.now(), said: new Map(said) })
}

function forgetGone(): void {
  for (const field of changed.keys()) if (!field.isConnected) changed.delete(field)
  for (const form of sent.keys()) if (!form.isConnected) sent.delete(form)
}

/** A form that is there still, and says neither that it is being sent nor that something is wrong, has been saved as it was sent. */
function forgetSaved(): void {
  for (const [form, { at, said }] of sent) {
    const around = form.closest('section, dialog') ?? form
    if (performance.now() - at < SHOWS || around.querySelector('[aria-busy="true"]')) continue
    sent.delete(form)
    if (around.querySelector('[aria-invalid="true"], [role="alert"]')) continue
    // What was changed after it was sent is compared with what was sent.
    for (const [field, value] of said) changed.set(field, value)
  }
}

/** Notes what is typed on this page from now on, until the signal ends. */
export function watchTyping(signal: AbortSignal): void {
  const on = { capture: true, signal }
  document.addEventListener(
    'beforeinput',
    ({ target, isTrusted }) => {
      if (isTrusted && isField(target) && !changed.has(target)) before.set(target, saidBy(target))
    },
    on,
  )
  document.addEventListener('input', noteChange, on)
  document.addEventListener('submit', noteSent, on)
  document.addEventListener('focusin', forgetGone, on)
}

/** Whether somebody is typing, or a field says something else than before somebody changed it, and that is not saved. */
export function isTypedIn(): boolean {
  const { activeElement } = document
  if (isField(activeElement) && isText(activeElement) && !isSearch(activeElement)) return true
  forgetGone()
  forgetSaved()
  return [...changed].some(([field, said]) => saidBy(field) !== (said ?? ''))
}
