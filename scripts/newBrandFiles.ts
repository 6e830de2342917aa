import { parseSync } from 'vite'

/** Names that one brand goes by: `seaglass` in code and addresses, `Seaglass` to people. */
export interface BrandName {
  readonly id: string
  readonly name: string
}

/** What the files of a brand's folder name otherwise: an id of this name would stand there twice. */
const TAKEN: ReadonlySet<string> = new Set(['facts', 'mark', 'styles', 'tokens', 'undefined'])

// Words that are reserved in modules alone are no errors of grammar.
const isReserved = (word: string): boolean =>
  parseSync('brand.ts', `export const ${word} = 0`, { showSemanticErrors: true }).errors.length > 0

/** Reads a brand's id; throws when it can be none. */
export function brandName(word: string): BrandName {
  if (!/^[a-z][a-z\d]{2,19}$/.test(word)) throw new Error(`"${word}" is no id of 3 to 20 small letters and digits`)
  if (isReserved(word)) throw new Error(`"${word}" is no id, since it is a reserved word of the code it would stand in`)
  if (TAKEN.has(word)) throw new Error(`"${word}" is no id, since a brand's own files call something else so`)
  return { id: word, name: word[0]!.toUpperCase() + word.slice(1) }
}

const facts = ({ id, name }: BrandName) => `import { marketIds } from '#contract/markets.ts'
import type { BrandFacts } from '../brand.ts'

/** ${name}: say where it is sold, and whom it does not register. */
export const facts: BrandFacts = {
  id: '${id}',
  name: '${name}',
  shortName: '${name.slice(0, 12)}',
  markets: marketIds,
  options: {
    removedFromRegistration: {},
    confirmsUnknownPlayers: false,
    defaultCurrency: 'EUR',
  },
  scheme: 'dark',
}
`

const tokens = ({ name }: BrandName) => `import { size, space, type Tokens } from '#src/ui/tokens.ts'

/** ${name}: a first palette that can be read (brands/theme.test.ts measures it); make it the brand's own. */
export const tokens: Tokens = {
  color: {
    canvas: '#15121f',
    surface: '#1f1b2e',
    raised: '#2a253d',
    sunken: '#0f0d17',
    line: '#3a3452',
    lineStrong: '#8d84ad',
    text: '#f4f1fb',
    muted: '#b9b1d2',
    accent: '#c7f264',
    accentHover: '#d6f98a',
    accentEdge: '#c7f264',
    onAccent: '#1a2405',
    second: '#b39bff',
    onSecond: '#170b38',
    link: '#c9b8ff',
    focus: '#ffe08a',
    good: '#77dca4',
    goodSoft: '#12382a',
    warn: '#f5ca70',
    warnSoft: '#3a2e12',
    bad: '#ff9fa6',
    badSoft: '#471b24',
    header: '#191526',
    onHeader: '#f4f1fb',
    hero: '#33285c',
    heroDeep: '#1d1636',
    onHero: '#faf8ff',
    heroAction: '#c7f264',
    onHeroAction: '#1a2405',
    footer: '#0d0b14',
    onFooter: '#e6e1f3',
    footerMuted: '#a79fc0',
    backdrop: 'rgb(10 8 16 / 0.82)',
    placeholder: '#2a253d',
  },
  font: {
    body: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
    display: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
    displayWeight: '700',
    displayTracking: '-0.015em',
    displayCase: 'none',
  },
  size,
  space,
  radius: { control: '10px', card: '14px', tile: '12px', panel: '20px', pill: '999px' },
  line: { thin: '1px', control: '1px', card: '1px' },
  shadow: {
    card: '0 1px 2px rgb(0 0 0 / 0.3)',
    lifted: '0 14px 32px rgb(0 0 0 / 0.5)',
    button: 'inset 0 1px 0 rgb(255 255 255 / 0.35)',
    buttonDown: 'inset 0 2px 6px rgb(0 0 0 / 0.35)',
    panel: '0 24px 64px rgb(0 0 0 / 0.6)',
  },
  hero: { fade: '45%', edge: '0px' },
  motion: {
    quick: '140ms',
    calm: '260ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    lift: 'translateY(-3px)',
    press: 'translateY(1px)',
  },
}
`

const SIGN =
  '<path d="M24 9a15 15 0 1 1-10 26" fill="none" stroke="#c7f264" stroke-width="6" stroke-linecap="round"/><circle cx="24" cy="24" r="6" fill="#b39bff"/>'

