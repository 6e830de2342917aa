// What of a page is still in English, for tests.

/** Words in Latin letters that somebody reads or hears: those of texts, of names, and of what its script may say. */
const wordsOf = (html: string): ReadonlySet<string> => {
  const texts = html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gsu, ' ')
  const said = [...html.matchAll(/ (?:aria-label|data-lost)="([^"]*)"/gu)].map(([, text = '']) => text)
  return new Set(
    [texts, ...said]
      .join(' ')
      .toLowerCase()
      .match(/\p{Script=Latin}{3,}/gu),
  )
}

/** Words that a page shares with the same page, or pages, in English. */
export function englishLeft(html: string, english: string): readonly string[] {
  const known = wordsOf(english)
  return [...wordsOf(html)].filter((word) => known.has(word))
}
