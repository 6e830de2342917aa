import { createFileRoute } from '@tanstack/react-router'
import { ServerError } from '#src/app/pages/ErrorPlaces.tsx'

export const Route = createFileRoute('/$locale/500')({ component: ServerError })
