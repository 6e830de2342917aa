import { useMemo } from 'react'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { LastSignIn } from '#machines/player.ts'
import { useSite } from '#src/ui/site.tsx'
import { useMessage } from '../messages/useMessage.ts'

/** Two letters, but not those that stand for no country. */
const known = /^(?!XX|ZZ)[A-Z]{2}$/

/** Names of countries and sign-ins in the language of the page; an unknown country gives "No data" (C8). */
export function useWords() {
  const { numberLocale } = useSite()
  const message = useMessage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([numberLocale], { type: 'region', fallback: 'none' })
    const country = (code: string | null): string =>
      (code !== null && known.test(code) ? names.of(code) : undefined) ?? message('No data')
    const moment = (at: string): string => `${formatDate(at)} ${formatTime(at)}`
    return {
      country,
      moment,
      /** Time and place of a sign-in (AUT-12). */
      signIn: ({ createdAt, countryCode }: LastSignIn): string => `${moment(createdAt)}, ${country(countryCode)}`,
    }
  }, [numberLocale, message])
}
