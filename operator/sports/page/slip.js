import { el, filled, released, show } from './dom.js'
import { tell } from './say.js'

const place = document.getElementById('slip')
const said = document.getElementById('said')
const MOST = 10
/** How long an unanswered bet waits before it is sent again by itself, ms; each time longer. */
const FIRST_PAUSE = 5000
const LONGEST_PAUSE = 30_000

/** 128 bits that nobody foretells. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The id of a bet that was sent and not answered, for as long as the tab: whoever loads the page again meanwhile places the same bet and no
 * second one. The id alone, which says nothing of the player. A browser that keeps nothing for frames has it for as long as the page.
 */
const KEPT = 'unanswered-bet'
let ofPage = null
const keepId = (id) => {
  ofPage = id
  try {
    if (id === null) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, id)
  } catch {
    // The page has it.
  }
}
const keptId = () => {
  try {
    // A full one can be read, but keeps nothing.
    return sessionStorage.getItem(KEPT) ?? ofPage
  } catch {
    return ofPage
  }
}

/**
 * What is chosen, for as long as the tab: who logs in, pays in or loads the page again finds the slip as it was. A visitor's is taken over by
 * who logs in; a player's is for the same sign-in alone, and is gone as soon as anybody else opens the book here (SAF-7).
 */
const CHOSEN = 'chosen'
const keepChosen = (chosen) => {
  try {
    if (chosen === null) sessionStorage.removeItem(CHOSEN)
    else sessionStorage.setItem(CHOSEN, JSON.stringify(chosen))
  } catch {
    // Goes without.
  }
}
/** What was chosen of this product and may be seen here, or null; what is of somebody else goes. */
const chosenBefore = ({ product, whose }) => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHOSEN) ?? 'null')
    if (kept === null) return null
    if (kept.whose === null || kept.whose === whose) return kept.product === product ? kept : null
  } catch {
    // What can't be read is nothing.
  }
  keepChosen(null)
  return null
}

const keyOf = (event, market, outcome) => `${event} ${market} ${outcome}`
const whereOf = ({ contest }) => (contest.names.length > 2 ? contest.competition.name : contest.names.join(' – '))

