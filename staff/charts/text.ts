/** Sizes of type on a chart, px. */
export const type = { title: 13, small: 10.5, lineHeight: 1.3 } as const

/** Advance widths of Helvetica (and so Arial and Liberation Sans) for U+0020 to U+007E, in thousandths of an em. */
const widths = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 ' +
  '584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 ' +
  '611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 ' +
  '722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number)

/** Width in px without a DOM, so that a chart is the same to the byte wherever it is drawn. */
export function textWidth(text: string, size: number, bold = false): number {
  let sum = 0
  for (const letter of text) sum += widths[letter.codePointAt(0)! - 32] ?? 600
  return (sum * size * (bold ? 1.08 : 1)) / 1000
}

/** Breaks text at blanks into lines of at most `max` px; a word longer than that is broken after a dot, dash or letter. */
export function wrap(text: string, size: number, max: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, size, max))) {
    const next = line ? `${line} ${word}` : word
    if (line && textWidth(next, size) > max) {
      lines.push(line)
      line = word
    } else line = next
  }
  return line ? [...lines, line] : lines
}

function pieces(word: string, size: number, max: number): string[] {
  if (textWidth(word, size) <= max) return [word]
  const out: string[] = []
  let piece = ''
  for (const part of word.split(/(?<=[._-])|(?=[A-Z])/)) {
    if (piece && textWidth(piece + part, size) > max) {
      out.push(piece)
      piece = part
    } else piece += part
  }
  return [...out, piece]
}
