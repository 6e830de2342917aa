import { createFileRoute } from '@tanstack/react-router'
import { resolvePath } from '#contract/locale.ts'
import { BrokenSite } from '#src/app/fallbacks.tsx'
import { activateLanguage } from '#src/app/i18n.ts'
import { guardAtOnce } from '#src/app/guards.ts'
import { Layout } from '#src/app/Layout.tsx'

export const Route = createFileRoute('/$locale')({
  // Not split off: every page stands in it.
  codeSplitGroupings: [],
  beforeLoad: async ({ location, context, params, preload }) => {
    guardAtOnce({ location, context, params })
    const { locale } = resolvePath(location.pathname, context.site.localeOptions)
    // A hover must not turn the page into another language.
    if (!preload) await activateLanguage(locale.language)
    return { locale }
  },
  component: Layout,
  errorComponent: BrokenSite,
})
