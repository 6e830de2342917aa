import { LineError, openLine } from './line.js'
import { clear, showForm, showMessages, showProblem, showState, showWords } from './view.js'

const { site } = document.documentElement.dataset
const at = (id) => document.getElementById(id)
/** Where a visitor's secret lies: of this tab and this origin, gone with either. */
const kept = 'chat-visitor'

const shown = { words: JSON.parse(document.body.dataset.words), lang: document.documentElement.lang }
let isOpen = false
let around = { locale: 'en', fields: {} }
/** The one who writes: a token of a player, or a visitor's secret. */
let person = null

const tell = (message) => window.parent.postMessage(message, site)
const stored = () => {
  try {
    return sessionStorage.getItem(kept)
  } catch {
    return null
  }
}
const store = (secret) => {
  try {
    if (secret === null) sessionStorage.removeItem(kept)
    else sessionStorage.setItem(kept, secret)
  } catch {
    // A browser that keeps nothing for frames: the conversation lasts as long as the page.
  }
}
/** Also where the page is not served securely. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Everything that belongs to one person, and goes with them. */
function newPerson(token) {
  person?.line.end()
  clear()
  const mine = {
    token,
    secret: token === null ? stored() : null,
    messages: new Map(),
    waiting: [],
    isStaffed: false,
    needsEmail: false,
    isThere: false,
    /** The proof was refused, and the site was asked for another. */
    isRefused: false,
    unread: 0,
    longest: 2000,
  }
  if (token !== null) store(null)
  const isGone = () => mine.line.isOver()
  mine.line = openLine({
    bearer: () => mine.token ?? mine.secret,
    onNews: () => void news(),
    onLost: () => {
      mine.line.later(open)
    },
  })

  const askToken = () => {
    mine.isRefused = true
    tell({ chat: 'token' })
  }
  const draw = () => {
    if (isGone()) return
    const sent = [...mine.messages.values()].toSorted((a, b) => a.number - b.number)
    const known = new Set(sent.map(({ id }) => id))
    mine.waiting = mine.waiting.filter(({ id }) => !known.has(id))
    if (mine.isThere) showMessages([...sent, ...mine.waiting], shown.words, shown.lang, again)
    // Nobody there: said until somebody has written, and then the automatic answer says it.
    const isNew = sent.length === 0 && mine.waiting.length === 0
    if (mine.isThere && !mine.isStaffed) showState(isNew ? shown.words.away : '')
    showForm({ ...mine, isLeft: isNew && !mine.isStaffed, words: shown.words })
  }
  const take = (messages, unread) => {
    for (const message of messages) mine.messages.set(message.number, message)
    mine.unread = unread
    draw()
    if (isOpen) void read()
    tell({ chat: 'unread', count: isOpen ? 0 : mine.unread })
  }
  const newest = () => Math.max(0, ...mine.messages.keys())

  async function open() {
    if (isGone()) return
    mine.isRefused = false
    showState(mine.isThere ? shown.words.lost : shown.words.loading)
    try {
      const { locale, fields } = around
      const answer = await mine.line.ask('POST', '/chat/open', { locale, fields })
      if (isGone()) return
      if (answer.visitor !== null && mine.token === null) {
        mine.secret = answer.visitor
        store(mine.secret)
      }
      const { isStaffed, needsEmail, longest, words, lang } = answer
      Object.assign(mine, { isStaffed, needsEmail, longest, isThere: true })
      Object.assign(shown, { words, lang })
      showWords(words, lang)
      showState('')
      take(answer.messages, answer.unread)
      mine.line.listen()
      // It was shown before there was anything to write in.
      if (isOpen && !at('form').contains(document.activeElement)) at('text').focus()
    } catch (error) {
      if (isGone()) return
      const status = error instanceof LineError ? error.status : 0
      if (status === 401 && mine.token === null) {
        // A secret that nobody knows any more: a new conversation.
        store(null)
        mine.secret = null
        mine.line.later(open)
      } else if (status === 401) {
        // The site may have a newer one; without one it says who is there now.
        showState(shown.words.lost)
        mine.line.later(askToken)
      } else {
        showState(shown.words.lost)
        mine.line.later(open)
      }
    }
  }

  async function news() {
    try {
      const answer = await mine.line.ask('GET', `/chat/messages?after=${newest()}`)
      if (!isGone()) take(answer.messages, answer.unread)
    } catch {
      // The line itself says when it is lost; what was missed is asked for then.
    }
  }

  async function read() {
    const upTo = newest()
    if (mine.unread === 0 || document.visibilityState !== 'visible') return
    mine.unread = 0
    await mine.line.ask('POST', '/chat/read', { upTo }).catch(() => {})
  }

  async function send(message) {
    message.state = 'sending'
    showProblem('')
    draw()
    try {
      const { locale, fields } = around
      const { id, text, email } = message
      await mine.line.ask('POST', '/chat/messages', { id, text, locale, fields, ...(email ? { email } : {}) })
      if (isGone()) return
      if (email) mine.needsEmail = false
      await news()
      // Its line of news may be lost just now: it is sent all the same.
      message.state = 'sent'
      draw()
    } catch (error) {
      if (isGone()) return
      message.state = 'failed'
      const status = error instanceof LineError ? error.status : 0
      if (status === 429) showProblem(shown.words.tooFast)
      else if (status === 409) showProblem(shown.words.full)
      else if (status === 401) askToken()
      draw()
    }
  }
  const again = (id) => {
    const message = mine.waiting.find((one) => one.id === id)
    if (message?.state === 'failed') void send(message)
  }

  Object.assign(mine, {
    open,
    read,
    draw,
    say(text, email) {
      const message = { id: newId(), author: 'player', text, email, sentAt: new Date().toISOString() }
      mine.waiting.push(message)
      void send(message)
    },
  })
  return mine
}

