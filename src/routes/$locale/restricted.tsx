import { createFileRoute } from '@tanstack/react-router'
import { RestrictedCountry } from '#src/views/access/AccessView.tsx'

export const Route = createFileRoute('/$locale/restricted')({ component: () => <RestrictedCountry /> })
