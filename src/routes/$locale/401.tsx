import { createFileRoute } from '@tanstack/react-router'
import { UnauthorisedPage } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/401')({ component: () => <UnauthorisedPage /> })
