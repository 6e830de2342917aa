import { resolvePath } from '#contract/locale.ts'
import { footerOptions } from '#src/queries/first.ts'
import { LanguageSwitch } from '#src/views/frame/LanguageSwitch.tsx'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from './AppContext.tsx'
import { languageChoices } from './languages.ts'
import { switchLocale } from './switchLocale.ts'

/** The market and language switch for the page that is shown; none where content has turned it off. */
export function LanguageSwitchHere() {
  // The names of countries are of the language that is shown, whose texts may come late.
  useLingui()
  const app = useApp()
  const { pathname, searchStr, hash } = useRouterState({ select: ({ location }) => location })
  const { data: footer } = useQuery(footerOptions(app.world))
  if (footer?.toggles?.languages === false) return null
  const { locale, rest } = resolvePath(pathname, app.localeOptions)
  const tail = searchStr + (hash && `#${hash}`)
  return (
    <LanguageSwitch
      languages={languageChoices(locale, rest, app.localeOptions, tail)}
      onLanguage={(choice) => void switchLocale(app, choice)}
    />
  )
}
