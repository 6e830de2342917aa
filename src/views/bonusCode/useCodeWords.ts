import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { isOfBonusCode, type Problem } from '#machines/problem.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

const notValid = msg`This is no bonus code of ours. Check how it is written, and try again.`

// They come with the places that take a code, not with every page.
const words: Readonly<Record<string, MessageDescriptor>> = {
  'error.bonus_code.required': msg`Enter the bonus code.`,
  'error.bonus_code.too_long': msg`A bonus code has at most 50 characters.`,
  'error.bonus_code.invalid': msg`A bonus code has no spaces inside.`,
  'bonus_code.invalid': notValid,
  'bonus_code.expired': msg`This bonus code has expired.`,
  'bonus_code.used': msg`You have used this bonus code already.`,
}

/** The operator knows no such code: the words for it ask to look at what was typed. */
export const isUnknownCode = (problem: Problem | null): boolean =>
  isOfBonusCode(problem) && (!Object.hasOwn(words, problem?.code ?? '') || words[problem?.code ?? ''] === notValid)

/** Words for the rules of the field, and for what the operator says of a code. */
export function useCodeText(): (key: string) => string {
  const { i18n } = useLingui()
  const message = useMessage()
  return useCallback(
    (key: string) => {
      const own = Object.hasOwn(words, key) ? words[key] : undefined
      // A code of the catalogue that is newer than this page is no bonus code either.
      if (own === undefined && key.includes('bonus_code')) return i18n._(notValid)
      return own === undefined ? message(key) : i18n._(own)
    },
    [i18n, message],
  )
}

/** Why a code was not taken: by its error where that is one of bonus codes, else in the operator's own words (BON-6). */
export function useCodeProblem(): (problem: Problem | null) => string {
  const message = useMessage()
  const text = useCodeText()
  return useCallback(
    (problem: Problem | null) => {
      if (problem?.code && isOfBonusCode(problem)) return text(problem.code)
      // A code said twice, or the number of an answer without any words, is nothing to read.
      const { kind, status, code, message: said } = problem ?? {}
      const hasWords = kind === 'status' && typeof status === 'number' && status < 500 && Boolean(code) && said !== code
      return hasWords && said ? said : message(problemKey(problem))
    },
    [message, text],
  )
}
