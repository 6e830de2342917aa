import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { SmsMaxAttemptsPage } from '#src/app/pages/SmsMaxAttemptsPage.tsx'

export const Route = createFileRoute('/$locale/sms-max-attempts')({
  beforeLoad: requireVisitor,
  component: SmsMaxAttemptsPage,
})
