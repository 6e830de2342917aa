/** The kingfisher of Halcyon, over still water. */
export function HalcyonMark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      <rect width="48" height="48" rx="14" fill="#0f5a63" />
      <path d="M0 36c8-4 14-4 24 0s16 4 24 0v-2 0c0 7.7-6.3 14-14 14H14C6.3 48 0 41.7 0 34Z" fill="#0a3c45" />
      <path
        d="M45 19.5 31.5 15c-1.5-3.9-5-6-9-5.6-6.9.7-10 6-11.3 12.400C10.2 27 8 33 3.5 39.500c10.5-1 22-3.5 26.6-13.3 1.5-3.1 1.9-5 1.9-6.200Z"
        fill="#5fdccb"
      />
      <path
        d="M31.9 20.500c0 1.3-.5 3-1.8 5.700C27.3 32 22 35.2 16.2 37c5.2-5 6-11.5 9.3-15.2 1.7-1.8 4-2 6.4-1.300Z"
        fill="#ff8f70"
      />
      <path d="M20 19c-5.5 2-8 8.5-12.5 17.200C15 31 19.5 27 20 19Z" fill="#1b8f8c" />
      <circle cx="24.5" cy="15.6" r="1.9" fill="#06262c" />
    </svg>
  )
}
