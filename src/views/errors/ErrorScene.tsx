import type { ReactNode } from 'react'

/** The pictures of error pages and crash screens (APP-1), and of a page without a connection. */
export type ErrorSceneName = 'oops' | 'region-blocked' | '401' | '403' | '404' | '500' | 'maintenance' | 'offline'

// Colours are the brand's, by the variables that stand around the picture (errorScene.css.ts; on the offline page, its own).
const main = 'var(--scene-main)'
const second = 'var(--scene-second)'
const paper = 'var(--scene-paper)'

/** A gaming chip, broken in two. */
const oops = (
  <>
    <g transform="rotate(-11 96 132)">
      <path d="M112 42a48 48 0 0 0 0 96l-9-19 12-14-13-17 13-15-12-14Z" fill={main} />
      <path d="M112 64a26 26 0 0 0-8 50l9-9-11-17 13-15Z" fill={paper} />
      <path d="m74 58 12 11M66 96l15-2M80 128l10-12" strokeWidth="9" />
    </g>
    <g transform="rotate(13 148 134)">
      <path d="M128 42a48 48 0 0 1 0 96l-9-19 12-14-13-17 13-15-12-14Z" fill={main} />
      <path d="M131 64a26 26 0 0 1-4 50l4-9-13-17 13-15Z" fill={paper} />
      <path d="m166 58-12 11M174 96l-15-2M160 128l-10-12" strokeWidth="9" />
    </g>
    <path d="M112 24v-8M128 26l6-7M98 28l-6-6" />
  </>
)

/** A globe behind a barrier. */
const regionBlocked = (
  <>
    <circle cx="120" cy="78" r="48" fill={second} />
    <path d="M72 78h96M120 30c-30 29-30 67 0 96 30-29 30-67 0-96ZM80 52c24 13 56 13 80 0M80 104c24-13 56-13 80 0" />
    <path d="M54 104v46M186 104v46" strokeWidth="8" />
    <rect x="40" y="104" width="160" height="22" rx="6" fill={paper} />
    <path d="m58 126 14-22h20l-14 22ZM104 126l14-22h20l-14 22ZM150 126l14-22h20l-14 22Z" fill={main} />
  </>
)

/** A door with a padlock. */
const unauthorised = (
  <>
    <path d="M74 150V48a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v102Z" fill={second} />
    <path d="M88 136V60a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v76Z" fill={paper} />
    <path d="M106 94V80a14 14 0 0 1 28 0v14" fill="none" />
    <rect x="96" y="92" width="48" height="38" rx="9" fill={main} />
    <circle cx="120" cy="107" r="5" fill="currentColor" stroke="none" />
    <path d="M120 110v9" />
    <path d="M54 150h132" />
  </>
)

/** A rope before the door of a saloon. */
const forbidden = (
  <>
    <path d="M92 150V56a28 28 0 0 1 56 0v94Z" fill={paper} />
    <path d="M120 30v120M110 96v8M130 96v8" />
    <path d="M60 92c20 38 100 38 120 0" fill="none" strokeWidth="13" />
    <path d="M60 92c20 38 100 38 120 0" fill="none" stroke={main} strokeWidth="6" />
    <path d="M54 84h12v58H54zM174 84h12v58h-12z" fill={second} />
    <circle cx="60" cy="76" r="9" fill={second} />
    <circle cx="180" cy="76" r="9" fill={second} />
    <path d="M44 150a16 8 0 0 1 32 0ZM164 150a16 8 0 0 1 32 0Z" fill={second} />
  </>
)

/** A card that nobody knows, under a glass. */
const notFound = (
  <>
    <rect x="62" y="44" width="66" height="94" rx="9" transform="rotate(-9 95 91)" fill={second} />
    <rect x="84" y="40" width="68" height="96" rx="9" transform="rotate(5 118 88)" fill={paper} />
    <path d="M108 72c1-9 7-13 14-12 8 1 13 7 12 14-2 9-13 9-14 20M119 107v.5" fill="none" strokeWidth="7" />
    <path d="m160 122 24 26" strokeWidth="12" />
    <path d="m162 124 20 22" stroke={main} strokeWidth="5" />
    <circle cx="144" cy="104" r="25" fill={main} fillOpacity="0.35" />
    <path d="M130 98a16 16 0 0 1 10-9" />
  </>
)

/** Machines whose plug is out. */
const serverFailed = (
  <>
    <rect x="58" y="38" width="88" height="34" rx="8" fill={second} />
    <rect x="58" y="76" width="88" height="34" rx="8" fill={paper} />
    <rect x="58" y="114" width="88" height="34" rx="8" fill={second} />
    <path d="M74 55h.5M88 55h.5M74 93h.5M88 93h.5M74 131h.5M88 131h.5" strokeWidth="9" />
    <path d="M110 55h22M110 93h22M110 131h22" />
    <path d="M146 131h14c12 0 12-18 12-26" fill="none" />
    <path d="M160 84h24v12a9 9 0 0 1-9 9h-6a9 9 0 0 1-9-9Z" fill={main} />
    <path d="M166 84V72M178 84V72M172 58l6-9h-10l6-10M152 62l-7-6M194 62l7-6" />
  </>
)

/** A slot machine that is being seen to. */
const maintenance = (
  <>
    <path d="M66 146V58a22 22 0 0 1 22-22h52a22 22 0 0 1 22 22v88Z" fill={second} />
    <rect x="78" y="62" width="72" height="38" rx="7" fill={paper} />
    <path d="M102 62v38M126 62v38M84 118h36M84 131h24" />
    <path d="M162 96h12V70" fill="none" />
    <circle cx="174" cy="64" r="8" fill={main} />
    <path
      d="M188 96a20 20 0 0 0-27 23l-29 29a9 9 0 0 0 13 13l29-29a20 20 0 0 0 23-27l-12 12-11-2-2-11Z"
      transform="translate(-14 -8)"
      fill={main}
    />
    <path d="M56 146h76" />
  </>
)

/** A plug and its socket, apart. */
const offline = (
  <>
    <path d="M32 96c16-22 30 20 46 0" fill="none" />
    <path d="M78 72h18a20 20 0 0 1 20 20v8a20 20 0 0 1-20 20H78Z" fill={main} />
    <path d="M116 86h11M116 106h11" strokeWidth="6" />
    <path d="M180 72h-16a20 20 0 0 0-20 20v8a20 20 0 0 0 20 20h16Z" fill={second} />
    <path d="M144 86h8M144 106h8" strokeWidth="6" />
    <path d="M180 96c10 0 14 14 28 4" fill="none" />
    <path d="M130 58V44M116 60l-7-12M144 60l7-12M130 132v10M118 130l-6 9M142 130l6 9" />
  </>
)

const scenes: Readonly<Record<ErrorSceneName, ReactNode>> = {
  oops,
  'region-blocked': regionBlocked,
  '401': unauthorised,
  '403': forbidden,
  '404': notFound,
  '500': serverFailed,
  maintenance,
  offline,
}

/** One picture; `className` brings the brand's colours. */
export function ErrorScene({ scene, className }: { readonly scene: ErrorSceneName; readonly className?: string }) {
  return (
    <svg
      className={className}
      width="240"
      height="168"
      viewBox="0 0 240 168"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path
        d="M34 92C28 48 66 16 116 14c52-2 92 28 94 72 1 30-18 52-44 62H74c-22-8-37-28-40-56Z"
        fill="var(--scene-ground)"
        stroke="none"
      />
      <path d="M22 150h196" strokeDasharray="1 9" />
      {scenes[scene]}
    </svg>
  )
}
