import { createFileRoute } from '@tanstack/react-router'
import { SmsMaxAttemptsPage } from '#src/app/pages/SmsMaxAttemptsPage.tsx'

export const Route = createFileRoute('/$locale/sms-max-attempts')({ component: SmsMaxAttemptsPage })
