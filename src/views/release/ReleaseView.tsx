import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { releaseMachine } from '#machines/release/release.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import * as styles from './release.css.ts'

/** A new version is offered beside the page; it covers nothing that is being used, and takes no focus. */
export function ReleaseView({ flow }: { readonly flow: ActorRefFrom<typeof releaseMachine> }) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const isBusy = snapshot.hasTag('busy')
  return (
    // It holds its buttons, so it is no output; read out when the reader pauses.
    <section
      className={styles.offer}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="status"
      aria-label={t({ message: 'New version', comment: 'Name of the notice that a new version of the site is ready' })}
      {...flowAttributes(snapshot)}
    >
      <p className={styles.words}>
        {isBusy ? (
          <Trans comment="The player has pressed Reload; the new version of the site is being loaded">
            Loading the new version…
          </Trans>
        ) : (
          <Trans comment="A new version of this site (not of a game) can be loaded">A new version is ready</Trans>
        )}
      </p>
      <Button
        variant="primary"
        size="sm"
        disabled={!snapshot.can({ type: 'release.accept' })}
        onClick={() => flow.send({ type: 'release.accept' })}
      >
        <Trans>Reload</Trans>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={!snapshot.can({ type: 'release.later' })}
        onClick={() => flow.send({ type: 'release.later' })}
      >
        <Trans comment="Puts off the notice of a new version">Later</Trans>
      </Button>
    </section>
  )
}
