/** Languages that the operator's own texts are written in: those of its messages to players and of its demo content. */
export type WrittenLanguage = 'en' | 'fi' | 'no' | 'de' | 'fr' | 'es' | 'pt' | 'br' | 'ja' | 'tl' | 'tr' | 'pl'

const written: ReadonlySet<string> = new Set<WrittenLanguage>([
  'en',
  'fi',
  'no',
  'de',
  'fr',
  'es',
  'pt',
  'br',
  'ja',
  'tl',
  'tr',
  'pl',
])

/** Inner languages of the site, and languages of content, that are written as another one. */
const writtenAs: Readonly<Record<string, WrittenLanguage>> = {
  ca: 'en',
  nz: 'en',
  inen: 'en',
  gb: 'en',
  caf: 'fr',
  cl: 'es',
  pe: 'es',
  portugal: 'pt',
  tr_JJ: 'tr',
}

const isWritten = (language: string): language is WrittenLanguage => written.has(language)

/** In which language somebody is written to; English where theirs is not among ours. */
export const writtenLanguage = (language: string): WrittenLanguage =>
  isWritten(language) ? language : (writtenAs[language] ?? 'en')

/** In which language documents of a content language are written: there `pt` is Brazil's, and Portugal's is named apart (LOC-7). */
export const writtenInContent = (contentLanguage: string): WrittenLanguage =>
  contentLanguage === 'pt' ? 'br' : writtenLanguage(contentLanguage)
