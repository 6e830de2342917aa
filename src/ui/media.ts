import { breakpoints } from '#contract/constants.ts'

/** Media queries for vanilla-extract, from a breakpoint upwards or below it. */
export const media = {
  fromMd: `screen and (min-width: ${breakpoints.md}px)`,
  fromLg: `screen and (min-width: ${breakpoints.lg}px)`,
  fromXl: `screen and (min-width: ${breakpoints.xl}px)`,
  belowMd: `screen and (max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `screen and (max-width: ${breakpoints.lg - 0.02}px)`,
  belowXl: `screen and (max-width: ${breakpoints.xl - 0.02}px)`,
  /** A phone held sideways: height is what it has least of. */
  low: 'screen and (orientation: landscape) and (max-height: 480px)',
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
} as const

/** A row that scrolls sideways fades out within its own side padding, rather than being cut in the middle of a word. */
export const fadedEdges = (padding: string): string =>
  `linear-gradient(to right, transparent, #000 ${padding}, #000 calc(100% - ${padding}), transparent)`
