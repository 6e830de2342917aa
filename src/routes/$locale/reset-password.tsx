import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#src/app/pages/ResetPasswordPage.tsx'

// The reset itself stands over the page; the layout opens it by this path, and with the token of the e-mail's link (PWD-3).
export const Route = createFileRoute('/$locale/reset-password')({ component: ResetPasswordPage })
