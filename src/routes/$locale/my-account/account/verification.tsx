import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/my-account/account/verification')({
  component: () => <NotBuiltPage name="my-account/account/verification" />,
})
