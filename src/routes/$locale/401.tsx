import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { UnauthorisedPage } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/401')({
  beforeLoad: requireVisitor,
  component: () => <UnauthorisedPage />,
})
