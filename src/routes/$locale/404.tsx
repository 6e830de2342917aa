import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#src/app/pages/ErrorPlaces.tsx'

export const Route = createFileRoute('/$locale/404')({ component: NotFound })
