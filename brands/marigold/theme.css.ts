import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'
import latin from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2?url'
import { tokens } from './tokens.ts'

/** Whether the brand is dark or light; importing it also brings the theme. */
export const scheme = 'light'

// Only the chosen brand's module loads, so its theme may stand at the root.
createGlobalTheme(':root', vars, tokens)
globalStyle(':root', { vars: { '--scheme': 'light' } })

globalFontFace('Gabarito Variable', [
  {
    src: `url(${latinExt}) format('woff2-variations')`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    src: `url(${latin}) format('woff2-variations')`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
])
// The same room as the font itself takes, so that nothing jumps when it comes.
globalFontFace('Gabarito Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica')",
  sizeAdjust: '99.15%',
  ascentOverride: '94.81%',
  descentOverride: '26.22%',
  lineGapOverride: '0%',
})
