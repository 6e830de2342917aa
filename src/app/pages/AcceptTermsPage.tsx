import type { termsMachine } from '#machines/terms/terms.machine.ts'
import { staticPageOptions } from '#src/queries/pages.ts'
import { placeOf } from '#src/queries/first.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { TermsFile } from '#src/views/terms/TermsFile.tsx'
import { TermsView } from '#src/views/terms/TermsView.tsx'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useHead } from '../head.ts'
import { sanitise } from '../sanitise.ts'
import { termsPath } from '../termsPath.ts'

type Terms = ActorRefFrom<typeof termsMachine>

/** Where newer terms are accepted (PRO-6); it leads back to the page that was wanted (GRD-7, GRD-9). */
export function AcceptTermsPage() {
  const { t } = useLingui()
  useHead(t`New terms and conditions`)
  return <Flow id="terms">{(flow) => <AcceptTerms flow={flow} />}</Flow>
}

function AcceptTerms({ flow }: { readonly flow: Terms }) {
  const { session } = useApp()
  const { go } = useNavigation()
  const from = useRouterState({ select: ({ location }) => location.state.from ?? null })
  const state = useSelector(flow, (now) => now.value)
  const wasAsked = useRef(false)
  const hasLeft = useRef(false)
  useEffect(() => {
    wasAsked.current ||= state === 'accepting'
    if (state !== 'current' || hasLeft.current || (!wasAsked.current && from === null)) return
    // Accepted here, or by another tab meanwhile: on to what was wanted, once; the entry's own state goes before the page does.
    hasLeft.current = true
    go(from ?? '/', { replace: true })
  }, [state, from, go])
  return (
    <TermsView
      flow={flow}
      file={<File flow={flow} />}
      onLogOut={() => session.current?.send({ type: 'session.signOut', reason: 'player' })}
    />
  )
}

function File({ flow }: { readonly flow: Terms }) {
  const { world } = useApp()
  const { language } = placeOf(world)
  const files = useSelector(flow, (now) => now.context.newTerms?.files ?? [])
  const url = files.length === 0 ? undefined : termsPath(files, language)
  const isPage = url !== undefined && !/^[a-z]+:/i.test(url)
  const page = useQuery({ ...staticPageOptions(world, isPage ? url.replace(/^\//, '') : ''), enabled: isPage })
  const content = page.data && {
    ...page.data,
    html: page.data.html && sanitise(page.data.html),
    sections: page.data.sections.map(({ id, title, html }) => ({ id, title, html: sanitise(html) })),
  }
  return (
    <TermsFile
      address={isPage || url === undefined ? null : url}
      content={page.isPending && isPage ? undefined : (content ?? null)}
      onRetry={() => void page.refetch()}
    />
  )
}
