import type { inboxMachine } from '#machines/inbox/inbox.machine.ts'
import { InboxView } from '#src/views/inbox/InboxView.tsx'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { MissingPage } from '../fallbacks.tsx'
import { useSession } from '../flows.ts'
import { showsOffers } from '../guardTable.ts'
import { useHead } from '../head.ts'

interface InboxPageProps {
  /** The message that the address names; null for the list. */
  readonly id: string | null
}

/** The inbox, and one message by its address (PRO-5); absent where the platform has no inbox. */
export function InboxPage({ id }: InboxPageProps) {
  const { t } = useLingui()
  const { settings } = useApp()
  useHead(t({ message: 'Inbox', comment: 'Page of messages to the player.' }))
  if (!settings.capabilities.inbox) return <MissingPage />
  return <Flow id="inbox">{(flow) => <Inbox flow={flow} id={id} />}</Flow>
}

function Inbox({ flow, id }: InboxPageProps & { readonly flow: ActorRefFrom<typeof inboxMachine> }) {
  const router = useRouter()
  const offers = useSession(({ context }) => showsOffers(context))
  const shownFor = useRef(offers)
  useEffect(() => {
    // Who may have no bonus any more, or may again, has another list: what stands here is left at once (SAF-2).
    if (shownFor.current !== offers) flow.send({ type: 'inbox.close' })
    shownFor.current = offers
    flow.send(id === null ? { type: 'inbox.open' } : { type: 'message.open', id })
  }, [flow, id, offers])
  useEffect(
    () => () => {
      // From the list to a message and back the list stays as it is.
      if (!router.state.location.pathname.includes('/my-account/inbox')) flow.send({ type: 'inbox.close' })
    },
    [flow, router],
  )
  return <InboxView flow={flow} />
}
