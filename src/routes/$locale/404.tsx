import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/404')({ component: () => <NotFoundPage /> })
