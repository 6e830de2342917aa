import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'
import latin from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2?url'
import { brandLetters } from '../letters.ts'
import { facts } from './facts.ts'
import { tokens } from './tokens.ts'

// Only the chosen brand's module loads, so its theme may stand at the root.
createGlobalTheme(':root', vars, tokens)
globalStyle(':root', { vars: { '--scheme': facts.scheme } })

brandLetters(
  'Gabarito',
  { latin, latinExt },
  { sizeAdjust: '99.15%', ascentOverride: '94.81%', descentOverride: '26.22%' },
)
