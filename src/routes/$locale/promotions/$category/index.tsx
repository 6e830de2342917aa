import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/promotions/$category/')({
  staticData: { pageId: 'promotions-home' },
  component: () => <NotBuiltPage name="promotions" />,
})