function show() {
  isOpen = true
  if (person?.isThere) {
    void person.read()
    tell({ chat: 'unread', count: 0 })
  }
  at('log').scrollTop = at('log').scrollHeight
  ;(at('form').hidden ? at('close') : at('text')).focus()
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== site || source !== window.parent || typeof data !== 'object' || data === null) return
  if (data.chat === 'person') {
    const token = typeof data.token === 'string' ? data.token : null
    const locale = typeof data.locale === 'string' ? data.locale : 'en'
    const fields = typeof data.fields === 'object' && data.fields !== null ? data.fields : {}
    const isNewLocale = locale !== around.locale
    around = { locale, fields }
    if (person === null || person.token !== token) {
      const wasSame = person !== null && token !== null && subjectOf(person.token) === subjectOf(token)
      if (wasSame) person.token = token
      else person = newPerson(token)
      void person.open()
    } else if (isNewLocale || person.isRefused) void person.open()
    if (data.isOpen === true) show()
  } else if (data.chat === 'show') show()
  else if (data.chat === 'hide') isOpen = false
})

/** Whose sign-in a token is of: a renewed one goes on with what stands there. */
function subjectOf(token) {
  try {
    const { sub, sid } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    return `${sub} ${sid}`
  } catch {
    return null
  }
}

const form = at('form')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!person?.isThere) return
  const text = at('text').value.trim()
  const email = at('email').value.trim()
  const over = text.length - person.longest
  if (text === '') return at('text').focus()
  if (over > 0) return showProblem(shown.words.tooLong.replace('{count}', String(over)))
  if (person.needsEmail && !/^[^\s@]+@[^\s@]+$/u.test(email)) {
    showProblem(shown.words.wrongEmail)
    return at('email').focus()
  }
  at('text').value = ''
  person.say(text, person.needsEmail ? email : undefined)
  at('text').focus()
})
at('text').addEventListener('keydown', (event) => {
  // On a keyboard Enter sends and Shift with it begins a line; a phone's keyboard has but the one key.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  form.requestSubmit()
})
at('close').addEventListener('click', () => tell({ chat: 'close' }))
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ chat: 'close' })
})
document.addEventListener('visibilitychange', () => {
  if (isOpen) void person?.read()
})

showWords(shown.words, shown.lang)
showState(shown.words.loading)
tell({ chat: 'ready', title: shown.words.title })
