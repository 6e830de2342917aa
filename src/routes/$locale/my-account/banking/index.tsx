import { createFileRoute } from '@tanstack/react-router'
import { BankingPage } from '#src/app/pages/BankingPage.tsx'

export const Route = createFileRoute('/$locale/my-account/banking/')({ component: BankingPage })
