import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '#src/app/guards.ts'
import { Unauthorised } from '#src/app/pages/ErrorPlaces.tsx'

export const Route = createFileRoute('/$locale/401')({
  beforeLoad: requireVisitor,
  component: Unauthorised,
})
