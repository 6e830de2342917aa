import { brandVariables } from '../brandColours.ts'

/** The book's colours, for whichever brand stands around it. */
export const BOOK_COLOURS = brandVariables({
  canvas: ({ tokens }) => tokens.color.canvas,
  surface: ({ tokens }) => tokens.color.surface,
  raised: ({ tokens }) => tokens.color.raised,
  sunken: ({ tokens }) => tokens.color.sunken,
  // Its tables are dense: a brand that draws thick lines has thin ones here.
  line: ({ tokens, hairline }) => hairline ?? tokens.color.line,
  strong: ({ tokens }) => tokens.color.lineStrong,
  ink: ({ tokens }) => tokens.color.text,
  soft: ({ tokens }) => tokens.color.muted,
  accent: ({ tokens }) => tokens.color.accent,
  edge: ({ tokens }) => tokens.color.accentEdge,
  on: ({ tokens }) => tokens.color.onAccent,
  link: ({ tokens }) => tokens.color.link,
  focus: ({ tokens }) => tokens.color.focus,
  good: ({ tokens }) => tokens.color.good,
  bad: ({ tokens }) => tokens.color.bad,
  width: ({ tokens }) => tokens.line.thin,
  letters: ({ tokens }) => tokens.font.body.replaceAll(' Variable', ''),
})
