import { el, filled, released, show } from './dom.js'
import { createSlip, newId } from './slip.js'
import { onNavigate, tell } from './say.js'
import { createText } from './text.js'
import { isAnswer, isRefusal } from './fits.js'

// The sportsbook inside its frame. It makes no history of its own: where it is stands in the address of the page around it (SPB-1).

const LIVE_EVERY = 3000
const QUIET_EVERY = 10_000
const BALANCE_EVERY = 15_000
/** So many questions for the balance without an answer, and it is said that it may be old (SAF-14). */
const BALANCE_PATIENCE = 2
const NARROW = ['category', 'region', 'competition', 'event']

const places = document.getElementById('places')
const offer = document.getElementById('offer')
const book = document.getElementById('book')
const token = location.hash.slice(1)
/** Of this page alone: with it the link opens again when the first answer was lost, and for nobody who has only seen the link. */
const secret = newId()

let opened = null
let text = null
let slip = null
let place = location.pathname.split('/').slice(2)
let shown = null
/** Kinds of contest and their competitions as they were told last: the menu stays while another place comes. */
let menu = []
let isStale = false
/** Only the newest answer is shown: one that is late is of another place, or older. */
let asked = 0
let timer = 0
let betsTab = 'open'
let bets = null
/** How many pages of bets are shown. */
let pages = 1
/** How each place was left: how far down, and what had the keyboard there. */
const left = new Map()
/** How the place that comes was left, where Back or Forward leads to it; until it is drawn. */
let leftHere = null

