import { createFileRoute } from '@tanstack/react-router'
import { RestrictedCountry } from '#src/views/access/AccessView.tsx'
import { HomeLink } from '#src/views/errors/ErrorPages.tsx'

export const Route = createFileRoute('/$locale/restricted')({
  component: () => <RestrictedCountry actions={<HomeLink variant="primary" />} />,
})
