import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/sms-max-attempts')({
  component: () => <NotBuiltPage name="sms-max-attempts" />,
})
