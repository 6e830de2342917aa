import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/promo/$slug')({ component: () => <NotBuiltPage name="promo" /> })