/** What is chosen, and how it becomes one bet. */
export function createSlip({ opened, text, ask, setBalance, onChange, onPlaced }) {
  const { words } = text
  let legs = []
  let isOpen = false
  let problem = null
  /**
   * The bet that was confirmed and not answered yet. It is sent again under its id until it is known, by itself too, and nothing of the slip
   * can be changed meanwhile: another stake would be another bet beside one that may stand.
   */
  let pending = null
  /** The id was sent before without an answer: that one may still be on its way, whatever a later one is answered. */
  let mayArrive = false
  let isBusy = false
  /** The player chose the free bet: its worth is the stake, which the house pays. */
  let isFree = false
  let again = 0
  let pause = FIRST_PAUSE
  const isLocked = () => isBusy || pending !== null
  const isOffered = () => legs.length > 0 && legs.every(({ odds }) => odds !== null)
  const before = new Map()

  // One field for as long as the page stands: what is typed, and where, outlives each drawing.
  const stake = el('input', {
    id: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 13,
    'data-key': 'stake',
    'aria-describedby': 'slip-problem',
    oninput: () => {
      problem = null
      keep()
      drawFoot()
    },
  })
  const foot = el('div', { class: 'field' })
  const problemLine = el('p', { class: 'problem', id: 'slip-problem', role: 'alert' })

  const change = () => {
    problem = null
  }

  /** A bet that is on its way is kept by its id alone. */
  function keep() {
    const { product, whose } = opened
    keepChosen(
      legs.length === 0 || isLocked()
        ? null
        : {
            product,
            whose,
            stake: stake.value,
            legs: legs.map(({ event, market, outcome }) => ({ event, market, outcome })),
          },
    )
  }

  function refusalText(answer) {
    const { money } = text
    switch (answer.code) {
      case 'prices':
        return answer.odds.includes(null) ? words.closedLegs : words.changed
      case 'stake':
        return filled(words.bounds, { least: money(answer.least), most: money(answer.most) })
      case 'limit':
        return answer.limit.left === 0 ? words.limitReached : filled(words.limit, { money: money(answer.limit.left) })
      default:
        return words[answer.code] ?? words.unavailable
    }
  }

  function confirm(event) {
    event.preventDefault()
    if (isBusy) return
    if (pending !== null) {
      void send()
      return
    }
    if (!isOffered()) return
    const minor = stakeNow()
    if (minor === null || minor === 0) {
      problem = filled(words.noStake, { example: text.example })
      drawFoot()
      stake.focus()
      return
    }
    // The id is made with the player's yes, not with the sending; where an earlier one is not known to be free, it is that.
    const earlier = keptId()
    const betId = earlier ?? newId()
    mayArrive = earlier !== null
    keepId(betId)
    pending = {
      betId,
      stake: minor,
      legs: legs.map(({ event: id, market, outcome, odds }) => ({ event: id, market, outcome, odds: odds ?? 0 })),
      ...(usesFree() ? { isFree: true } : {}),
    }
    pause = FIRST_PAUSE
    void send()
  }

  async function send() {
    clearTimeout(again)
    isBusy = true
    keep()
    // What is not known yet stays said while it is asked for.
    if (problem !== words.unsure) problem = null
    draw()
    onChange()
    const answer = await ask('POST', '/sb/bets', pending)
    isBusy = false
    if (answer === null) mayArrive = true
    // The id is free for nobody while it is not known what became of it: whether a bet stands whose session is over is asked once there is
    // another, and a bet that was refused now may have been sent before and arrive yet. Under the same id only one of the two can be made.
    else if (answer.bet || answer.code === 'keyReused' || (answer.code !== 'sessionOver' && !mayArrive)) keepId(null)
    if (answer?.bet) {
      pending = null
      problem = null
      legs = []
      stake.value = ''
      isOpen = false
      isFree = false
      setBalance(answer)
      say(words.placed)
      onPlaced()
    } else if (answer === null) {
      problem = words.unsure
      again = setTimeout(() => void send(), pause)
      pause = Math.min(LONGEST_PAUSE, pause * 2)
    } else {
      pending = null
      problem = refusalText(answer)
      if (answer.code === 'prices') take(answer.odds)
      if (answer.code === 'freeBetOver') forgetFree()
    }
    // Whether a bet stands whose session is over is not known: it is not offered a second time.
    if (answer?.code === 'sessionOver') keepChosen(null)
    else keep()
    draw()
    onChange()
  }

  function take(odds) {
    legs = legs.map((leg, at) => ({ ...leg, odds: odds[at] ?? null }))
  }

  const usesFree = () => isFree && opened.freeBet != null
  const stakeNow = () => (usesFree() ? opened.freeBet : text.minor(stake.value))
  // What was typed before the free bet was chosen is not staked in its place by one more press.
  function forgetFree() {
    isFree = false
    stake.value = ''
  }
  /** The free bet is another, or there is none any more. */
  function changeFreeBet() {
    if (isFree && opened.freeBet == null && !isLocked()) {
      forgetFree()
      problem = words.freeBetOver
      keep()
    }
    draw()
  }
  const freeBox = el('input', {
    type: 'checkbox',
    'data-key': 'free-bet',
    onchange: () => {
      isFree = freeBox.checked
      change()
      draw()
    },
  })
  /** The choice to let the house pay the bet. */
  function freeChoice() {
    freeBox.checked = isFree
    freeBox.disabled = isLocked()
    return el(
      'label',
      { class: 'free' },
      freeBox,
      el('span', {}, filled(words.freeBet, { money: text.money(opened.freeBet) })),
    )
  }

  let quiet = 0
  function say(words) {
    clearTimeout(quiet)
    show(said, el('span', {}, words))
    quiet = setTimeout(() => said.replaceChildren(), 6000)
  }

  const remove = (leg) => {
    legs = legs.filter((one) => one !== leg)
    change()
    keep()
    draw()
    onChange()
  }

  function drawFoot() {
    problemLine.textContent = problem ?? ''
    const odds = legs.map((leg) => leg.odds)
    const minor = stakeNow()
    show(
      foot,
      isOffered() && opened.freeBet != null ? freeChoice() : null,
      isOffered()
        ? el(
            'dl',
            { class: 'facts' },
            el('div', {}, el('dt', {}, words.odds), el('dd', {}, text.combined(odds))),
            minor
              ? el(
                  'div',
                  {},
                  el('dt', {}, words.pays),
                  el('dd', {}, text.money(text.payout(minor, odds) - (usesFree() ? minor : 0))),
                )
              : null,
          )
        : null,
      problemLine,
      opened.isPlayer
        ? el(
            'button',
            {
              class: 'primary',
              type: 'submit',
              'data-key': 'place',
              // Not `disabled`, which would take the keyboard away from who has just pressed it.
              'aria-disabled': isBusy || (pending === null && !isOffered()) ? 'true' : null,
            },
            isBusy ? words.placing : pending !== null ? words.retry : words.place,
          )
        : el(
            'button',
            { class: 'primary', type: 'button', 'data-key': 'place', onclick: () => tell('sb_SignInWanted') },
            words.signIn,
          ),
      problem === words.funds
        ? el(
            'button',
            { class: 'second', type: 'button', 'data-key': 'deposit', onclick: () => tell('sb_DepositWanted') },
            words.deposit,
          )
        : null,
    )
  }

  function draw() {
    place.hidden = false
    place.classList.toggle('isOpen', isOpen)
    place.setAttribute('aria-label', words.slip)
    const isWide = matchMedia('(min-width: 900px)').matches
    const title = legs.length === 0 ? words.slip : `${words.slip} (${legs.length})`
    drawFoot()
    stake.disabled = isLocked() || usesFree()
    show(place, () => [
      isWide
        ? el('h2', { class: 'fold' }, title)
        : el(
            'button',
            {
              class: 'fold',
              type: 'button',
              'data-key': 'fold',
              'aria-expanded': isOpen ? 'true' : 'false',
              onclick: () => {
                isOpen = !isOpen
                draw()
              },
            },
            el('span', {}, title),
            el('i', { 'aria-hidden': 'true' }, isOpen ? '▾' : '▴'),
          ),
      el(
        'form',
        { class: 'inside', onsubmit: confirm, novalidate: true },
        legs.length === 0
          ? [
              el('p', {}, words.empty),
              opened.freeBet > 0 ? el('p', {}, filled(words.freeBetThen, { money: text.money(opened.freeBet) })) : null,
            ]
          : [
              el(
                'p',
                { class: 'head' },
                legs.length === 1 ? words.single : filled(words.accumulator, { n: legs.length }),
              ),
              el(
                'ul',
                { class: 'legs chosen' },
                legs.map((leg) => {
                  const name = text.outcome(leg.contest, leg.outcome, leg.line)
                  return el(
                    'li',
                    {},
                    el('span', {}, name),
                    el('b', {}, leg.odds === null ? '–' : text.odds(leg.odds)),
                    el(
                      'button',
                      {
                        class: 'take',
                        type: 'button',
                        'data-key': `take ${keyOf(leg.event, leg.market, leg.outcome)}`,
                        'aria-label': filled(words.remove, { name }),
                        disabled: isLocked(),
                        onclick: () => remove(leg),
                      },
                      '✕',
                    ),
                    el(
                      'small',
                      {},
                      leg.odds === null
                        ? words.closedLeg
                        : `${whereOf(leg)} · ${text.marketName({ id: leg.market, line: leg.line })}`,
                    ),
                  )
                }),
              ),
              el(
                'div',
                { class: 'pay' },
                opened.isPlayer
                  ? el('div', { class: 'field' }, el('label', { for: 'stake' }, words.stake), stake)
                  : null,
                foot,
              ),
            ],
      ),
    ])
  }

  /** A bet that the page before this one sent, and had no answer to: where it stands that is said. */
  async function findKept() {
    const id = keptId()
    if (id === null || !opened.isPlayer) return
    const answer = await ask('GET', `/sb/bet?${new URLSearchParams({ id }).toString()}`)
    if (!answer?.bet || keptId() !== id || isLocked()) return
    keepId(null)
    say(words.placed)
    onPlaced()
  }

  /** A selection as the offer has it now; null for one that is not offered any more. */
  async function legNow({ event, market: marketId, outcome: id }) {
    const answer = await ask(
      'GET',
      `/sb/event?${new URLSearchParams({ product: opened.product, id: event }).toString()}`,
    )
    const market = answer?.contest?.markets.find((one) => one.id === marketId)
    const outcome = market?.outcomes.find((one) => one.id === id)
    if (outcome === undefined) return null
    return { event, market: marketId, outcome: id, line: market.line, odds: outcome.odds, contest: answer.contest }
  }

  /** What the page before this one had in its slip. */
  async function findChosen() {
    const kept = chosenBefore(opened)
    if (!Array.isArray(kept?.legs)) return
    const found = await Promise.all(kept.legs.slice(0, MOST).map(legNow))
    await released()
    if (isLocked()) return
    const others = found.filter((leg) => leg !== null && legs.every(({ event }) => event !== leg.event))
    if (others.length === 0) return
    legs = [...others, ...legs].slice(0, MOST)
    if (stake.value === '' && typeof kept.stake === 'string') stake.value = kept.stake
    keep()
    draw()
    onChange()
  }

  matchMedia('(min-width: 900px)').addEventListener('change', draw)
  draw()
  void findKept()
  void findChosen()

  return {
    draw,
    changeFreeBet,
    /** A bet is on its way: nothing can be chosen until it is known. */
    isLocked,
    has: (event, market, outcome) =>
      legs.some((leg) => leg.event === event && leg.market === market && leg.outcome === outcome),
    /** How a price has moved since it was drawn last. */
    move(event, market, { id, odds }) {
      const key = keyOf(event, market, id)
      const last = before.get(key)
      if (last === undefined || last.odds !== odds)
        before.set(key, { odds, way: last === undefined ? '' : odds > last.odds ? 'up' : 'down', at: Date.now() })
      const now = before.get(key)
      return Date.now() - now.at < 6000 ? now.way : ''
    },
    toggle(contest, market, outcome) {
      if (isLocked()) return
      const had = legs.find((leg) => leg.event === contest.id)
      const isSame = had?.market === market.id && had.outcome === outcome.id
      // One selection of an event: two would tell of each other.
      legs = legs.filter((leg) => leg !== had)
      const isFull = legs.length >= MOST
      if (!isSame && !isFull)
        legs = [
          ...legs,
          { event: contest.id, market: market.id, outcome: outcome.id, line: market.line, odds: outcome.odds, contest },
        ]
      problem = !isSame && isFull ? words.combination : null
      keep()
      draw()
    },
    /** Prices of what is chosen, as they are now. A bet that is on its way keeps those it was confirmed with. */
    async refresh() {
      if (legs.length === 0 || isLocked()) return
      const asked = legs
      const answer = await ask('POST', '/sb/quote', {
        product: opened.product,
        legs: asked.map(({ event, market, outcome, odds }) => ({ event, market, outcome, odds: odds ?? 0 })),
      })
      await released()
      if (!answer?.odds || legs !== asked || isLocked()) return
      if (answer.odds.every((odds, at) => odds === legs[at].odds)) return
      take(answer.odds)
      draw()
    },
  }
}
