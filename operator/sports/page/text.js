import { filled } from './dom.js'

const isSameDay = (a, b) => new Date(a).toDateString() === new Date(b).toDateString()

/** Words, money, prices and times as this player reads them. */
export function createText({ words, money }) {
  const { tag, symbol, space, position, exponent } = money
  const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: exponent, maximumFractionDigits: exponent })
  const price = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' })
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const decimal = amount.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const scale = 10 ** exponent
  const lineOf = (line) => new Intl.NumberFormat(tag).format(line)
  return {
    words,
    money(minor) {
      const number = amount.format(minor / scale)
      const gap = space ? '\u00A0' : ''
      return position === 'before' ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`
    },
    /** Minor units of what was typed; null for what is no amount. A point or a comma parts the decimals, never thousands. */
    minor(typed) {
      const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
      if (whole === undefined || (exponent === 0 && part !== '')) return null
      return Number(whole) * scale + (exponent === 0 ? 0 : Number(part.padEnd(2, '0')))
    },
    example: `5${exponent === 0 ? '00' : `${decimal}50`}`,
    odds: (thousandths) => price.format(Math.floor(thousandths / 10) / 100),
    /** What a stake pays, as the house counts it: exact, rounded down at the end. */
    payout: (stake, odds) =>
      Number(odds.reduce((sum, one) => sum * BigInt(one), BigInt(stake)) / 1000n ** BigInt(odds.length)),
    combined: (odds) =>
      price.format(
        Number((odds.reduce((all, one) => all * BigInt(one), 1n) * 100n) / 1000n ** BigInt(odds.length)) / 100,
      ),
    start(at, now) {
      const minutes = Math.floor((at - now) / 60_000)
      if (minutes < 15 && at > now) {
        const seconds = Math.ceil((at - now) / 1000)
        return filled(words.startsIn, { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })
      }
      return isSameDay(at, now) ? clock.format(at) : `${day.format(at)} ${clock.format(at)}`
    },
    region: (code) => (code === 'world' ? words.world : (regions.of(code.toUpperCase()) ?? code)),
    marketName: ({ id, line }) => filled(words[id] ?? id, { line: line === null ? '' : lineOf(line) }),
    outcome({ names }, outcome, line) {
      if (outcome === 'home') return names[0]
      if (outcome === 'away') return names[1]
      if (/^\d+$/.test(outcome)) return `${outcome}. ${names[Number(outcome) - 1] ?? ''}`
      return filled(words[outcome] ?? outcome, { line: line === null ? '' : lineOf(line) })
    },
  }
}
