/** The flower of Marigold. */
export function MarigoldMark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      <path
        d="M24.0 6.8A6.6 6.6 0 0 1 35.1 10.8A6.6 6.6 0 0 1 40.9 21.0A6.6 6.6 0 0 1 38.9 32.6A6.6 6.6 0 0 1 29.9 40.2A6.6 6.6 0 0 1 18.1 40.2A6.6 6.6 0 0 1 9.1 32.6A6.6 6.6 0 0 1 7.1 21.0A6.6 6.6 0 0 1 12.9 10.8A6.6 6.6 0 0 1 24.0 6.8Z"
        fill="#ffb71f"
        stroke="#1f1a35"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M26.8 14.8A4.7 4.7 0 0 1 32.9 20.5A4.7 4.7 0 0 1 32.3 28.8A4.7 4.7 0 0 1 25.4 33.5A4.7 4.7 0 0 1 17.5 31.0A4.7 4.7 0 0 1 14.4 23.3A4.7 4.7 0 0 1 18.6 16.1A4.7 4.7 0 0 1 26.8 14.8Z"
        fill="#ff7a3d"
        stroke="#1f1a35"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="24" r="4.2" fill="#1f1a35" />
    </svg>
  )
}
