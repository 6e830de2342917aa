import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { InboxPage } from '#src/app/pages/InboxPage.tsx'

export const Route = createFileRoute('/$locale/my-account/inbox/notifications/{-$id}')({
  beforeLoad: requireUnblocked,
  component: Notifications,
})

function Notifications() {
  const { id = null }: { readonly id?: string | null } = Route.useParams()
  return <InboxPage id={id} />
}
