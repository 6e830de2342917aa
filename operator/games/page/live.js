import { waitWhilePaused } from './clock.js'
import { tell } from './words.js'

// A live table: everybody there plays the same round, which nobody here decides. It goes on while this page is paused, or away.

const soon = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** A little later than the table says: who asks too early is told the phase before. */
const SLACK = 150
/** What is said from a stake to the draw. */
export const STAKED = tell('staked')

/** The table's rounds on this page. `ask` asks the game server, `show` draws a round, `finish` ends the player's own one. */
export function liveTable({ place, ask, say, stage, show, finish, changed }) {
  place.hidden = false
  place.innerHTML = `<b class="badge">${tell('live')}</b> <span class="phase" role="timer" aria-label="${tell('round')}"></span> <span class="players"></span> <ol class="last" aria-label="${tell('lastRounds')}"></ol>`
  const [phase, players, last] = ['.phase', '.players', '.last'].map((one) => place.querySelector(one))
  let closesAt = 0
  let drawn = 0
  const table = { isOpen: false, isStaked: false, n: 0 }
  const tick = () => {
    const left = Math.ceil((closesAt - performance.now()) / 1000)
    if (table.isOpen) phase.textContent = left > 0 ? tell('stakesClose', { seconds: left }) : tell('noMoreStakes')
  }
  setInterval(tick, 250)

  const open = (isOpen) => {
    if (table.isOpen === isOpen) return
    table.isOpen = isOpen
    if (isOpen && !table.isStaked) say(stage.ask)
    if (!isOpen) phase.textContent = tell('noMoreStakes')
    changed()
  }

  async function round() {
    const now = await ask('/rgs/live')
    players.textContent = tell('players', { count: now.players })
    last.innerHTML = now.last.map((one) => `<li>${stage.short(one)}</li>`).join('')
    // Staked on before this page was opened, or while it was away: that one comes first.
    const own = now.mine && !now.mine.shown.pending ? now.mine : null
    table.isStaked = now.mine !== null && own === null
    if (table.isStaked) say(STAKED)
    closesAt = performance.now() + now.leftMs
    if (own && own.shown.n !== now.shown?.n) {
      await finish(own)
      return
    }
    table.n = now.n
    open(now.phase === 'betting')
    if (now.shown !== null && now.shown.n !== drawn) {
      drawn = now.shown.n
      phase.textContent = tell('roundIsOn')
      await show(now.shown)
      if (own) await finish(own, true)
      else say(stage.words(now.shown))
      return
    }
    if (now.shown !== null) phase.textContent = tell('nextRoundSoon')
    tick()
    await soon(now.leftMs + SLACK)
  }

  async function goOn() {
    for (;;) {
      // Nothing is asked for while nobody may play: what was missed comes first afterwards (SAF-3).
      await waitWhilePaused()
      await round()
    }
  }
  return { table, run: goOn }
}
