import { setPaused, waitWhilePaused } from './clock.js'
import { alone, hear, tell as tellSite } from './frame.js'
import { liveTable, STAKED } from './live.js'
import { slotStage } from './slot.js'
import { tableStage } from './tables.js'
import { fieldName, language, number, tell } from './words.js'

const find = (selector) => document.querySelector(selector)
const [root, playButton, says, veil] = [find('.game'), find('#play'), find('.says'), find('.veil')]
const token = location.hash.slice(1)
// The launch token has done its work once it is read: it shall not stay in the address.
history.replaceState(null, '', location.pathname + location.search)

const state = {
  opened: null,
  stage: null,
  key: '',
  balance: 0,
  /** Bonus money that can be staked here once the balance is used up; the site is told of own money alone. */
  bonus: 0,
  /** Rounds here that the house pays: how many are left, and what each is worth; null for none. */
  freeSpins: null,
  // Between a stake and the round's end, and until the game is open, the balance is in the making: what the site tells waits.
  settled: false,
  told: null,
  stake: 0,
  stakes: {},
  busy: true,
  paused: false,
  /** The rounds of a live table; null where each round is the player's own. */
  live: null,
  /** What the button says of a round that the player pays. */
  label: '',
  sound: false,
  /** How many were begun here. */
  rounds: 0,
  wagered: 0,
  won: 0,
  started: Date.now(),
  /** Ids of this player's rounds that the table has shown. */
  shown: new Set(),
  /** Id of a round that was refused when it was sent again: its first sending may arrive yet, so the next round is played under it; or null. */
  doubted: null,
  debug: { settings: false, errors: false },
  notes: [],
}
const wire = (minor) => minor / 10 ** state.opened.money.exponent
/** An amount as the site around writes it. */
const money = (minor) => {
  const { symbol, space, position, exponent, numberLocale } = state.opened.money
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent }
  const number = new Intl.NumberFormat(numberLocale, digits).format(wire(minor))
  return (position === 'before' ? [symbol, number] : [number, symbol]).join(space ? '\u00A0' : '')
}
const standing = () => ({ balance: wire(state.balance), currency: state.opened.currency })

/** What an answer says of bonus money and free spins. */
const bonusIn = ({ bonus, freeSpins }) => ({ bonus: isMoney(bonus) ? bonus : 0, freeSpins: freeSpins ?? null })
/** The same after a round. */
const bonusAfter = ({ bonus, isFreeSpin, spinsLeft, stake }) => {
  const value = isFreeSpin ? stake : state.freeSpins?.value
  return bonusIn({ bonus, freeSpins: spinsLeft > 0 && isMoney(value) ? { left: spinsLeft, value } : null })
}

class Refused extends Error {}

const isMoney = Number.isSafeInteger
/** No part of a live round is longer, ms. */
const LONGEST_WAIT = 60_000
/** What an answer to what was asked must have, so that a broken one is never shown as an amount. */
const fits = {
  '/rgs/session': ({ key, balance, engine }) => typeof key === 'string' && isMoney(balance) && Boolean(engine),
  // Another round's answer, given again, is none to this one.
  '/rgs/round': ({ roundId, win, balance, shown }, asked) =>
    roundId === asked.roundId && isMoney(win) && isMoney(balance) && Boolean(shown),
  '/rgs/balance': ({ balance }) => isMoney(balance),
  // A browser waits for days, or not at all, where it is told to wait for too long or for less than nothing.
  '/rgs/live': ({ n, phase, leftMs, last }) =>
    isMoney(n) && Boolean(phase) && leftMs >= 0 && leftMs <= LONGEST_WAIT && Array.isArray(last),
}

/** Whether a refusal is the game server's own, in words for the player: whoever else answers knows nothing of the round. */
const isRefusal = (answer) =>
  typeof answer?.message === 'string' &&
  typeof answer.code === 'string' &&
  answer.code.startsWith('error.') &&
  answer.code !== 'error.system.error'

/**
 * Asks the game server; a dropped answer, or one that does not fit, is asked for again with the same body, so that a round is never
 * played twice.
 */
