import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/my-account/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$locale/my-account/account', params, replace: true })
  },
})
