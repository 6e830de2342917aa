import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as styles from './chat.css.ts'

export interface ChatViewProps {
  readonly flow: ActorRefFrom<typeof chatMachine>
  readonly onOpen: () => void
  readonly onCookieSettings: () => void
}

/** What the site itself shows of the support chat; the conversation stands in the provider's own frame (CHT-1). */
export function ChatView({ flow, onOpen, onCookieSettings }: ChatViewProps) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const attributes = flowAttributes(snapshot)
  const close = () => flow.send({ type: 'chat.close' })
  const { unread, isWanted } = snapshot.context
  if (snapshot.matches('unconsented')) {
    return (
      <Dialog
        title={<Trans comment="Noun: a talk with our support by typing.">Live chat</Trans>}
        onClose={close}
        root={attributes as object}
        actions={
          <>
            <Button variant="primary" onClick={onCookieSettings}>
              <Trans>Cookie settings</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            The chat needs cookies of the kind “Performance and functions”, which you have not allowed. Nothing of it is
            loaded until you do.
          </Trans>
        </p>
      </Dialog>
    )
  }
  if (snapshot.matches('failed')) {
    return (
      <Card attributes={attributes} isAlert>
        <p className={styles.title}>
          <Trans>The chat could not be opened</Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="sm" onClick={() => flow.send({ type: 'chat.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </Card>
    )
  }
  if (snapshot.matches({ loaded: 'loading' }) && isWanted) {
    return (
      <Card attributes={attributes}>
        <Loading>
          <Trans>The chat is being opened</Trans>
        </Loading>
        <div className={styles.actions}>
          <Button size="sm" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </Card>
    )
  }
  if (snapshot.matches({ loaded: 'badge' })) {
    return (
      <section className={styles.badge} aria-label={t`Live chat`} {...attributes}>
        <Button variant="quiet" onClick={onOpen} icon={<Count unread={unread} />}>
          <span aria-hidden>
            <Trans>Live chat</Trans>
          </span>
          <VisuallyHidden>
            <Plural value={unread} one="Live chat: # unread message" other="Live chat: # unread messages" />
          </VisuallyHidden>
        </Button>
        <IconButton label={t`Hide the chat`} onClick={close}>
          <CloseIcon />
        </IconButton>
      </section>
    )
  }
  return <div hidden {...attributes} />
}

const Count = ({ unread }: { readonly unread: number }) => (
  <span className={styles.count} aria-hidden>
    {unread}
  </span>
)

interface CardProps {
  readonly attributes: ReturnType<typeof flowAttributes>
  readonly isAlert?: boolean
  readonly children: ReactNode
}

function Card({ attributes, isAlert = false, children }: CardProps) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-label={t`Live chat`} {...attributes}>
      <div role={isAlert ? 'alert' : undefined}>{children}</div>
    </section>
  )
}
