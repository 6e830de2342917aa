import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Brand } from '#brands/brand.ts'
import type { accessMachine } from '#machines/access/access.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Loading } from '#src/ui/Spinner.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ErrorPicture } from '../errors/ErrorPicture.tsx'
import * as frame from '../frame/frame.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

/** What stands in place of the site while it is not open: maintenance, a restricted country, or no answer (GRD-8). */
export function AccessView({
  flow,
  brand,
}: {
  readonly flow: ActorRefFrom<typeof accessMachine>
  readonly brand: Brand
}) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const again = (
    <Button
      variant="primary"
      disabled={!snapshot.can({ type: 'access.check' })}
      onClick={() => flow.send({ type: 'access.check' })}
    >
      <Trans comment="Button: looks whether the site is open again.">Check again</Trans>
    </Button>
  )
  return (
    <main id="main" tabIndex={-1} {...flowAttributes(snapshot)}>
      <div className={frame.header}>
        <div className={frame.bar}>
          <span className={frame.logo}>
            <brand.Logo height={30} />
            <VisuallyHidden>{brand.name}</VisuallyHidden>
          </span>
        </div>
      </div>
      {snapshot.matches('checking') ? (
        <Loading>
          <Trans>Loading</Trans>
        </Loading>
      ) : null}
      {snapshot.matches('maintenance') ? (
        <ErrorState
          heading="h1"
          art={<ErrorPicture scene="maintenance" />}
          title={<Trans>We are working on the site</Trans>}
          actions={again}
        >
          <Trans>Play, deposits and withdrawals are paused. Your money and open rounds are kept as they are.</Trans>
        </ErrorState>
      ) : null}
      {snapshot.matches('restricted') ? <RestrictedCountry actions={again} /> : null}
      {snapshot.matches('failed') ? (
        <ErrorState
          heading="h1"
          art={<ErrorPicture scene="500" />}
          title={<Trans>The site could not be opened</Trans>}
          actions={again}
        >
          {message(problemKey(snapshot.context.problem))}
        </ErrorState>
      ) : null}
    </main>
  )
}

/** The site is not offered in this country; also the page at /restricted (NAV-6, GRD-8). */
export function RestrictedCountry({ actions }: { readonly actions?: ReactNode }) {
  return (
    <ErrorState
      heading="h1"
      art={<ErrorPicture scene="region-blocked" />}
      title={<Trans>We are not available in your country</Trans>}
      actions={actions}
    >
      <Trans>
        The law or our licence does not allow us to offer games where you are. If you have an account with us, our
        support can pay out your money.
      </Trans>
    </ErrorState>
  )
}
