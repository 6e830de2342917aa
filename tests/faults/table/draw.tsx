import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { NavigationProvider } from '#src/ui/navigation.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const navigation = { path: '/', href: (to: string) => `/en-UN${to}`, go: () => {}, isOpen: () => true }

/** A view as it stands, as a document's text. */
export const draw = (view: ReactNode): string =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={navigation}>{view}</NavigationProvider>
    </I18nProvider>,
  )
