import { RestrictedCountry } from '#src/views/access/AccessView.tsx'
import {
  ClosedAccountPage,
  HomeLink,
  NotFoundPage,
  ServerErrorPage,
  UnauthorisedPage,
} from '#src/views/errors/ErrorPages.tsx'
import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useHead } from '../head.ts'
import { withoutCode } from '../paths.ts'

// The error pages with what the tab is called at each (NAV-6, NAV-14).

/** 401. */
export function Unauthorised() {
  const { t } = useLingui()
  const bonusCode = useRouterState({ select: ({ location }) => withoutCode(location.state.from ?? '').bonusCode })
  useHead(t`Please log in`)
  return <UnauthorisedPage bonusCode={bonusCode} />
}

/** 404, by its own address or by one that no page has. */
export function NotFound() {
  const { t } = useLingui()
  useHead(t`Page not found`)
  return <NotFoundPage />
}

/** 500. */
export function ServerError() {
  const { t } = useLingui()
  useHead(t`Our server has a problem`)
  return <ServerErrorPage />
}

/** The account is closed. */
export function ClosedAccount() {
  const { t } = useLingui()
  useHead(t`This account is closed`)
  return <ClosedAccountPage />
}

/** The site is not for the visitor's country. */
export function Restricted() {
  const { t } = useLingui()
  useHead(t`We are not available in your country`)
  return <RestrictedCountry actions={<HomeLink variant="primary" />} />
}
