/** `yyyy-MM-dd` of what a person types as a date (`31/01/1990`, `31.1.1990`, `1990-01-31`, `31011990`), or null while it is no real date. */
export function parseDate(text: string): string | null {
  const parts = text
    .trim()
    .split(/[/.\-\s]+/)
    .filter(Boolean)
  if (parts.length < 3) return parseDigits(parts.join(''))
  if (parts.length > 3) return null
  const [first = '', second = '', third = ''] = parts
  return first.length === 4 ? isoOf(first, second, third) : isoOf(third, second, first)
}

/** Eight digits without what stands between them: a keypad may have none, and a slash that was deleted is missing. */
function parseDigits(digits: string): string | null {
  if (!/^\d{8}$/.test(digits)) return null
  const dayFirst = isoOf(digits.slice(4), digits.slice(2, 4), digits.slice(0, 2))
  const yearFirst = isoOf(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))
  // Of this century or the last one never both: 19 and 20 are no months.
  const dates = [dayFirst, yearFirst].filter((date) => date !== null && /^(19|20)/.test(date))
  return dates.length === 1 ? (dates[0] ?? null) : null
}

function isoOf(year: string, month: string, day: string): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso
}

/** `dd/MM/yyyy` of a `yyyy-MM-dd` (LOC-9). */
export function showDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${day}/${month}/${year}`
}

/**
 * Adds the slashes of `dd/MM/yyyy` while digits are typed at the end, and those that were deleted; who types a separator of his own
 * finds it there already. A date that is pasted, or complete without slashes, stands there as `dd/MM/yyyy`; whatever else is pasted
 * stays as it is, up to the length of a date.
 */
export function typeDate(text: string, before: string): string {
  if (before.endsWith('/') && text.length === before.length + 1 && text.startsWith(before) && /[/.\-\s]$/.test(text))
    return before
  const growing = text.length > before.length
  const date = growing && (text.length > before.length + 1 || /^\d{8}$/.test(text)) ? parseDate(text) : null
  if (date) return showDate(date)
  // A slash that was deleted comes back with the next digit.
  if (text.length === before.length + 1 && /^(\d{3}|\d{2}\/\d{3})$/.test(text))
    return typeDate(`${text.slice(0, -1)}/${text.slice(-1)}`, text.slice(0, -1))
  return growing && /^\d{2}$|^\d{2}\/\d{2}$/.test(text) ? `${text}/` : text.slice(0, 10)
}
