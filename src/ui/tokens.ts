/** The same shape as the theme contract, as plain values: brands fill it, and tests read it for contrast. */
export interface Tokens {
  readonly color: Readonly<Record<ColorRole, string>>
  readonly font: {
    readonly body: string
    readonly display: string
    readonly displayWeight: string
    readonly displayTracking: string
    readonly displayCase: string
  }
  readonly size: typeof size
  readonly space: typeof space
  readonly radius: {
    readonly control: string
    readonly card: string
    readonly tile: string
    readonly panel: string
    readonly pill: string
  }
  readonly line: { readonly thin: string; readonly control: string; readonly card: string }
  readonly shadow: {
    readonly card: string
    readonly lifted: string
    readonly button: string
    readonly buttonDown: string
    readonly panel: string
  }
  /** How a hero's picture meets its words: where it fades out (a share of its width; 0 for a clean cut), and the line between. */
  readonly hero: { readonly fade: string; readonly edge: string }
  readonly motion: {
    readonly quick: string
    readonly calm: string
    readonly ease: string
    /** A card under the pointer. */
    readonly lift: string
    /** A button held down. */
    readonly press: string
  }
}

/** A colour's role in the theme. */
export type ColorRole =
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'line'
  | 'lineStrong'
  | 'text'
  | 'muted'
  | 'accent'
  | 'accentHover'
  /** The line around what is filled with the accent: where a brand draws none, the accent itself, so that the button keeps its size. */
  | 'accentEdge'
  | 'onAccent'
  | 'second'
  | 'onSecond'
  | 'link'
  | 'focus'
  | 'good'
  | 'goodSoft'
  | 'warn'
  | 'warnSoft'
  | 'bad'
  | 'badSoft'
  | 'header'
  | 'onHeader'
  | 'hero'
  | 'heroDeep'
  | 'onHero'
  | 'heroAction'
  | 'onHeroAction'
  | 'footer'
  | 'onFooter'
  | 'footerMuted'
  | 'backdrop'
  | 'placeholder'

/** Type scale shared by the brands, in rem; the two largest follow the viewport. */
export const size = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.1875rem',
  xl: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  xxl: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
  hero: 'clamp(2.125rem, 1.5rem + 3vw, 3.75rem)',
}

/** Spacing steps shared by the brands. */
export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4.5rem',
}

/** Pairs that text or a control's edge really stands on, with the ratio WCAG 2.2 AA asks: 4.5 for text, 3 for edges and large text. */
export const contrastPairs: readonly (readonly [front: ColorRole, back: ColorRole, ratio: number])[] = [
  ['text', 'canvas', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['text', 'sunken', 4.5],
  ['muted', 'canvas', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'raised', 4.5],
  ['muted', 'sunken', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onSecond', 'second', 4.5],
  ['link', 'canvas', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'raised', 4.5],
  ['onHeader', 'header', 4.5],
  ['onHero', 'hero', 4.5],
  ['onHero', 'heroDeep', 4.5],
  ['onHeroAction', 'heroAction', 4.5],
  ['heroAction', 'hero', 3],
  ['onFooter', 'footer', 4.5],
  ['footerMuted', 'footer', 4.5],
  ['good', 'canvas', 4.5],
  ['good', 'surface', 4.5],
  ['warn', 'surface', 4.5],
  ['bad', 'canvas', 4.5],
  ['bad', 'surface', 4.5],
  ['bad', 'raised', 4.5],
  ['text', 'goodSoft', 4.5],
  ['text', 'warnSoft', 4.5],
  ['text', 'badSoft', 4.5],
  ['good', 'goodSoft', 4.5],
  ['warn', 'warnSoft', 4.5],
  ['bad', 'badSoft', 4.5],
  ['lineStrong', 'canvas', 3],
  ['lineStrong', 'surface', 3],
  ['lineStrong', 'raised', 3],
  ['lineStrong', 'sunken', 3],
  ['focus', 'canvas', 3],
  ['focus', 'surface', 3],
  ['focus', 'raised', 3],
  ['focus', 'header', 3],
  ['focus', 'hero', 3],
  ['accent', 'footer', 3],
  ['focus', 'sunken', 3],
  ['focus', 'goodSoft', 3],
  ['focus', 'warnSoft', 3],
  ['focus', 'badSoft', 3],
  ['link', 'sunken', 4.5],
  ['link', 'goodSoft', 4.5],
  ['link', 'warnSoft', 4.5],
  ['link', 'badSoft', 4.5],
  ['muted', 'goodSoft', 4.5],
  ['muted', 'header', 4.5],
  ['good', 'raised', 4.5],
  ['good', 'sunken', 4.5],
  ['bad', 'sunken', 4.5],
  ['warn', 'canvas', 4.5],
  ['warn', 'raised', 4.5],
  // What is drawn, and the edge of what is filled with the accent.
  ['second', 'canvas', 3],
  ['second', 'surface', 3],
  ['second', 'raised', 3],
  ['accentEdge', 'canvas', 3],
  ['accentEdge', 'surface', 3],
  ['accentEdge', 'raised', 3],
  ['accentEdge', 'header', 3],
  ['heroAction', 'heroDeep', 3],
  ['lineStrong', 'header', 3],
]
