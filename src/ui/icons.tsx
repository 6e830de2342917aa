import type { ReactNode } from 'react'

interface IconProps {
  /** Edge length in px. */
  readonly size?: number
}

/** A drawing of 24 × 24 as an icon that is decoration alone: what it stands for is said beside it. */
export function icon(drawing: ReactNode, filled = false) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {drawing}
      </svg>
    )
  }
}

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.2-4.2" />
  </>,
)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h10" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const BackIcon = icon(<path d="m14.5 5-7 7 7 7" />)
export const ForwardIcon = icon(<path d="m9.5 5 7 7-7 7" />)
export const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5M12 16.2v.1" />
  </>,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>,
)
export const HeartIcon = icon(
  <path d="M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20Z" />,
)
export const HeartFullIcon = icon(
  <path d="M12 21S2.5 15.4 2.5 9.200A5.6 5.6 0 0 1 12 5.500a5.6 5.6 0 0 1 9.5 3.700C21.5 15.4 12 21 12 21Z" />,
  true,
)
export const PlayIcon = icon(
  <path d="M7.5 4.600v14.800a1 1 0 0 0 1.5.9l12-7.400a1 1 0 0 0 0-1.800L9 3.700a1 1 0 0 0-1.5.9Z" />,
  true,
)
export const SlotsIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <path d="M9.2 5v14M14.8 5v14" />
  </>,
)
export const LiveIcon = icon(
  <>
    <circle cx="12" cy="12" r="2.5" />
    <path d="M7.5 16.500a6.4 6.4 0 0 1 0-9M16.5 7.500a6.4 6.4 0 0 1 0 9M4.7 19.300a10.3 10.3 0 0 1 0-14.600M19.3 4.700a10.3 10.3 0 0 1 0 14.6" />
  </>,
)
export const BallIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m12 8 3.8 2.8-1.4 4.400H9.600l-1.4-4.400ZM12 3v5M20.6 9.300l-4.8 1.500M17.3 19.300l-2.9-4.100M6.7 19.300l2.9-4.100M3.4 9.300l4.8 1.5" />
  </>,
)
export const VirtualIcon = icon(
  <path d="M5 21V4M5 4c3-1.500 6-1.500 9 0s4 1 5 .5v9.500c-1 .5-2 1-5-.5s-6-1.500-9 0M12 3.200v10M5 8.500c3-1.500 6-1.500 9 0s4 1 5 .5" />,
)
export const GiftIcon = icon(
  <path d="M4 11h16v9H4ZM3 7.500h18V11H3ZM12 7.500V20M12 7.500S10.5 3 8 3.5 8 7.5 12 7.500ZM12 7.500S13.5 3 16 3.500s0 4-4 4Z" />,
)
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.500a7.5 7.5 0 0 1 15 0" />
  </>,
)
export const ShieldIcon = icon(
  <path d="M12 3 5 5.500v6c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.500v-6ZM9 12l2.2 2.200L15.2 10" />,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const OutIcon = icon(<path d="M14 4.500H6.500a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12h10M17 8l4 4-4 4" />)
