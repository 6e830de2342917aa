/** Moon over a still sea, for heroes without a picture. */
export function HalcyonArt({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle cx="400" cy="170" r="150" fill="#10525c" />
      <circle cx="400" cy="170" r="112" fill="#166672" />
      <circle cx="400" cy="170" r="74" fill="#ff8f70" />
      <path d="M0 250c100-30 200-30 300 0s200 30 300 0v150H0Z" fill="#0d4a54" />
      <path d="M0 290c100-26 200-26 300 0s200 26 300 0v110H0Z" fill="#0a3b44" />
      <path d="M0 335c100-22 200-22 300 0s200 22 300 0v65H0Z" fill="#072c34" />
      <path
        d="M330 268h140M352 306h96M374 346h52"
        stroke="#ff8f70"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.8"
      />
    </svg>
  )
}
