import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { texts } from './texts.ts'

/** Words for a key of the error catalogue; an unknown one asks to try again, and stands there for support (APP-5). */
export function useMessage(): (key: string) => string {
  const { i18n } = useLingui()
  return useCallback(
    (key: string) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined
      if (text) return i18n._(text)
      const otherwise = texts['error.oops.tryAgain']
      return otherwise ? `${i18n._(otherwise)} (${key})` : key
    },
    [i18n],
  )
}
