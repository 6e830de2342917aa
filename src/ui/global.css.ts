import { globalStyle } from '@vanilla-extract/css'
import { stickyMobileOffset } from '#contract/constants.ts'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  colorScheme: 'var(--scheme, light)',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  scrollPaddingTop: stickyMobileOffset + 24,
  WebkitFontSmoothing: 'antialiased',
  // A word longer than its place (German, Finnish) goes on in the next line rather than over the edge.
  overflowWrap: 'break-word',
})
// Japanese may break anywhere, and would in the middle of a word: lines end between phrases where the browser can tell them.
globalStyle('html:lang(ja)', { wordBreak: 'auto-phrase', lineBreak: 'strict', overflowWrap: 'anywhere' })
// The place that is kept for the scroll bar is outside the dialog's own backdrop, and would stay bright beside it.
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${vars.color.backdrop}, ${vars.color.backdrop})`,
})
globalStyle('body', { minHeight: '100dvh', overflowX: 'clip', background: vars.color.canvas })
globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1.15,
  textWrap: 'balance',
})
globalStyle('p', { textWrap: 'pretty' })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('a', { color: 'inherit' })
globalStyle('hr', { border: 0, borderTop: `1px solid ${vars.color.line}`, width: '100%' })
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 })
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 })
// A heading that takes the focus so that it is read out is nothing to press.
globalStyle(':is(h1, h2, h3)[tabindex="-1"]', { outline: 'none' })
// Where the system chooses the colours, what is chosen differs by its edge.
globalStyle(':is([aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"])', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
})
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
