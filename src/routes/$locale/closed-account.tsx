import { createFileRoute } from '@tanstack/react-router'
import { ClosedAccount } from '#src/app/pages/ErrorPlaces.tsx'

export const Route = createFileRoute('/$locale/closed-account')({ component: ClosedAccount })
