import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/accept-terms-condition')({
  component: () => <NotBuiltPage name="accept-terms-condition" />,
})