/** Asks the book; answers `null` without an answer that can be one, and `{ code }` for a refusal. */
async function ask(method, path, body) {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(opened ? { authorization: `Bearer ${opened.key}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    })
    const answer = await response.json()
    if (response.ok) return isAnswer(method, path, body, answer) ? answer : null
    if (answer?.code === 'sessionOver') end()
    return response.status === 409 && isRefusal(answer) ? answer : null
  } catch {
    return null
  }
}

let isOver = false
/** The session of this frame is over: only the page around it can open another. */
function end() {
  if (isOver) return
  isOver = true
  clearTimeout(timer)
  tell('sb_Ended')
}

const query = (fields) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== undefined)).toString()

let balanceAt = Date.now()
let balanceMisses = 0
let balanceLooks = 0
let newestLook = 0
/** To be said before the balance is asked for: an answer is old where one to a later question has come already. */
const beginLook = () => (balanceLooks += 1)
/** `look` is the question's; without it the balance is of this moment, as that after a bet. */
function setBalance({ balance, bonus = 0, freeBet = null }, look = beginLook()) {
  if (typeof balance !== 'number' || look < newestLook) return
  newestLook = look
  balanceAt = Date.now()
  balanceMisses = 0
  if (opened.balance === balance && opened.bonus === bonus && opened.freeBet === freeBet) return
  const isOtherBet = opened.freeBet !== freeBet
  Object.assign(opened, { balance, bonus, freeBet })
  const shownBalance = offer.querySelector('.balance')
  if (shownBalance) show(shownBalance, ...balanceParts())
  if (isOtherBet) slip?.changeFreeBet()
}

const go = (parts, isOfSite = false) => {
  const path = parts.join('/')
  if (path === place.join('/')) return
  // Not of what is about to be drawn: that place has not been seen since it was left.
  if (leftHere === null)
    left.set(place.join('/'), { top: offer.scrollTop, key: document.activeElement?.dataset.key ?? null })
  leftHere = (isOfSite && left.get(path)) || null
  place = parts
  shown = null
  bets = null
  pages = 1
  if (!isOfSite) tell('sb_Navigated', { deepLink: Object.fromEntries(parts.map((part, at) => [NARROW[at], part])) })
  offer.scrollTop = 0
  draw()
  offer.focus({ preventScroll: true })
  void load()
}

/** Who comes back stands where they were, in a list of a hundred contests too. */
function returnTo() {
  if (leftHere === null || !(isBets() ? bets : shown)) return
  const { top: at, key } = leftHere
  leftHere = null
  if (document.activeElement === offer && key !== null)
    offer.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  offer.scrollTop = at
}

const isLive = () => place[0] === 'live'
const isBets = () => place[0] === 'bets'

async function load() {
  clearTimeout(timer)
  if (isOver) return
  const mine = ++asked
  try {
    await look(mine)
  } finally {
    // Whatever this look met, the next one comes: prices that stand still unsaid are false ones.
    if (mine === asked && !isOver && !document.hidden) timer = setTimeout(load, isBets() ? QUIET_EVERY : LIVE_EVERY)
  }
}

async function look(mine) {
  const { product } = opened
  if (isBets() && opened.isPlayer) await loadBets(mine)
  else {
    const answer =
      place.length === 4
        ? await ask('GET', `/sb/event?${query({ product, id: place[3] })}`)
        : await ask(
            'GET',
            `/sb/offer?${query({
              product,
              live: isLive() ? '1' : '0',
              ...(isLive() || isBets() ? {} : { category: place[0], region: place[1], competition: place[2] }),
            })}`,
          )
    if (mine !== asked || isOver) return
    isStale = answer === null
    if (answer) {
      shown = answer
      menu = answer.places
    }
  }
  await released()
  if (mine !== asked || isOver) return
  draw()
  returnTo()
  await slip.refresh()
  // The news may be lost on their way: by itself, too, the balance is never older than this (SAF-14).
  if (opened.isPlayer && (balanceMisses > 0 || Date.now() - balanceAt > BALANCE_EVERY)) await askBalance()
}

/** All pages that are shown are asked for anew: what has been decided meanwhile is not left standing among the open ones. */
async function loadBets(mine) {
  const list = []
  let hasMore = true
  for (let page = 0; page < pages && hasMore; page += 1) {
    const before = list.at(-1)?.id
    const from = beginLook()
    const answer = await ask('GET', `/sb/bets?${query({ open: betsTab === 'open' ? '1' : '0', before })}`)
    if (mine !== asked) return
    isStale = !answer?.bets
    if (isStale) return
    list.push(...answer.bets)
    hasMore = answer.hasMore
    setBalance(answer, from)
  }
  bets = { list, hasMore }
  if (menu.length > 0) return
  // The menu has its numbers from the offer.
  const answer = await ask('GET', `/sb/offer?${query({ product: opened.product, live: '1' })}`)
  if (mine === asked && answer) menu = answer.places
}

function moreBets(button) {
  button.disabled = true
  pages += 1
  void load()
}

const placeButton = (parts, name, count) =>
  el(
    'button',
    {
      class: 'place',
      type: 'button',
      'data-key': `place ${parts.join('/')}`,
      'aria-current': parts.join('/') === place.join('/') && 'page',
      onclick: () => go(parts),
    },
    name,
    count === undefined ? null : el('span', { class: 'count' }, String(count)),
  )

function drawPlaces() {
  show(
    places,
    el(
      'ul',
      {},
      el('li', {}, placeButton([], text.words.all)),
      opened.product === 'SPORTSBOOK'
        ? el(
            'li',
            {},
            placeButton(
              ['live'],
              text.words.live,
              menu.reduce((sum, one) => sum + one.live, 0),
            ),
          )
        : null,
      opened.isPlayer ? el('li', {}, placeButton(['bets'], text.words.bets)) : null,
      menu.map((one) =>
        el(
          'li',
          {},
          placeButton([one.category], text.words[one.category], one.count),
          place[0] === one.category
            ? el(
                'ul',
                {},
                one.competitions.map(({ region, id, name, count }) =>
                  el('li', {}, placeButton([one.category, region, id], `${text.region(region)}: ${name}`, count)),
                ),
              )
            : null,
        ),
      ),
    ),
  )
}

const priceButton = (contest, market, outcome) => {
  const name = text.outcome(contest, outcome.id, market.line)
  const isChosen = slip.has(contest.id, market.id, outcome.id)
  return el(
    'button',
    {
      type: 'button',
      class: ['price', outcome.odds === null ? '' : slip.move(contest.id, market.id, outcome)].join(' ').trim(),
      'data-key': `price ${contest.id} ${market.id} ${outcome.id}`,
      'aria-pressed': isChosen ? 'true' : 'false',
      // A price that is chosen can be taken back even while none is given.
      disabled: slip.isLocked() || (outcome.odds === null && !isChosen),
      onclick: () => {
        slip.toggle(contest, market, outcome)
        draw()
      },
    },
    // Read with its market: a list of prices alone says nothing.
    el('span', { class: 'unseen' }, `${text.marketName(market)}: `),
    el('span', {}, name),
    el(
      'b',
      {},
      outcome.odds === null ? el('span', { class: 'unseen' }, text.words.suspended) : text.odds(outcome.odds),
    ),
  )
}

const prices = (contest, market) =>
  el(
    'div',
    { class: market.outcomes.length > 3 ? 'prices runners' : 'prices' },
    market.outcomes.map((outcome) => priceButton(contest, market, outcome)),
  )

function phaseOf(contest, now) {
  const { words } = text
  if (contest.phase === 'brokenOff') return words.brokenOff
  if (contest.phase === 'ended') return words.ended
  if (contest.phase === 'live') return contest.minute === null ? words.live : `${contest.minute}′`
  return text.start(contest.startsAt, now)
}

const partsOf = (contest) => [contest.category, contest.region, contest.competition.id, contest.id]

function head(contest, now) {
  return el(
    'p',
    { class: 'head' },
    el(
      'span',
      {},
      contest.names.length > 2
        ? text.words[contest.category]
        : `${text.region(contest.region)} · ${contest.competition.name}`,
    ),
    contest.isSuspended && contest.phase === 'live' ? el('span', {}, text.words.suspended) : null,
    el('span', { class: contest.phase === 'live' ? 'when on' : 'when' }, phaseOf(contest, now)),
  )
}

const score = ({ score: now }) =>
  now === null
    ? null
    : el(
        'span',
        { class: 'score', role: 'img', 'aria-label': filled(text.words.score, { a: now[0], b: now[1] }) },
        el('span', {}, String(now[0])),
        el('span', {}, String(now[1])),
      )

function contestCard(contest, now) {
  const isRace = contest.names.length > 2
  const title = isRace ? contest.competition.name : contest.names.join(' – ')
  return el(
    'li',
    { class: 'card' },
    head(contest, now),
    el(
      'button',
      {
        type: 'button',
        class: 'names',
        'data-key': `contest ${contest.id}`,
        onclick: () => go(partsOf(contest)),
      },
      el('span', { class: 'both' }, isRace ? title : contest.names.map((name) => el('span', {}, name))),
      score(contest),
    ),
    contest.markets.map((market) => prices(contest, market)),
    contest.more > 0
      ? el(
          'button',
          {
            type: 'button',
            class: 'plain',
            'data-key': `more ${contest.id}`,
            onclick: () => go(partsOf(contest)),
          },
          filled(text.words.markets, { n: contest.more }),
        )
      : null,
  )
}

function drawContest({ contest, now }) {
  if (contest === null) return [top(text.words.title), el('p', {}, text.words.gone)]
  const isRace = contest.names.length > 2
  const title = isRace ? `${contest.competition.name}, ${text.start(contest.startsAt, now)}` : contest.names.join(' – ')
  return [
    top(title),
    el(
      'section',
      { class: 'card' },
      head(contest, now),
      contest.score === null
        ? null
        : el('p', { class: 'names' }, filled(text.words.score, { a: contest.score[0], b: contest.score[1] })),
      contest.order === null
        ? null
        : el(
            'ol',
            { class: 'order', 'aria-label': text.words.order },
            contest.order.map((runner) => el('li', {}, contest.names[runner - 1])),
          ),
    ),
    contest.markets.map((market) =>
      el('section', { class: 'card' }, el('h2', {}, text.marketName(market)), prices(contest, market)),
    ),
  ]
}

function top(title) {
  return el(
    'div',
    { class: 'top' },
    el('h1', {}, title),
    opened.balance === null ? null : el('p', { class: 'balance' }, ...balanceParts()),
  )
}

/** Own money, and what there is beside it: bonus money, staked once the own is used up, and a free bet. */
const balanceParts = () => [
  el('span', {}, text.words.own),
  el('b', {}, text.money(opened.balance)),
  ...(opened.bonus > 0 ? [el('span', {}, text.words.bonus), el('b', {}, text.money(opened.bonus))] : []),
  ...(opened.freeBet > 0 ? [el('span', {}, text.words.freeBetHeld), el('b', {}, text.money(opened.freeBet))] : []),
]

/** Names of the kind and the competition of the place, in words; undefined for what is none: an address may say anything. */
function namesOf([category, region, competition]) {
  const kind = menu.find((one) => one.category === category)
  const one = kind?.competitions.find((each) => each.id === competition && each.region === region)
  return {
    kind: kind && text.words[category],
    competition: one?.name,
    region: one && text.region(region),
  }
}

function trail() {
  if (place.length === 0) return null
  const names = namesOf(place)
  const steps = [[[], text.words.all]]
  if (names.kind && place.length > 1) steps.push([place.slice(0, 1), names.kind])
  if (names.competition && place.length > 3) steps.push([place.slice(0, 3), names.competition])
  return el(
    'p',
    { class: 'path' },
    steps.map(([parts, name]) =>
      el('button', { type: 'button', 'data-key': `step ${parts.join('/')}`, onclick: () => go(parts) }, name),
    ),
  )
}

function heading() {
  if (isLive()) return text.words.live
  const names = namesOf(place)
  if (names.competition) return `${names.region}: ${names.competition}`
  return names.kind ?? text.words.all
}

function drawBets() {
  const { words } = text
  if (!opened.isPlayer)
    return [
      top(words.bets),
      el('p', {}, words.betsVisitor),
      el('button', { type: 'button', class: 'primary', onclick: () => tell('sb_SignInWanted') }, words.signIn),
    ]
  const tab = (name) =>
    el(
      'button',
      {
        type: 'button',
        'data-key': `tab ${name}`,
        'aria-pressed': betsTab === name ? 'true' : 'false',
        onclick: () => {
          betsTab = name
          bets = null
          pages = 1
          draw()
          void load()
        },
      },
      words[name],
    )
  return [
    top(words.bets),
    el('div', { class: 'tabs' }, tab('open'), tab('settled')),
    bets === null ? el('p', { class: 'waiting' }, isStale ? words.unavailable : words.loading) : null,
    bets?.list.length === 0 ? el('p', { class: 'card waiting' }, words.noBets) : null,
    bets
      ? el(
          'ul',
          { class: 'contests' },
          bets.list.map((bet) => betCard(bet)),
        )
      : null,
    bets?.hasMore
      ? el(
          'button',
          {
            type: 'button',
            class: 'second',
            'data-key': 'more bets',
            onclick: (event) => moreBets(event.currentTarget),
          },
          words.more,
        )
      : null,
  ]
}

function betCard(bet) {
  const { words } = text
  const kind = bet.legs.length === 1 ? words.single : filled(words.accumulator, { n: bet.legs.length })
  const ending = { open: words.waiting, won: words.won, lost: words.lost, void: words.void }
  const look = { won: 'won', lost: 'lost', void: 'lost', open: '' }
  return el(
    'li',
    { class: 'card' },
    el(
      'p',
      { class: 'head' },
      el('span', {}, kind),
      el('span', { class: `when ${look[bet.state]}` }, ending[bet.state]),
    ),
    el(
      'ul',
      { class: 'legs' },
      bet.legs.map((leg) =>
        el(
          'li',
          {},
          el('span', {}, text.outcome(leg, leg.outcome, leg.line)),
          el('b', {}, text.odds(leg.odds)),
          el(
            'small',
            {},
            `${leg.names.length > 2 ? leg.competition : leg.names.join(' – ')} · ${text.marketName({ id: leg.market, line: leg.line })}` +
              (leg.ending !== null || leg.score === null ? '' : ` · ${leg.score.join('–')}`),
          ),
          // Which of many has lost the bet is seen at once.
          leg.ending === null
            ? null
            : el(
                'small',
                { class: `ending ${look[leg.ending]}` },
                ending[leg.ending] + (leg.score === null ? '' : ` · ${leg.score.join('–')}`),
              ),
        ),
      ),
    ),
    el(
      'dl',
      { class: 'facts' },
      fact(words.stake, text.money(bet.stake)),
      bet.state === 'open'
        ? fact(words.pays, text.money(bet.pays))
        : bet.payout > 0
          ? el(
              'div',
              {},
              el('dt', { class: 'won' }, filled(words.back, { money: text.money(bet.payout) })),
              el('dd', {}),
            )
          : null,
    ),
    bet.lostStake > 0
      ? el('p', { class: 'problem' }, filled(words.bonusLost, { money: text.money(bet.lostStake) }))
      : null,
  )
}

const fact = (name, value) => el('div', {}, el('dt', {}, name), el('dd', {}, value))

function drawList() {
  const { words } = text
  if (shown === null || shown.contests === undefined)
    return [
      top(heading()),
      el('p', { class: 'waiting' }, isStale ? words.unavailable : words.loading),
      isStale ? again() : null,
    ]
  const { contests, now } = shown
  return [
    top(heading()),
    contests.length === 0 ? el('p', {}, words.nothing) : null,
    el(
      'ul',
      { class: 'contests' },
      contests.map((contest) => contestCard(contest, now)),
    ),
  ]
}

const again = () =>
  el('button', { type: 'button', class: 'second', 'data-key': 'again', onclick: () => void load() }, text.words.retry)

function draw() {
  if (isOver) return
  drawPlaces()
  const isThere = isBets() ? bets !== null : shown !== null
  const content = isBets()
    ? drawBets()
    : place.length === 4
      ? shown?.contest === undefined
        ? [
            top(text.words.title),
            el('p', { class: 'waiting' }, isStale ? text.words.unavailable : text.words.loading),
            isStale ? again() : null,
          ]
        : drawContest(shown)
      : drawList()
  show(
    offer,
    ...content.slice(0, 1),
    trail(),
    isStale && isThere ? el('p', { class: 'problem', role: 'status' }, text.words.stale) : null,
    balanceMisses >= BALANCE_PATIENCE ? el('p', { class: 'problem', role: 'status' }, text.words.oldBalance) : null,
    ...content.slice(1),
  )
}

/** Ends when the page can be seen. */
const seen = () =>
  new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })

/**
 * Hears that the player's money has changed somewhere else; without the line the page asks by itself with each look. A page that nobody sees
 * gives its line back: a browser has six to a host, and with six tabs of the book open not one could ask or bet any more.
 */
async function hearNews() {
  for (let pause = 1000; !isOver; pause = Math.min(30_000, pause * 2)) {
    await seen()
    const ending = new AbortController()
    const endWhenHidden = () => document.hidden && ending.abort()
    document.addEventListener('visibilitychange', endWhenHidden)
    try {
      const response = await fetch('/sb/news', {
        headers: { authorization: `Bearer ${opened.key}` },
        signal: ending.signal,
      })
      if (response.status === 409) return end()
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { value, done } = await reader.read()
        if (done) break
        pause = 1000
        if (value.includes('data:')) await askBalance()
      }
    } catch {
      // Tried again below; what was missed is asked for then.
    }
    document.removeEventListener('visibilitychange', endWhenHidden)
    if (ending.signal.aborted) {
      await seen()
      pause = 500
      await askBalance()
      continue
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    await askBalance()
  }
}

async function askBalance() {
  const from = beginLook()
  const answer = await ask('GET', '/sb/balance')
  if (answer) setBalance(answer, from)
  else balanceMisses += 1
}

async function begin() {
  for (let pause = 1000; ; pause = Math.min(8000, pause * 2)) {
    opened = await ask('POST', '/sb/open', { token, secret })
    if (isOver) return
    if (opened?.key) break
    opened = null
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  text = createText(opened)
  document.title = opened.product === 'SPORTSBOOK' ? text.words.title : text.words.virtualTitle
  places.setAttribute('aria-label', text.words.menu)
  offer.setAttribute('aria-label', document.title)
  slip = createSlip({ opened, text, ask, setBalance, onChange: draw, onPlaced: () => void (isBets() && load()) })
  onNavigate((parts) => go(parts, true))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void load()
  })
  tell('sb_Ready')
  book.removeAttribute('aria-busy')
  draw()
  if (opened.isPlayer) void hearNews()
  await load()
}

void begin()
