import { createFileRoute } from '@tanstack/react-router'
import { WithdrawPage } from '#src/app/pages/WithdrawPage.tsx'

export const Route = createFileRoute('/$locale/my-account/banking/withdraw')({ component: WithdrawPage })