const mark = ({ name }: BrandName) => `const sign =
  '${SIGN}'

/** A first mark for ${name}: SVG within a square of 48. Draw its own. */
export const mark = \`<rect width="48" height="48" rx="12" fill="#33285c"/>\${sign}\`

/** The mark on a ground that fills the square; what matters stands within the middle, since home screens cut icons to their own shape. */
export const icon = \`<rect width="48" height="48" fill="#33285c"/><g transform="translate(24 24) scale(.86) translate(-24 -24)">\${sign}</g>\`
`

const art = ({ name }: BrandName) => `/** Rings of light, for heroes without a picture. */
export function ${name}Art({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle cx="420" cy="190" r="170" fill="#3d3070" />
      <circle cx="420" cy="190" r="120" fill="#5a46a3" />
      <circle cx="420" cy="190" r="70" fill="#c7f264" />
    </svg>
  )
}
`

const logo = () => `import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})
`

const theme = () => `import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import { brandLetters } from '../letters.ts'
import { facts } from './facts.ts'
import { tokens } from './tokens.ts'

// Only the chosen brand's module loads, so its theme may stand at the root.
createGlobalTheme(':root', vars, tokens)
globalStyle(':root', { vars: { '--scheme': facts.scheme } })

brandLetters(
  'Figtree',
  { latin, latinExt },
  { sizeAdjust: '100.72%', ascentOverride: '94.32%', descentOverride: '24.82%' },
)
`

const brand = ({ id, name }: BrandName) => `import type { Brand } from '../brand.ts'
import { markOf } from '../markOf.tsx'
import { ${name}Art } from './art.tsx'
import { facts } from './facts.ts'
import * as styles from './logo.css.ts'
import { mark } from './mark.ts'
// Its styles come with it.
// oxlint-disable-next-line import/no-unassigned-import
import './theme.css.ts'
import { tokens } from './tokens.ts'

const Mark = markOf(mark)

function Logo({ height = 36 }: { readonly height?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: height * 0.72 }}>
      <Mark size={height} />
      <span>${name}</span>
    </span>
  )
}

/** ${name} as the page uses it. */
export const ${id}: Brand = {
  ...facts,
  Mark,
  Logo,
  HeroArt: ${name}Art,
  themeColor: tokens.color.header,
}
`

/** The files of a new brand's folder, by path. */
export const newBrandFiles = (name: BrandName): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'facts.ts': facts(name),
      'tokens.ts': tokens(name),
      'mark.ts': mark(name),
      'art.tsx': art(name),
      'logo.css.ts': logo(),
      'theme.css.ts': theme(),
      'brand.tsx': brand(name),
    }).map(([file, text]) => [`brands/${name.id}/${file}`, text]),
  )

/** Puts a line behind the last one that fits, and throws where there is none: the list has moved. */
function behindLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((one) => pattern.test(one))
  if (at < 0) throw new Error(`no line like ${pattern} to put "${line.trim()}" behind`)
  return lines.toSpliced(at + 1, 0, line).join('\n')
}

/** The lists that know every brand, by path, each with how the new one is entered. */
export const registrations = ({ id }: BrandName): Readonly<Record<string, (text: string) => string>> => ({
  'contract/brands.ts': (text) =>
    text.replace(/(export const brandIds = \[[^\]]*)\]/, (_, before: string) => `${before}, '${id}']`),
  'brands/facts.ts': (text) =>
    behindLast(text, /^import \{ facts as/, `import { facts as ${id} } from './${id}/facts.ts'`).replace(
      /(Record<BrandId, BrandFacts>> = \{[^}]*?),? *\}/,
      (_, before: string) => `${before}, ${id} }`,
    ),
  'brands/looks.ts': (text) =>
    behindLast(
      behindLast(
        text,
        /^import .*tokens as/,
        `import { icon as ${id}Icon, mark as ${id}Mark } from './${id}/mark.ts'\nimport { tokens as ${id}Tokens } from './${id}/tokens.ts'`,
      ),
      /^ {2}\w+: \{ mark:|^ {2}\},$/,
      `  ${id}: { mark: ${id}Mark, icon: ${id}Icon, tokens: ${id}Tokens },`,
    ),
  'brands/index.ts': (text) =>
    behindLast(text, /import\('\.\//, `  ${id}: async () => (await import('./${id}/brand.tsx')).${id},`),
})

/** What is left to be done by hand. */
export const remaining = ({ id }: BrandName): readonly string[] => [
  `brands/${id}/            its own colours, letters, mark and picture; markets and options in facts.ts`,
  `operator/seed/siteDocuments.ts  its own words for the demo content (until then it speaks as the first brand does)`,
  `operator/sports/page/book.css   its letters, where they are none of those there`,
]
