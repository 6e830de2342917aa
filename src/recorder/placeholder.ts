/** The same length and kind of text without what it says: `Anna 3` → `Xxxx 0`. */
export const placeholder = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Ll}|\p{Lo}/gu, 'x')
    .replaceAll(/\p{N}/gu, '0')
