import { icon } from './icons.tsx'

// Icons of single pages and panels: no page's first paint waits for them.

export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M10 10a2.8 2.8 0 0 0 4 4" />,
)
export const CardIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M7 15h3" />
  </>,
)
export const PauseIcon = icon(<path d="M8.5 5v14M15.5 5v14" />)
export const SoundIcon = icon(
  <path d="M4 9.500v5h3.500L12 18V6L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18.200 6.500a8 8 0 0 1 0 11" />,
)
