// What a page finds of its browser, made to hold still: nothing leaves it, no time passes, and no press is taken in.

const never = new Promise<never>(() => {})

/** What a person does to a page; scrolling is left, to look at all of it. */
const doings =
  'click auxclick dblclick contextmenu mousedown mouseup mouseover pointerdown pointerup pointerover touchstart touchend keydown keyup beforeinput input change submit focusin dragstart dragover drop paste'.split(
    ' ',
  )
const scrolling = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Tab'])

function setNoSource(this: HTMLIFrameElement, name: string, value: string): void {
  if (!/^src(doc)?$/i.test(name)) Element.prototype.setAttribute.call(this, name, value)
}

/** Before anything of the site is run. `now`: ms since 1970, as the page believes it to be; `texts`: of languages, as they came. */
export function holdStill(now: () => number, texts: Readonly<Record<string, string>>): void {
  Date.now = now
  globalThis.fetch = async (asked) => {
    const language = /^\/locales\/([\w-]+)\/default\.json$/.exec(
      asked instanceof Request ? asked.url : String(asked),
    )?.[1]
    const text = language === undefined ? undefined : texts[language]
    return text === undefined ? never : new Response(text, { headers: { 'content-type': 'application/json' } })
  }
  // Another house's page can not be shown again.
  HTMLIFrameElement.prototype.setAttribute = setNoSource
  // Whatever the log makes a view do, the frame stays where it is.
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable) event.preventDefault()
  })
  for (const doing of doings)
    window.addEventListener(
      doing,
      (event) => {
        if (event instanceof KeyboardEvent && scrolling.has(event.key)) return
        event.stopImmediatePropagation()
        if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault()
      },
      { capture: true, passive: false },
    )
}
