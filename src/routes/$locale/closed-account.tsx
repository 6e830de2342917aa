import { createFileRoute } from '@tanstack/react-router'
import { ClosedAccountPage } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/closed-account')({ component: () => <ClosedAccountPage /> })
