import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

/** The picture in the brand's colours. */
export const scene = style({
  color: vars.color.lineStrong,
  // Wider than the place of the small pictures: it is what the page shows. Low windows keep the way on in sight.
  width: 'min(15rem, 60vw, 34vh)',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '240 / 168',
  vars: {
    '--scene-main': vars.color.accent,
    '--scene-second': vars.color.second,
    '--scene-paper': vars.color.surface,
    '--scene-ground': vars.color.raised,
  },
})
