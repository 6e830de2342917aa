/** `yyyy-MM-dd` of what a person types as a date (`31/01/1990`, `31.1.1990`, `1990-01-31`), or null while it is no real date. */
export function parseDate(text: string): string | null {
  const parts = text
    .trim()
    .split(/[/.\-\s]+/)
    .filter(Boolean)
  if (parts.length !== 3) return null
  const [first = '', second = '', third = ''] = parts
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first]
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

/** Adds the slashes of `dd/MM/yyyy` while digits are typed at the end; who types a separator of his own finds it there already. */
export function typeDate(text: string, before: string): string {
  if (before.endsWith('/') && text.length === before.length + 1 && text.startsWith(before) && /[/.\-\s]$/.test(text))
    return before
  const growing = text.length > before.length
  return growing && /^\d{2}$|^\d{2}\/\d{2}$/.test(text) ? `${text}/` : text.slice(0, 10)
}
