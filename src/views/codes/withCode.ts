/** Where a bonus code is given, below the locale. */
export const bonusCodePath = '/my-account/bonus-code'

/** A path below the locale with the bonus code that goes along in its query (GRD-9); null for none. */
export const withCode = (to: string, bonusCode: string | null): string =>
  bonusCode === null ? to : `${to}?bonusCode=${encodeURIComponent(bonusCode)}`
