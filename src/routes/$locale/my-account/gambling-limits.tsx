import { createFileRoute } from '@tanstack/react-router'
import { requireUnblocked } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/my-account/gambling-limits')({
  beforeLoad: requireUnblocked,
  component: () => <NotBuiltPage name="my-account/gambling-limits" />,
})
