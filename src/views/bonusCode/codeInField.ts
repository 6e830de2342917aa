import type { BonusCodeContext } from '#machines/bonusCode/bonusCode.contract.ts'

/** What stands in the field for a code: what was typed, else the code of the link that was followed, unless another one was wanted than that. */
export const codeInField = (
  { bonusCode, tried }: Pick<BonusCodeContext, 'bonusCode' | 'tried'>,
  given: string | null,
): string => (bonusCode !== '' || given === null || tried.includes(given.toUpperCase()) ? bonusCode : given)
