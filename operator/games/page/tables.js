import { animate } from './clock.js'
import { fieldName, number, tell } from './words.js'

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const point = (angle, radius) => `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
const wedges = (count, colour, text) =>
  Array.from({ length: count }, (_, index) => {
    const [from, to] = [
      ((index - 0.5) / count) * Math.PI * 2 - Math.PI / 2,
      ((index + 0.5) / count) * Math.PI * 2 - Math.PI / 2,
    ]
    const middle = (index / count) * 360
    return `<path d="M0 0L${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}Z" fill="${colour(index)}" stroke="#f0d48a" stroke-width=".7"/><text transform="rotate(${middle}) translate(0 -84)" text-anchor="middle" dominant-baseline="middle" font-size="9" fill="#fff">${text(index)}</text>`
  }).join('')
const disc = (content, label) =>
  `<svg class="disc" viewBox="-110 -116 220 226" role="img" aria-label="${label}"><circle r="106" fill="#5b3312"/><circle r="101" fill="#f0d48a"/><g class="turn">${content}</g><circle r="30" fill="#5b3312" stroke="#f0d48a" stroke-width="3"/><path d="M-9-113H9L0-90Z" fill="#fff" stroke="#5b3312" stroke-width="2"/></svg>`

function spinning(stage, label, count, content, stopOf) {
  stage.innerHTML = disc(content, label)
  const turn = stage.querySelector('.turn')
  let at = 0
  return async (shown) => {
    const target = -(stopOf(shown) / count) * 360
    const from = at
    const to = target - 360 * 5
    await animate(2600, (share) => {
      const angle = from + (to - from) * (1 - (1 - share) ** 3)
      turn.setAttribute('transform', `rotate(${angle.toFixed(2)})`)
    })
    at = target
  }
}

const FACES = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
const card = (value, suit) =>
  `<span class="card ${suit === 1 || suit === 2 ? 'red' : ''}">${FACES[value]}<i>${SUITS[suit]}</i></span>`
const PIPS = {
  1: [[50, 50]],
  2: [
    [26, 26],
    [74, 74],
  ],
  3: [
    [24, 24],
    [50, 50],
    [76, 76],
  ],
  4: [
    [26, 26],
    [74, 26],
    [26, 74],
    [74, 74],
  ],
  5: [
    [24, 24],
    [76, 24],
    [50, 50],
    [24, 76],
    [76, 76],
  ],
  6: [
    [26, 22],
    [74, 22],
    [26, 50],
    [74, 50],
    [26, 78],
    [74, 78],
  ],
}
const die = (value) =>
  `<svg class="die" viewBox="0 0 100 100" role="img" aria-label="${value}"><rect x="3" y="3" width="94" height="94" rx="18" fill="#fff"/>${PIPS[value].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#c22d3c"/>`).join('')}</svg>`

const kinds = {
  roulette(stage) {
    const play = spinning(
      stage,
      tell('rouletteWheel'),
      37,
      wedges(
        37,
        (index) => (WHEEL[index] === 0 ? '#17804a' : RED.has(WHEEL[index]) ? '#b9273a' : '#1c1a24'),
        (index) => WHEEL[index],
      ),
      ({ pocket }) => WHEEL.indexOf(pocket),
    )
    return {
      label: tell('spin'),
      play,
      words: ({ pocket, red }) => (pocket === 0 ? '0' : tell(red ? 'pocketRed' : 'pocketBlack', { pocket })),
      short: ({ pocket, red }) => `<b class="${pocket === 0 ? 'zero' : red ? 'red' : 'black'}">${pocket}</b>`,
    }
  },
  wheel(stage, { engine }) {
    const { order } = engine.table
    const colours = { 1: '#c9962c', 2: '#2f74c9', 5: '#8d3fc4', 10: '#1f9d6a', 20: '#d1364f' }
    const play = spinning(
      stage,
      tell('wheel'),
      order.length,
      wedges(
        order.length,
        (index) => colours[order[index]],
        (index) => order[index],
      ),
      ({ stop }) => stop,
    )
    return {
      label: tell('spin'),
      play,
      words: ({ value }) => tell('wheelStopped', { value }),
      short: ({ value }) => `<b>${value}</b>`,
    }
  },
  cards(stage) {
    stage.innerHTML = `<div class="hands">${['spot.player', 'spot.banker'].map((one) => `<div><h2>${tell(one)}</h2><p class="hand"></p></div>`).join('')}</div>`
    const places = [...stage.querySelectorAll('.hand')]
    return {
      label: tell('deal'),
      async play({ player, banker, suits }) {
        const hands = [[], []]
        places.forEach((place) => (place.innerHTML = ''))
        const order = [[0, 0], [0, 1], [1, 0], [1, 1], ...(player[2] ? [[0, 2]] : []), ...(banker[2] ? [[1, 2]] : [])]
        for (const [index, [hand, place]] of order.entries()) {
          hands[hand].push(card([player, banker][hand][place], suits[index]))
          places[hand].innerHTML = hands[hand].join('')
          await animate(320, () => {})
        }
      },
      words: ({ winner }) => tell(`${winner}Wins`),
      short: ({ winner }) => `<b>${tell(`${winner}Short`)}</b>`,
    }
  },
  dice(stage) {
    stage.innerHTML = `<div class="dice">${die(3)}${die(4)}</div>`
    const box = stage.querySelector('.dice')
    return {
      label: tell('roll'),
      async play({ dice }) {
        let last = -1
        await animate(1100, (share) => {
          const step = Math.floor(share * 12)
          if (step !== last && share < 1) box.innerHTML = die(((step * 5) % 6) + 1) + die(((step * 7 + 2) % 6) + 1)
          last = step
          box.style.transform = `rotate(${((1 - share) * 24).toFixed(1)}deg)`
        })
        box.innerHTML = dice.map(die).join('')
      },
      words: ({ dice: [first, second] }) => tell('diceFell', { first, second, sum: first + second }),
      short: ({ dice }) => `<b>${dice[0] + dice[1]}</b>`,
    }
  },
}

/** A table game: spots to stake on, and what is seen of a round. */
export function tableStage(stage, opened) {
  const kind = kinds[opened.engine.kind](stage, opened)
  return {
    settle() {},
    ask: tell('choose', { button: kind.label }),
    pays: () =>
      `<table><caption>${tell('tablePays')}</caption><tbody>${opened.engine.spots
        .filter(({ id }) => !/^n\d/.test(id) || id === 'n0')
        .map(
          (spot) =>
            `<tr><th scope="row">${spot.id === 'n0' ? tell('aNumber') : fieldName(spot)}</th><td>${number(spot.pays)}×</td></tr>`,
        )
        .join('')}</tbody></table>`,
    ...kind,
  }
}
