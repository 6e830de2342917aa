import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { ErrorPicture } from './ErrorPicture.tsx'

/** The way home; the loud one where it is the way on. */
export function HomeLink({ variant = 'secondary' }: { readonly variant?: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to="/" variant={variant}>
      <Trans>To the home page</Trans>
    </ButtonLink>
  )
}

/** 401: this page is for players; signing in from here returns to it, and a sign-up takes along the code that led to it (GRD-1, GRD-9). */
export function UnauthorisedPage({ bonusCode = null }: { readonly bonusCode?: string | null }) {
  const { go } = useNavigation()
  return (
    <EmptyState
      heading="h1"
      art={<ErrorPicture scene="401" />}
      title={<Trans>Please log in</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => go('#login', { replace: true })}>
            <Trans>Log in to go on</Trans>
          </Button>
          {bonusCode === null ? null : (
            <Button onClick={() => go('/signup')}>
              <Trans comment="Button and title: verb, opens an account.">Sign up</Trans>
            </Button>
          )}
          <HomeLink />
        </>
      }
    >
      <Trans>This page is for signed-in players. Once you have logged in you come back to it.</Trans>
      {bonusCode === null ? null : (
        <p>
          <Trans comment="On a page that asks to log in: {bonusCode} is the code of the link that led there.">
            Your bonus code <strong>{bonusCode}</strong> goes along, also if you sign up.
          </Trans>
        </p>
      )}
    </EmptyState>
  )
}

/** 404: no such page (NAV-6). */
export function NotFoundPage() {
  const { isOpen } = useNavigation()
  return (
    <EmptyState
      heading="h1"
      art={<ErrorPicture scene="404" />}
      title={<Trans>Page not found</Trans>}
      actions={
        <>
          <HomeLink variant="primary" />
          {isOpen('/online-casino') ? (
            <ButtonLink to="/online-casino">
              <Trans>To the casino</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Trans>There is no page at this address. It may have moved, or the address has a typing error.</Trans>
    </EmptyState>
  )
}

/** What the page shows did not come. */
export function NotLoadedPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      heading="h1"
      art={<ErrorPicture scene="500" />}
      title={<Trans>The page could not be loaded</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <HomeLink />
        </>
      }
    >
      <Trans>Please check your connection and try again.</Trans>
    </EmptyState>
  )
}

/** There is no connection: nothing can be asked for, so nothing is offered but to wait. */
export function OfflinePage() {
  return (
    <EmptyState heading="h1" art={<ErrorPicture scene="offline" />} title={<Trans>You are offline</Trans>}>
      <p>
        <Trans>
          There is no connection right now. Nothing is lost: your money, your bets and open rounds are kept as they are.
        </Trans>
      </p>
      <p>
        <Trans>This page opens by itself as soon as the connection is back.</Trans>
      </p>
    </EmptyState>
  )
}

/** 500: the server failed. */
export function ServerErrorPage({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  return (
    <EmptyState
      heading="h1"
      art={<ErrorPicture scene="500" />}
      title={<Trans>Our server has a problem</Trans>}
      actions={
        <>
          {onRetry ? (
            <Button variant="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          <HomeLink variant={onRetry ? 'secondary' : 'primary'} />
        </>
      }
    >
      <Trans>Nothing of yours is lost. Please try again in a moment.</Trans>
    </EmptyState>
  )
}

/** The account is closed (NAV-6). */
export function ClosedAccountPage() {
  return (
    <EmptyState
      heading="h1"
      art={<ErrorPicture scene="403" />}
      title={<Trans>This account is closed</Trans>}
      actions={
        <>
          <HomeLink variant="primary" />
          <ButtonLink to="/contact-live-chat">
            <Trans>Ask support</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>You can’t sign in with it any more. Our support can tell you why, and pays out what is yours.</Trans>
    </EmptyState>
  )
}
