import { globalStyle, style } from '@vanilla-extract/css'

/** Nothing moves, and places of other houses' pages are told by stripes. */
export const stillness = style({})
globalStyle(`${stillness} *, ${stillness} *::before, ${stillness} *::after, ${stillness} ::backdrop`, {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
  caretColor: 'transparent !important',
})
// Whether it was to be seen is not in a log, and the frame's own has another reason.
globalStyle(`${stillness} :focus-visible`, { outline: 'none !important' })
globalStyle(`${stillness} iframe`, {
  backgroundImage: 'repeating-linear-gradient(45deg, #8884 0 12px, transparent 12px 24px)',
})

/** Stands where a part of the page can not be drawn: no part of any page of the site looks like it. */
export const notDrawn = style({
  margin: 8,
  padding: 12,
  border: '2px dashed #b45309',
  background: '#fffbeb',
  color: '#78350f',
  fontSize: 16,
})
