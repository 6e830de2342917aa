import { createFileRoute } from '@tanstack/react-router'
import { Restricted } from '#src/app/pages/ErrorPlaces.tsx'

export const Route = createFileRoute('/$locale/restricted')({ component: Restricted })
