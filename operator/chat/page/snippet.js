// The chat's snippet: a site loads it once and speaks to it by `zE(…)`. It shows nothing by itself.
;(() => {
  const script = document.currentScript
  if (typeof window.zE === 'function' || !script) return
  const { origin } = new URL(script.src)
  /** How long the frame may take to say that it is there, ms. */
  const patience = 10_000
  const listeners = { open: new Set(), close: new Set(), unreadMessages: new Set(), error: new Set() }
  const emit = (what, ...told) => {
    for (const listener of listeners[what]) listener(...told)
  }
  const site = { locale: 'en', fields: {} }
  /** Asks the site for the player's token; null while nobody is signed in. */
  let askToken = null
  /** Rises with each change of person: a token that was asked for one of them is never given out for the next. */
  let person = 0
  let isOpen = false
  let isThere = false
  let frame = null
  let timer = 0
  let opener = null

  const box = document.createElement('div')
  box.id = 'support-chat'
  box.hidden = true
  const style = document.createElement('style')
  style.textContent = `
    #support-chat{position:fixed;z-index:45;right:0;left:0;bottom:var(--support-chat-bottom,0px);height:min(34rem,calc(100dvh - var(--support-chat-bottom,0px) - 4.5rem));overflow:hidden;border-radius:1rem 1rem 0 0;box-shadow:0 -.25rem 2rem #0006;background:Canvas}
    #support-chat[hidden]{display:block;visibility:hidden;pointer-events:none}
    #support-chat iframe{display:block;width:100%;height:100%;border:0;color-scheme:auto}
    @media (min-width:48rem){#support-chat{left:auto;right:1rem;bottom:calc(1rem + var(--support-chat-bottom,0px));width:23.5rem;height:min(38rem,calc(100dvh - var(--support-chat-bottom,0px) - 6.5rem));border-radius:1rem}}
  `
  document.head.append(style)

  const say = (message) => frame?.contentWindow?.postMessage(message, origin)

  function lose() {
    clearTimeout(timer)
    isThere = false
    frame?.remove()
    frame = null
    box.hidden = true
    isOpen = false
    emit('error')
  }

  function makeFrame() {
    if (frame) return
    isThere = false
    frame = document.createElement('iframe')
    frame.title = 'Chat'
    frame.src = `${origin}/widget?lang=${encodeURIComponent(site.locale)}`
    box.append(frame)
    if (!box.isConnected) document.body.append(box)
    timer = setTimeout(lose, patience)
  }

  function tellPerson() {
    if (!isThere) return
    const ask = askToken
    const asked = (person += 1)
    const told = (token) => {
      if (asked === person && askToken === ask)
        say({ chat: 'person', token, locale: site.locale, fields: site.fields, isOpen })
    }
    if (ask === null) told(null)
    else ask((token) => told(typeof token === 'string' && token !== '' ? token : null))
  }

  window.addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || !frame || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    if (data.chat === 'ready') {
      clearTimeout(timer)
      isThere = true
      if (typeof data.title === 'string') frame.title = data.title
      tellPerson()
    } else if (data.chat === 'token') tellPerson()
    else if (data.chat === 'unread' && Number.isInteger(data.count) && data.count >= 0)
      emit('unreadMessages', data.count)
    else if (data.chat === 'close') close(true)
  })

  function open() {
    if (!isOpen) opener = document.activeElement
    isOpen = true
    box.hidden = false
    makeFrame()
    say({ chat: 'show' })
    frame.focus()
    emit('open')
  }

  /** `byPerson`: by the frame's own button, so that the focus goes back to where it came from. */
  function close(byPerson) {
    if (!isOpen) return
    isOpen = false
    box.hidden = true
    say({ chat: 'hide' })
    if (byPerson || document.activeElement === frame) {
      frame?.blur()
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    }
    emit('close')
  }

  const messenger = {
    open,
    close: () => close(false),
    show: () => makeFrame(),
    // Hidden, but there: what is unread can be told. Whoever is logged out in the same breath wants none.
    hide() {
      close(false)
      const asked = person
      queueMicrotask(() => {
        if (asked === person) makeFrame()
      })
    },
    loginUser(ask) {
      askToken = ask
      tellPerson()
    },
    logoutUser() {
      askToken = null
      site.fields = {}
      close(false)
      // What stood in the frame goes with the person, whatever was under way there.
      clearTimeout(timer)
      frame?.remove()
      frame = null
      isThere = false
      person += 1
    },
  }
  const set = {
    locale(locale) {
      if (typeof locale !== 'string' || locale === site.locale) return
      site.locale = locale
      tellPerson()
    },
    conversationFields(list) {
      site.fields = Object.fromEntries((list ?? []).map(({ id, value }) => [String(id), String(value)]))
      tellPerson()
    },
  }

  window.zE = (group, command, ...given) => {
    if (group === 'messenger') messenger[command]?.(...given)
    else if (group === 'messenger:set') set[command]?.(...given)
    else if (group === 'messenger:on') listeners[command]?.add(given[0])
  }
})()
