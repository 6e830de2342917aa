import { isGarbled } from '#contract/locale.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { InboxPage } from '#src/app/pages/InboxPage.tsx'

export const Route = createFileRoute('/$locale/my-account/inbox/notifications/{-$id}')({
  beforeLoad: requireUnblocked,
  loader: ({ params }) => {
    const { id = '' }: Readonly<Record<string, string | undefined>> = params
    if (isGarbled(id)) throw notFound()
  },
  component: Notifications,
})

function Notifications() {
  const { id = null }: { readonly id?: string | null } = Route.useParams()
  return <InboxPage id={id} />
}
