import { createFileRoute } from '@tanstack/react-router'
import { VerificationPage } from '#src/app/pages/VerificationPage.tsx'

export const Route = createFileRoute('/$locale/my-account/account/verification')({
  validateSearch: ({ hosted }: Record<string, unknown>): { hosted?: 'done' | 'failed' } =>
    hosted === 'done' || hosted === 'failed' ? { hosted } : {},
  component: VerificationPage,
})
