/** Characters that a bonus code can have: none that can not be seen, and no spaces inside. */
export const bonusCodeLetters = /^[^\s\p{C}]+$/u

/** The most that it has. */
export const bonusCodeLength = 50

/** A bonus code as it is sent, from what an address says; null for what no bonus can have. */
export function readBonusCode(found: string | undefined): string | null {
  const code = found?.trim() ?? ''
  return code.length <= bonusCodeLength && bonusCodeLetters.test(code) ? code : null
}
