import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatDate } from '#contract/locale.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { InboxViewProps } from './InboxView.tsx'
import * as styles from './inbox.css.ts'

const unread = { type: 'message.unread' } as const

/** One message in full. */
export function Message({ flow }: InboxViewProps) {
  const words = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { message, problem } = snapshot.context
  if (message === null) return null
  const isBusy = snapshot.hasTag('busy')
  const isUnread = snapshot.matches({ message: 'shown' }) && !message.isRead
  return (
    <>
      <p>
        <Link to="/my-account/inbox">
          <Trans comment="Link back to the list of messages.">All messages</Trans>
        </Link>
      </p>
      <Card as="article" className={styles.message}>
        <header className={surface.tight}>
          <h1 className={cx(surface.sectionTitle, styles.heading)}>{message.title}</h1>
          <time className={cx(surface.small, surface.muted)} dateTime={message.sentAt}>
            {formatDate(message.sentAt)}
          </time>
        </header>
        <p className={styles.words}>{message.text}</p>
        {snapshot.matches({ message: 'markFailed' }) ? (
          <Notice tone="bad" alert>
            <p>{words(problemKey(problem))}</p>
          </Notice>
        ) : null}
        <div className={surface.row}>
          {message.path === null ? null : (
            <ButtonLink to={message.path} variant="primary">
              <Trans comment="Link: to the page that a message speaks of.">Go there</Trans>
            </ButtonLink>
          )}
          {isBusy || snapshot.can(unread) ? (
            <Button busy={isBusy} onClick={() => flow.send(unread)}>
              <Trans>Mark as unread</Trans>
            </Button>
          ) : null}
          {isUnread ? (
            <span className={surface.muted}>
              <Trans comment="Hidden word for screen readers: a message that is not read yet.">Not read</Trans>
            </span>
          ) : null}
        </div>
      </Card>
    </>
  )
}
