import type { LocaleOptions } from '#contract/locale.ts'
import type { ActorOf } from '#machines/directory.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { StaticPage, type StaticPageContent } from '#src/views/pages/StaticPage.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useApp } from '../AppContext.tsx'
import { useFlow } from '../flows.ts'
import { useHead } from '../head.ts'
import { pathBelowLocale } from '../paths.ts'
import { ReportEntry } from '../ReportEntry.tsx'
import { opened, useChatOffer, useOpenChat } from '../useChat.ts'

const bare = (title: string): StaticPageContent => ({
  id: 'contact-live-chat',
  url: 'contact-live-chat',
  title,
  lead: null,
  html: null,
  sections: [],
  seo: null,
  updatedAt: null,
})

/** Where help links lead to: the words of content, and the conversation (CHT-1). */
export function ContactLiveChatPage({ content }: { readonly content: StaticPageContent | null }) {
  const { t } = useLingui()
  const flow = useFlow('chat')
  const isOffered = useChatOffer()
  const shown = content ?? bare(t`Live chat`)
  useHead(shown.seo?.title ?? shown.title, shown.seo?.description ?? shown.lead)
  return (
    <StaticPage content={shown}>
      {flow ? <Conversation flow={flow} isOffered={isOffered} /> : null}
      <ReportEntry />
    </StaticPage>
  )
}

/** This document was opened at another page, in whatever locale: whoever is here has followed a link to the chat. */
function cameByLink(options: LocaleOptions): boolean {
  const here = pathBelowLocale(location.pathname, options)
  const [loaded] = performance.getEntriesByType('navigation')
  // A link may be followed before the chat has looked where it is. An address without locale was given one since.
  if (loaded && URL.canParse(loaded.name) && pathBelowLocale(new URL(loaded.name).pathname, options) !== here)
    return true
  return opened.at !== null && opened.at !== here
}

interface ConversationProps {
  readonly flow: ActorOf<'chat'>
  readonly isOffered: boolean | null
}

function Conversation({ flow, isOffered }: ConversationProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { localeOptions } = useApp()
  const open = useOpenChat(flow)
  const isOpen = snapshot.matches({ loaded: 'open' })
  useEffect(() => {
    // Hidden on load: who only opens this address is not met by a panel, who asks for help is.
    if (
      isOffered &&
      cameByLink(localeOptions) &&
      flow.getSnapshot().can({ type: 'chat.open', locale: '', isAllowed: true })
    )
      open()
    // Once for each time that the page is come to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [flow, isOffered])
  if (isOffered === null) return null
  if (!isOffered) {
    return (
      <Notice title={<Trans>There is no live chat at the moment</Trans>}>
        <Trans>
          All other ways to reach us are on our <Link to="/contact-us">contact page</Link>.
        </Trans>
      </Notice>
    )
  }
  return (
    <div {...flowAttributes(snapshot)}>
      {isOpen ? (
        <Button onClick={() => flow.send({ type: 'chat.close' })}>
          <Trans>Close the chat</Trans>
        </Button>
      ) : (
        <Button variant="primary" onClick={open}>
          <Trans>Start the chat</Trans>
        </Button>
      )}
    </div>
  )
}
