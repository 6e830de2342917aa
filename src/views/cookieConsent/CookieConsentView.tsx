import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConsentChoice } from '#src/ui/ConsentChoice.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './cookieConsent.css.ts'

interface CookieConsentProps {
  readonly flow: ActorRefFrom<typeof cookieConsentMachine>
}

/** The cookie notification, and the settings that the footer opens again (COO-1, COO-2). */
export function CookieConsentView({ flow }: CookieConsentProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (snapshot.matches('changing') || snapshot.matches('choosing')) return <CookieSettings flow={flow} />
  if (snapshot.matches('asking')) return <CookieBanner flow={flow} />
  return <div hidden {...flowAttributes(snapshot)} />
}

function CookieBanner({ flow }: CookieConsentProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section
      className={styles.banner}
      aria-label={t({ message: 'Cookies', comment: 'Title of the cookie notice.' })}
      {...flowAttributes(snapshot)}
    >
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans>Cookies</Trans>
        </h2>
        <p>
          <Trans>
            Some cookies are needed to keep you signed in and your money safe. Others help us improve the site or show
            you offers; those are yours to decide. <Link to="/privacy-policy">Privacy policy</Link>
          </Trans>
        </p>
      </div>
      <ConsentChoice
        options={snapshot.context.options}
        layout="banner"
        onAccept={(options) => flow.send({ type: 'consent.accept', options })}
        onReject={() => flow.send({ type: 'consent.reject' })}
      />
    </section>
  )
}

function CookieSettings({ flow }: CookieConsentProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <Dialog
      title={<Trans comment="Link and title: choice of cookies.">Cookie settings</Trans>}
      root={flowAttributes(snapshot) as object}
      onClose={() => flow.send({ type: 'consent.close' })}
      actions={
        <Button onClick={() => flow.send({ type: 'consent.close' })}>
          <Trans>Leave as it is</Trans>
        </Button>
      }
    >
      <ConsentChoice
        options={snapshot.context.options}
        layout="dialog"
        onAccept={(options) => flow.send({ type: 'consent.accept', options })}
        onReject={() => flow.send({ type: 'consent.reject' })}
      />
    </Dialog>
  )
}
