import type { ReactNode } from 'react'

/** Small pictures within pages and panels: for what went wrong there, what went well, a break, messages. Error pages have `ErrorPicture`. */
export type ErrorPicture = 'done' | 'break' | 'mail' | 'oops' | 'region-blocked' | '401' | '403' | '404' | '500'

const drawings: Readonly<Record<ErrorPicture, ReactNode>> = {
  done: (
    <>
      <circle cx="100" cy="78" r="44" />
      <path d="m80 79 14 14 27-30M44 50v12M38 56h12M158 34v12M152 40h12M160 98v8M156 102h8" />
    </>
  ),
  break: (
    <>
      <path d="M72 34h56M72 122h56M80 34v16c0 16 20 18 20 28s-20 12-20 28v16M120 34v16c0 16-20 18-20 28s20 12 20 28v16" />
      <path d="M92 114c2-6 5-9 8-9s6 3 8 9M100 84v8" />
    </>
  ),
  mail: (
    <>
      <rect x="52" y="46" width="96" height="68" rx="10" />
      <path d="m56 54 37 30a11 11 0 0 0 14 0l37-30M56 107l28-25M144 107l-28-25" />
    </>
  ),
  oops: (
    <>
      <path d="M60 118h80l-9-62H69Z" />
      <path d="M80 56c0-14 9-22 20-22s20 8 20 22M88 82l8 8m0-8-8 8M106 82l8 8m0-8-8 8M86 106c8-6 20-6 28 0" />
    </>
  ),
  'region-blocked': (
    <>
      <circle cx="100" cy="78" r="46" />
      <path d="M54 78h92M100 32c-32 28-32 64 0 92 32-28 32-64 0-92M64 50c20 12 52 12 72 0M64 106c20-12 52-12 72 0" />
      <path d="m60 118 82-82" strokeWidth="9" />
    </>
  ),
  '401': (
    <>
      <rect x="62" y="68" width="76" height="58" rx="10" />
      <path d="M76 68V52a24 24 0 0 1 48 0v16M100 92v12" />
      <circle cx="100" cy="89" r="5" />
    </>
  ),
  '403': (
    <>
      <path d="M100 28 56 44v34c0 26 18 42 44 52 26-10 44-26 44-52V44Z" />
      <path d="m84 66 32 32m0-32L84 98" />
    </>
  ),
  '404': (
    <>
      <circle cx="90" cy="72" r="38" />
      <path d="m118 100 30 30M76 64c0-8 6-14 14-14s14 6 14 13c0 10-14 10-14 19M90 94v1" />
    </>
  ),
  '500': (
    <>
      <rect x="52" y="36" width="96" height="34" rx="8" />
      <rect x="52" y="86" width="96" height="34" rx="8" />
      <path d="M66 53h1M80 53h1M66 103h1M80 103h1M104 53h30M112 70l-12 16h14l-12 16" />
    </>
  ),
}

/** One picture, in the colour of the text around it. */
export function ErrorArt({ picture }: { readonly picture: ErrorPicture }) {
  return (
    <svg
      viewBox="30 20 140 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M44 132h112" strokeWidth="3" strokeDasharray="2 10" />
      {drawings[picture]}
    </svg>
  )
}
