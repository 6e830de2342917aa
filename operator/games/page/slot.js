import { animate } from './clock.js'
import { number, tell } from './words.js'

const NAMES = ['wild', 'first', 'second', 'third', 'fourth', 'heart', 'emerald', 'diamond', 'scatter'].map((one) =>
  tell(one),
)
const picture = (reference, width) => {
  const [, id, size, format] = reference.split('-')
  return `/images/${id}-${size}.${format}?w=${width}&q=80`
}

const windowOf = (strip, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length])

/** Five reels of three rows. */
export function slotStage(stage, { engine, game }) {
  const { strips } = engine.table
  const address = game.symbols.map((reference) => picture(reference, 240))
  const cell = (symbol) =>
    `<div class="cell"><img src="${address[symbol]}" alt="" width="120" height="120" draggable="false">${symbol === 0 ? `<b>${NAMES[0]}</b>` : symbol === 8 ? `<b>${NAMES[8]}</b>` : ''}</div>`
  stage.innerHTML = `<div class="reels" role="img" aria-label="${tell('reels')}">${strips.map(() => '<div class="reel"><div class="strip"></div></div>').join('')}</div>`
  const reels = stage.querySelector('.reels')
  const columns = [...stage.querySelectorAll('.strip')]
  let stops = strips.map((_, reel) => (reel * 7 + 3) % 32)
  const show = (window) => columns.forEach((column, reel) => (column.innerHTML = window[reel].map(cell).join('')))
  show(strips.map((strip, reel) => windowOf(strip, stops[reel])))

  return {
    label: tell('spin'),
    async play(shown) {
      reels.classList.add('turning')
      await Promise.all(
        columns.map(async (column, reel) => {
          const turns = 14 + reel * 5
          const passing = Array.from({ length: turns }, (_, index) => strips[reel][(stops[reel] + index * 5) % 32])
          column.innerHTML = [...shown.window[reel], ...passing, ...windowOf(strips[reel], stops[reel])]
            .map(cell)
            .join('')
          const rows = turns + 3
          await animate(700 + reel * 230, (share) => {
            const eased = 1 - (1 - share) ** 3
            column.style.transform = `translateY(${-((1 - eased) * rows * 100) / (rows + 3)}%)`
          })
          column.innerHTML = shown.window[reel].map(cell).join('')
          column.style.transform = ''
        }),
      )
      reels.classList.remove('turning')
      stops = shown.stops
    },
    settle(shown) {
      show(shown.window)
      for (const { line, count } of shown.wins)
        for (let reel = 0; reel < count; reel++)
          columns[reel].children[engine.table.lines[line][reel]].classList.add('hit')
      if (shown.scatterPays > 0)
        shown.window.forEach((symbols, reel) =>
          symbols.forEach((symbol, row) => symbol === 8 && columns[reel].children[row].classList.add('hit')),
        )
      reels.setAttribute(
        'aria-label',
        tell('reelsShow', {
          symbols: shown.window.map((rows) => rows.map((symbol) => NAMES[symbol]).join(', ')).join('; '),
        }),
      )
    },
    words(shown) {
      if (shown.scatterPays > 0) return tell('scatters', { count: shown.scatters })
      const count = shown.wins.length
      return count === 0 ? tell('noWin') : tell('lines', { count })
    },
    pays() {
      const rows = engine.table.pays.flatMap((pays, symbol) =>
        pays
          ? [
              `<tr><th scope="row"><img src="${address[symbol]}" alt="${NAMES[symbol]}" width="36" height="36"></th>${pays.map((each) => `<td>${number(each)}×</td>`).join('')}</tr>`,
            ]
          : [],
      )
      const scatter = `<tr><th scope="row"><img src="${address[8]}" alt="${NAMES[8]}" width="36" height="36"></th>${engine.table.scatter.map((each) => `<td>${tell('timesStake', { times: number(each) })}</td>`).join('')}</tr>`
      return `<table><caption>${tell('slotPays')}</caption><thead><tr><td></td><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th></tr></thead><tbody>${rows.join('')}${scatter}</tbody></table>`
    },
  }
}
