import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { InboxPage } from '#src/app/pages/InboxPage.tsx'

export const Route = createFileRoute('/$locale/my-account/inbox/')({
  beforeLoad: requireUnblocked,
  component: () => <InboxPage id={null} />,
})
