const AMOUNTS: ReadonlySet<number> = new Set([4, 6])

/**
 * The operator's table as spreadsheets of this language read it: where amounts are written with a comma, a point would make dates
 * and words of them, and the fields are parted by semicolons.
 */
export function sheetOf(table: string, numberLocale: string): string {
  const mark = new Intl.NumberFormat(numberLocale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  if (mark !== ',') return table
  let column = 0
  return table.replaceAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g, (_, field: string, end: string) => {
    const isAmount = AMOUNTS.has(column)
    column = end === ',' ? column + 1 : 0
    const text = !field.startsWith('"') && field.includes(';') ? `"${field}"` : field
    return (isAmount ? text.replace('.', ',') : text) + (end === ',' ? ';' : end)
  })
}

const two = (part: number): string => String(part).padStart(2, '0')
const dayOf = (now: number): string => {
  const date = new Date(now)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Saves the history as a file of this day. */
export function saveHistory(table: string, numberLocale: string, now: number): void {
  const link = document.createElement('a')
  // Without the mark spreadsheets read a file in letters of their own.
  const file = new Blob(['\uFEFF', sheetOf(table, numberLocale)], { type: 'text/csv;charset=utf-8' })
  link.href = URL.createObjectURL(file)
  link.download = `transactions-${dayOf(now)}.csv`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
