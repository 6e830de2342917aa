import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { texts } from './texts.ts'

/** Words for a key of the error catalogue; an unknown one asks to try again (APP-5). */
export function useMessage(): (key: string) => string {
  const { i18n } = useLingui()
  return useCallback(
    (key: string) => {
      const text = texts[key] ?? texts['error.oops.tryAgain']
      return text ? i18n._(text) : key
    },
    [i18n],
  )
}
