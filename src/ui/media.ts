/** Breakpoints of APP-9, px. Layout and channel count everything below `lg` as mobile. */
export const breakpoints = { sm: 320, md: 768, lg: 1024, xl: 1440 } as const

/** Media queries for vanilla-extract, from a breakpoint upwards or below it. */
export const media = {
  fromMd: `screen and (min-width: ${breakpoints.md}px)`,
  fromLg: `screen and (min-width: ${breakpoints.lg}px)`,
  fromXl: `screen and (min-width: ${breakpoints.xl}px)`,
  belowMd: `screen and (max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `screen and (max-width: ${breakpoints.lg - 0.02}px)`,
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
} as const

/** Offset of sticky parts below the mobile header, px (APP-9). */
export const stickyOffset = 56
