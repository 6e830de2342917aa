// What stands in the frame. All texts of people are set as text: markup in them is read, never done.

const at = (id) => document.getElementById(id)

/** Names of controls and places, in the words of a language. */
export function showWords(words, lang) {
  document.documentElement.lang = lang
  document.title = words.title
  at('title').textContent = words.title
  at('close').setAttribute('aria-label', words.close)
  at('log').setAttribute('aria-label', words.log)
  at('text-label').textContent = words.write
  at('text').placeholder = words.write
  at('email-label').textContent = words.email
}

function line(message, words, lang, onAgain) {
  const item = document.createElement('div')
  const isOwn = message.author === 'player'
  item.className = `message ${isOwn ? 'own' : 'theirs'}`
  const who = document.createElement('p')
  who.className = 'who'
  const name = { player: words.you, support: words.support, auto: words.auto }[message.author]
  const time = new Date(message.sentAt)
  who.textContent = Number.isNaN(time.getTime())
    ? name
    : `${name} · ${time.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })}`
  const text = document.createElement('p')
  text.className = 'text'
  text.textContent = message.text
  item.append(who, text)
  if (message.state === 'sending') {
    const state = document.createElement('p')
    state.className = 'who'
    state.textContent = words.sending
    item.append(state)
  } else if (message.state === 'failed') {
    const state = document.createElement('p')
    state.className = 'who failed'
    state.append(`${words.notSent} · `)
    const again = document.createElement('button')
    again.type = 'button'
    again.className = 'link'
    again.textContent = words.again
    again.addEventListener('click', () => onAgain(message.id))
    state.append(again)
    item.append(state)
  }
  return item
}

const drawn = new Map()
let drawnFor = ''

/** Draws the messages; those that stand already are left alone, so that a reader's place and a screen reader's are kept. */
export function showMessages(all, words, lang, onAgain) {
  const log = at('log')
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60
  if (drawnFor !== lang) {
    drawn.clear()
    log.replaceChildren()
    drawnFor = lang
  }
  if (!log.querySelector('.greeting')) {
    const greeting = document.createElement('div')
    greeting.className = 'greeting'
    for (const one of [words.greeting, words.never]) {
      const said = document.createElement('p')
      said.textContent = one
      greeting.append(said)
    }
    log.prepend(greeting)
  }
  const kept = new Set(all.map(({ id }) => id))
  for (const [id, { item }] of drawn)
    if (!kept.has(id)) {
      item.remove()
      drawn.delete(id)
    }
  let before = log.querySelector('.greeting')
  for (const message of all) {
    const state = message.state ?? 'sent'
    const had = drawn.get(message.id)
    const item = had?.state === state ? had.item : line(message, words, lang, onAgain)
    if (had && had.item !== item) had.item.replaceWith(item)
    if (before.nextSibling !== item) before.after(item)
    drawn.set(message.id, { item, state })
    before = item
  }
  if (isAtEnd) log.scrollTop = log.scrollHeight
}

/** Nothing of the person before stays. */
export function clear() {
  drawn.clear()
  at('log').replaceChildren()
  at('text').value = ''
  at('email').value = ''
  showProblem('')
}

export const showState = (text) => {
  at('state').textContent = text
}
export const showProblem = (text) => {
  at('problem').textContent = text
}

/** The form: with the question for an address where nobody is there and nobody is known. */
export function showForm({ isThere, needsEmail, isLeft, words }) {
  at('form').hidden = !isThere
  at('main').setAttribute('aria-busy', String(!isThere))
  at('email-field').hidden = !needsEmail
  at('send').textContent = isLeft ? words.leave : words.send
}
