import { createFileRoute } from '@tanstack/react-router'
import { ServerErrorPage } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/500')({ component: () => <ServerErrorPage /> })
