// All that this page says, in the language the game was launched in: the server has put the texts into the page (operator/games/texts).
const texts = JSON.parse(document.querySelector('#texts').textContent)
const { lang } = document.documentElement
const kinds = new Intl.PluralRules(lang)

/** The language of this page. */
export const language = lang

/** Says a text; `values` by the names that stand in it, of which `count` chooses the words that follow a number. */
export function tell(key, values = {}) {
  const text = texts[key]
  const words = typeof text === 'string' ? text : (text[kinds.select(values.count)] ?? text.other)
  return words.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
}

/** What a field is called here: numbers are the same in every language. */
export const fieldName = ({ id, label }) => texts[`spot.${id}`] ?? label

/** A number that is no amount of money, without marks between its thousands. */
export const number = (value, digits = 0) =>
  new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 2),
    useGrouping: false,
  }).format(value)
