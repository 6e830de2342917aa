import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

const come = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

/** Over the bar at the foot of phones; in a corner of wider windows. */
export const offer = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.space[4],
  bottom: `calc(env(safe-area-inset-bottom) + 5rem)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  color: vars.color.text,
  border: `${vars.line.card} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  '@media': {
    [media.fromLg]: { insetInline: `auto ${vars.space[5]}`, bottom: vars.space[5] },
    [media.still]: { animation: 'none' },
  },
  animation: `${come} ${vars.motion.calm} ${vars.motion.ease}`,
})
/** On phones in a row of their own: beside them long languages would push one button below the other. */
export const words = style({
  flex: '1 1 auto',
  fontWeight: 600,
  '@media': { [media.belowMd]: { flexBasis: '100%', paddingTop: vars.space[1] } },
})
