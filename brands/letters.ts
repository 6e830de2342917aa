import { globalFontFace } from '@vanilla-extract/css'

/** How much room a fallback takes, in percent of its own, so that it takes what the letters themselves take. */
interface Room {
  readonly sizeAdjust: string
  readonly ascentOverride: string
  readonly descentOverride: string
}

const face = (file: string, unicodeRange: string) => ({
  src: `url(${file}) format('woff2-variations')`,
  fontWeight: '300 900',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

/** The letters of a brand, a variable font in two files, each loaded where its letters are written; and a fallback of the same room, so that nothing jumps when they come. */
export function brandLetters(name: string, files: { readonly latin: string; readonly latinExt: string }, room: Room) {
  globalFontFace(`${name} Variable`, [
    face(
      files.latinExt,
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    ),
    face(
      files.latin,
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    ),
  ])
  globalFontFace(`${name} Fallback`, {
    src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica')",
    ...room,
    lineGapOverride: '0%',
  })
}