async function ask(path, body, tries = 5) {
  const line = { before: null }
  try {
    return await askAgain(path, body, tries, line)
  } finally {
    // What was said before stands again: a result is not lost with a connection that is back.
    if (line.before !== null && says.textContent === LOST) say(line.before)
  }
}

const LOST = tell('tryingAgain')

async function askAgain(path, body, tries, line) {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          // What is refused is told in the language of this page.
          'accept-language': language,
          ...(state.key ? { authorization: `Bearer ${state.key}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      })
      if (response.status === 204) return null
      const answer = await response.json()
      if (response.ok) {
        if (fits[path] && !fits[path](answer ?? {}, body)) throw new Error(`${path} does not fit`)
        return answer
      }
      if (response.status < 500 && isRefusal(answer))
        throw Object.assign(new Refused(answer.message), { code: answer.code, isDoubted: attempt > 1 })
      throw new Error(`status ${response.status}`)
    } catch (error) {
      note(`${path}: ${error.message}`)
      if (error instanceof Refused || attempt >= tries) throw error
      // A stake whose round the table has shown meanwhile is asked after quietly: its result stands there.
      if (path !== '/rgs/round' || !state.shown.has(body.roundId)) {
        if (says.textContent !== LOST) line.before = says.textContent
        say(LOST)
      }
      await new Promise((resolve) => setTimeout(resolve, 600 * attempt))
      // Nobody stakes while play stands still, not even again (SAF-3).
      if (path === '/rgs/round') await waitWhilePaused()
    }
  }
}

/** What the site has told while the balance was in the making, minor units; null for nothing that concerns this game. */
function takeTold() {
  const { opened, told } = state
  state.told = null
  if (!opened || !told || opened.mode !== 'real' || told.currency !== opened.currency) return null
  return Math.round(told.balance * 10 ** opened.money.exponent)
}

/**
 * Settles the balance. `own` is the game server's of a round's own time, which a repeated answer may bear late: where the site has
 * told another one meanwhile, or `doubtful` is set, only asking again says which is newer.
 */
async function settle(own, doubtful = false) {
  state.balance = own
  for (let told = takeTold(); doubtful || (told !== null && told !== state.balance); told = takeTold()) {
    doubtful = false
    try {
      const now = await ask('/rgs/balance', undefined, 2)
      Object.assign(state, { balance: now.balance, ...bonusIn(now) })
    } catch {
      // The site's word is the latest there is; without one, what was known before stays.
      state.balance = takeTold() ?? told ?? own
    }
  }
  state.settled = true
}

const say = (text) => (says.textContent = text)
/** Of a shared round nobody stakes twice: what a page before this one has staked lies on the table too. */
const takesStakes = ({ isOpen, isStaked }) => isOpen && !isStaked
const mayPlay = () => !state.busy && !state.paused && (state.live === null || takesStakes(state.live.table))

function render() {
  const { opened, busy, paused } = state
  if (!opened) return
  find('.balance').textContent = money(state.balance)
  find('.bonus').hidden = state.bonus === 0
  find('.bonus-balance').textContent = money(state.bonus)
  const { freeSpins } = state
  find('.amount').textContent = money(freeSpins?.value ?? state.stake)
  playButton.textContent = freeSpins ? tell('freeSpin', { left: freeSpins.left }) : state.label
  const total =
    opened.engine.kind === 'slot' ? state.stake : Object.values(state.stakes).reduce((sum, each) => sum + each, 0)
  // Without a stake it can be pressed all the same: it then says what is missing.
  // It keeps the keyboard while it does nothing: `disabled` would take that away with each round.
  playButton.setAttribute('aria-disabled', String(!mayPlay()))
  playButton.classList.toggle('waiting', total === 0)
  for (const id of ['#less', '#more']) find(id).disabled = busy || paused || freeSpins !== null
  for (const spot of document.querySelectorAll('.spot')) {
    const on = state.stakes[spot.dataset.spot] ?? 0
    spot.disabled = busy || paused
    spot.setAttribute('aria-pressed', String(on > 0))
    spot.querySelector('i').textContent = on > 0 ? money(on) : ''
  }
  root.dataset.state = paused ? 'paused' : busy ? 'playing' : 'ready'
  veil.hidden = !paused
}

function beep(pitch, ms) {
  if (!state.sound) return
  const audio = (beep.audio ??= new AudioContext())
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.06, audio.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + ms / 1000)
  tone.connect(loudness).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + ms / 1000)
}

/** `left`: what can be staked once it is shown. `isDrawn`: it has been drawn for everybody at the table. `isOld`: the site may have told a later balance before. */
async function showRound(round, { balance, ...left }, { isDrawn = false, isOld = false } = {}) {
  const { kind } = state.opened.engine
  // Called off, or played by rules that the table had before: there is nothing here to draw it with.
  const isOther = round.shown.void === true || (round.shown.kind ?? kind) !== kind
  if (!isOther && !isDrawn) await state.stage.play(round.shown)
  if (!isOther) state.stage.settle(round.shown)
  find('.win').textContent = money(round.win)
  const words = round.shown.void ? tell('calledOff') : isOther ? tell('earlierRound') : state.stage.words(round.shown)
  say(round.win > 0 ? tell('youWin', { words, amount: money(round.win) }) : words)
  root.classList.toggle('won', round.win > 0)
  if (round.win > 0) beep(880, 260)
  await ask('/rgs/seen', { roundId: round.roundId })
  Object.assign(state, left)
  await settle(balance, isOld)
  tellSite('gprg_GameRoundEnd', { roundId: round.roundId, win: wire(round.win), ...standing() })
  tellPlayed()
}

/** How long and for how much has been played since the game was opened. */
function tellPlayed() {
  tellSite('gprg_RealityCheckData', {
    elapsedMs: Date.now() - state.started,
    wagered: wire(state.wagered),
    won: wire(state.won),
  })
}

// `crypto.randomUUID` is there in secure contexts only, and http under another name than localhost is none.
const newRoundId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function play() {
  if (!mayPlay()) return
  const { freeSpins } = state
  const spin = { spin: freeSpins?.value ?? state.stake }
  const stakes = state.opened.engine.kind === 'slot' ? spin : { ...state.stakes }
  const stake = Object.values(stakes).reduce((sum, each) => sum + each, 0)
  if (stake === 0) {
    say(state.stage.ask)
    find('.spots').scrollTo({ top: 0 })
    return
  }
  if (freeSpins === null && stake > state.balance + state.bonus) {
    say(tell(state.opened.mode === 'real' ? 'balanceTooLow' : 'notEnoughPlayMoney'))
    return
  }
  const roundId = state.doubted ?? newRoundId()
  const before = { balance: state.balance, bonus: state.bonus }
  let round = null
  state.busy = true
  state.settled = false
  state.rounds += 1
  if (freeSpins === null) {
    // Own money goes first.
    const own = Math.min(stake, state.balance)
    state.balance -= own
    state.bonus -= stake - own
  }
  root.classList.remove('won')
  find('.win').textContent = '–'
  say('')
  render()
  beep(440, 90)
  tellSite('gprg_UserAction', { action: 'play' })
  const isFree = freeSpins === null ? {} : { isFreeSpin: true }
  tellSite('gprg_GameRoundStart', { roundId, stake: freeSpins === null ? wire(stake) : 0, ...standing() })
  try {
    // At a live table the stake is for the round that is seen to be open, and for no other.
    round = await ask('/rgs/round', { roundId, stakes, ...isFree, ...(state.live ? { n: state.live.table.n } : {}) })
    state.doubted = null
    if (state.live) return onTheTable(round)
    // A free spin costs the player nothing.
    state.wagered += round.isFreeSpin ? 0 : stake
    state.won += round.win
    await showRound(round, { balance: round.balance, ...bonusAfter(round) })
    state.busy = false
  } catch (error) {
    if (state.shown.has(roundId)) return
    await stopped(error, roundId, before, round)
  }
  render()
}

/** A stake is taken: the table draws the round and shows it, which may have been done before this was answered. */
function onTheTable(round) {
  if (state.shown.has(round.roundId)) return
  state.live.table.isStaked = true
  if (round.shown.pending) Object.assign(state, { balance: round.balance, ...bonusAfter(round) })
  say(STAKED)
  render()
}

const EARLIER = tell('stakedEarlier')

/**
 * A round that could not be played, or only not be shown to the end (`round`): what can be played again is, what cannot says why,
 * and asks the page to open it anew (RMB-12). A refused round took no stake, so balance and bonus are those of `before`.
 */
async function stopped(error, roundId, before, round) {
  const refused = error instanceof Refused
  // The earlier sending has arrived meanwhile: that round stands, and is shown first where the game is opened again.
  const isPlayed = refused && error.code === 'error.idempotency.key_reused'
  if (refused && round === null && error.isDoubted && !isPlayed) state.doubted = roundId
  // It lies on the table, which shows it to its end: nothing has to be opened anew for that.
  if (isPlayed && state.live) {
    state.live.table.isStaked = true
    state.bonus = before.bonus
    await settle(before.balance, true)
    // Drawn meanwhile: its result is being shown.
    if (state.shown.has(roundId)) return
    say(EARLIER)
    state.busy = false
    return render()
  }
  const message = isPlayed ? tell('playedAfterAll') : error.message
  say(refused ? message : tell('connectionLostInRound'))
  const ended = !refused || isPlayed || error.code === 'error.play.blocked' || error.code === 'error.game.round.open'
  tellSite('gprg_Warning', { message: refused ? message : tell('connectionLost'), reopen: ended })
  if (!refused) {
    // Whether the stake was taken is not known here: what the site tells shows it.
    state.balance = takeTold() ?? round?.balance ?? state.balance
    state.settled = true
    return
  }
  if (round === null) state.bonus = before.bonus
  await settle(round?.balance ?? before.balance, true)
  tellSite('gprg_GameRoundEnd', { roundId, win: wire(round?.win ?? 0), ...standing() })
  state.busy = ended
  render()
}

function setStake(step) {
  const { stakes } = state.opened.engine
  const at = Math.min(stakes.length - 1, Math.max(0, stakes.indexOf(state.stake) + step))
  state.stake = stakes[at]
  render()
}

function showSpots() {
  const { engine } = state.opened
  const place = find('.spots')
  place.hidden = false
  place.classList.add(engine.kind)
  // Red and black are longer words in some languages: the wheel's fields are then wider.
  place.classList.toggle(
    'long',
    engine.spots.some((spot) => fieldName(spot).length > 6),
  )
  place.innerHTML = `${engine.spots.map((spot) => `<button type="button" class="spot ${/^n\d/.test(spot.id) ? 'number' : ''}" data-spot="${spot.id}" aria-pressed="false">${fieldName(spot)} <i></i></button>`).join('')}<button type="button" class="quiet clear">${tell('clear')}</button>`
  // On a phone the table is higher than its place: an arrow says that it goes on below.
  const cue = () => place.classList.toggle('below', place.scrollTop + place.clientHeight < place.scrollHeight - 4)
  place.addEventListener('scroll', cue, { passive: true })
  new ResizeObserver(cue).observe(place)
  cue()
  place.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (!button || state.busy || state.paused) return
    const { spot } = button.dataset
    state.stakes = spot === undefined ? {} : { ...state.stakes, [spot]: (state.stakes[spot] ?? 0) + state.stake }
    tellSite('gprg_UserAction', { action: spot === undefined ? 'clear' : 'stake' })
    render()
  })
}

const picture = (reference, width) => {
  const [, id, size, format] = reference.split('-')
  return `/images/${id}-${size}.${format}?w=${width}&q=70`
}

async function open() {
  // A page that was loaded again has no token any more, and its old one would open nothing.
  if (!token) throw new Refused(tell('closedPlayOn'))
  const opened = await ask('/rgs/session', { token })
  state.opened = opened
  state.key = opened.key
  Object.assign(state, { balance: opened.balance, ...bonusIn(opened) })
  state.stake = opened.engine.stakes[Math.min(3, opened.engine.stakes.length - 1)]
  document.title = opened.game.label
  find('.title').textContent = opened.game.label
  find('.mode').textContent = opened.mode === 'demo' ? tell('playMoney') : ''
  find('.backdrop').style.backgroundImage = `url("${picture(opened.game.image, 900)}")`
  find('#deposit').hidden = opened.mode !== 'real'
  const slot = opened.engine.kind === 'slot'
  state.stage = slot ? slotStage(find('.stage'), opened) : tableStage(find('.stage'), opened)
  root.dataset.kind = opened.engine.kind
  if (!slot) {
    showSpots()
    say(state.stage.ask)
  }
  state.label = opened.isShared ? tell('place') : state.stage.label
  if (opened.isShared) joinTable(opened)
  showDebug()
  find('#paytable').innerHTML =
    `${state.stage.pays()}<p>${tell('returnToPlayer', { percent: number(opened.engine.returnToPlayer * 100, 2) })}</p>`
  render()
}

function joinTable(opened) {
  root.dataset.live = ''
  state.stage.ask = tell('chooseLive', { button: tell('place') })
  say(state.stage.ask)
  state.live = liveTable({
    place: find('.live'),
    stage: state.stage,
    async ask(path) {
      const table = await ask(path)
      if (table.kind !== opened.engine.kind) throw new Refused(tell('tableChanged'))
      return table
    },
    say,
    changed: render,
    show: (shown) => state.stage.play(shown),
    async finish(round, isDrawn) {
      // A stake that was called off is none.
      if (!round.shown.void) {
        state.wagered += round.stake
        state.won += round.win
      }
      state.shown.add(round.roundId)
      // It has arrived after its refusal, and is over: the next stake is another round's.
      if (state.doubted === round.roundId) state.doubted = null
      // Until it has been shown the server takes no other, and would end the game of who tried.
      state.busy = true
      // Staked before this page, or refused and arrived all the same: since then the balance was told as it changed, this round's with it.
      const isOld = state.settled
      state.settled = false
      render()
      await showRound(round, { balance: round.balance, ...bonusAfter(round) }, { isDrawn, isOld })
      state.busy = false
      render()
    },
  })
}

/** The rounds go on until the connection is lost or the game is closed by its server, which is said as in any round. */
const stay = () =>
  state.live.run().catch((error) => {
    note(`live: ${error.message}`)
    const message = error instanceof Refused ? error.message : tell('connectionLostAtTable')
    say(message)
    state.busy = true
    render()
    tellSite('gprg_Warning', { message, reopen: true })
  })

/** The site tells of own money: what changed may have been a bonus, won, lost or claimed elsewhere. Of a running round its own end tells. */
async function lookForBonus() {
  if (state.opened?.mode !== 'real') return
  const { rounds } = state
  const now = await ask('/rgs/balance', undefined, 1).catch(() => null)
  if (now === null || !state.settled || state.rounds !== rounds) return
  Object.assign(state, bonusIn(now))
  render()
}

async function start() {
  if (opening === null) opening = open()
  await opening
  tellSite('gprg_Ready')
  tellSite('gprg_GameReady')
  const { interrupted } = state.opened
  if (interrupted) {
    state.opened.interrupted = null
    say(tell('finishing'))
    // Its own balance is as old as the round; the one the game was opened with has the win in it.
    await showRound(interrupted, { balance: state.opened.balance, ...bonusIn(state.opened) })
  } else if (!state.settled) await settle(state.balance)
  state.busy = false
  render()
  if (state.live && !staying) staying = stay()
}
let staying = null
let opening = null
const startSafely = () =>
  start().catch((error) => {
    const message = error instanceof Refused ? error.message : tell('notOpened')
    say(message)
    // Whatever kept it from opening: only another address helps.
    tellSite('gprg_Warning', { message, reopen: true })
  })

/** What had the keyboard last in here. */
let lastAt = null
document.addEventListener('focusin', ({ target }) => (lastAt = target))

function pause(paused) {
  state.paused = paused
  setPaused(paused)
  render()
  // What opens over the game takes the keyboard from its control, and can give it back to the frame alone. Never taken from the page around.
  if (!paused && document.hasFocus() && document.activeElement === document.body) lastAt?.focus({ preventScroll: true })
  // Whoever stops it may want to know, and the last round may be long ago.
  if (paused && state.opened) tellPlayed()
  tellSite(paused ? 'gprg_GamePaused' : 'gprg_GameResumed')
}

hear({
  oprg_Ready: () => void startSafely(),
  oprg_GamePause: () => pause(true),
  oprg_GameResume: () => pause(false),
  oprg_Ping: ({ n }) => tellSite('gprg_Pong', { n }),
  oprg_UpdateBalance({ balance, currency }) {
    state.told = { balance, currency }
    if (!state.settled) return
    state.balance = takeTold() ?? state.balance
    render()
    void lookForBonus()
  },
  oprg_SetSounds: ({ on }) => setSound(on === true),
  oprg_GetSoundState: () => tellSite('gprg_Settings', { soundOn: state.sound }),
  oprg_NavigateGame: ({ url }) => goTo(new URL(url, location.href)),
  oprg_DebugSettings({ on }) {
    state.debug.settings = on
    showDebug()
  },
  oprg_DebugErrors({ on }) {
    state.debug.errors = on
    showDebug()
  },
})

/** Places of this game that the page around it may lead to: its rules, and the game itself. Nowhere else. */
function goTo({ origin, pathname, hash }) {
  const isHere = origin === location.origin && pathname === location.pathname
  if (!isHere || (hash !== '#rules' && hash !== '#game')) return note('There is no such place in this game')
  showRules(hash === '#rules')
  if (hash === '#rules') find('#rules').focus()
}

/** Something went otherwise than meant: kept for who builds the game. */
function note(text) {
  state.notes.push(text)
  showDebug()
}
globalThis.addEventListener('error', ({ message }) => note(message))
globalThis.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))

/** For who builds the game: how it was opened, and what went wrong; asked for by the page around it, and never a key or token. */
function showDebug() {
  const { debug, opened, notes } = state
  const lines = []
  if (debug.settings && opened) {
    const { mode, language, currency, game, engine } = opened
    const parts = { game: game.id, type: game.gameType, engine: engine.kind, mode, language, currency }
    lines.push(...Object.entries(parts).map(([name, value]) => `${name}: ${value}`))
  }
  if (debug.errors) lines.push(notes.length === 0 ? 'no errors' : notes.slice(-5).join('\n'))
  find('.debug').hidden = lines.length === 0
  find('.debug').textContent = lines.join('\n')
}

function setSound(on) {
  state.sound = on
  find('#sound').setAttribute('aria-pressed', String(on))
  tellSite('gprg_Settings', { soundOn: on })
}

playButton.addEventListener('click', () => void play())
find('#less').addEventListener('click', () => setStake(-1))
find('#more').addEventListener('click', () => setStake(1))
find('#sound').addEventListener('click', () => setSound(!state.sound))
find('#deposit').addEventListener('click', () => tellSite('gprg_OpenQuickDeposit'))
find('#rules').addEventListener('click', () => showRules(find('#paytable').hidden))
function showRules(shown) {
  find('#paytable').hidden = !shown
  find('#rules').setAttribute('aria-expanded', String(shown))
}
// A key that is held down plays one round, not one after the other (RMB-8).
playButton.addEventListener('keydown', (event) => {
  if (event.repeat) event.preventDefault()
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    if (!state.opened || state.busy) return
    setStake(event.key === 'ArrowUp' ? 1 : -1)
    event.preventDefault()
  }
  tellSite('gprg_UserAction', { action: 'key' })
})
document.addEventListener('pointerdown', () => tellSite('gprg_UserAction', { action: 'pointer' }))

if (alone) void startSafely()
else tellSite('gprg_Listening')
