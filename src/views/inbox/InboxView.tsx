import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { formatDate } from '#contract/locale.ts'
import type { InboxMessage } from '#machines/inbox/inbox.contract.ts'
import type { inboxMachine } from '#machines/inbox/inbox.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Link } from '#src/ui/Link.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './inbox.css.ts'
import { Message } from './Message.tsx'

export interface InboxViewProps {
  readonly flow: ActorRefFrom<typeof inboxMachine>
}

const more = { type: 'inbox.more' } as const

/** The list of messages, or one of them, as its address says (PRO-5). */
export function InboxView({ flow }: InboxViewProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section className={surface.stack} {...flowAttributes(snapshot)}>
      {bodyOf(snapshot, flow)}
    </section>
  )
}

function bodyOf(snapshot: SnapshotFrom<typeof inboxMachine>, flow: InboxViewProps['flow']): ReactNode {
  if (snapshot.matches('list')) return <List flow={flow} />
  if (snapshot.matches('message')) return <Message flow={flow} />
  if (snapshot.matches('failed')) return <Failed flow={flow} />
  if (snapshot.matches('missing')) {
    return (
      <EmptyState
        heading="h1"
        art={<ErrorArt picture="404" />}
        title={<Trans>This message is not there</Trans>}
        actions={
          <ButtonLink to="/my-account/inbox" variant="primary">
            <Trans>To your messages</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been taken back, or its address is not complete.</Trans>
      </EmptyState>
    )
  }
  return (
    <Loading>
      <Trans comment="Said while messages are being loaded.">Your messages are coming</Trans>
    </Loading>
  )
}

function List({ flow }: InboxViewProps) {
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { messages, unread, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <header className={surface.tight}>
        <h1 className={surface.pageTitle}>
          <Trans>Inbox</Trans>
        </h1>
        {messages?.length ? (
          <p className={surface.muted} aria-live="polite">
            {unread === 0 ? (
              <Trans>You have read everything.</Trans>
            ) : (
              <Plural value={unread} one="# message is not read yet." other="# messages are not read yet." />
            )}
          </p>
        ) : null}
      </header>
      {messages?.length ? (
        <ul className={styles.list}>
          {messages.map((one) => (
            <Row key={one.id} message={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art={<ErrorArt picture="mail" />} title={<Trans>No messages yet</Trans>}>
          <Trans>What concerns your account, such as a new password, is told here.</Trans>
        </EmptyState>
      )}
      {snapshot.matches({ list: 'moreFailed' }) ? (
        <Notice tone="bad" alert title={<Trans>Older messages could not be loaded</Trans>}>
          <p>{message(problemKey(problem))}</p>
        </Notice>
      ) : null}
      {isBusy || snapshot.can(more) ? (
        <div className={surface.row}>
          <Button busy={isBusy} onClick={() => flow.send(more)}>
            <Trans>Show older messages</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Row({ message: { id, title, text, sentAt, isRead } }: { readonly message: InboxMessage }) {
  const { t } = useLingui()
  return (
    <li>
      <Link
        to={`/my-account/inbox/notifications/${id}`}
        look="bare"
        className={cx(styles.row, !isRead && styles.unread)}
      >
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          {isRead ? null : <Badge tone="accent">{t`New`}</Badge>}
        </span>
        <span className={styles.text}>{text}</span>
        <time className={cx(surface.small, surface.muted)} dateTime={sentAt}>
          {formatDate(sentAt)}
        </time>
      </Link>
    </li>
  )
}

function Failed({ flow }: InboxViewProps) {
  const message = useMessage()
  const { problem, messageId } = useSelector(flow, (now) => now.context)
  return (
    <ErrorState
      heading="h1"
      art={<ErrorArt picture="500" />}
      title={<Trans>Your messages could not be loaded</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => flow.send({ type: 'inbox.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          {messageId === null ? null : (
            <ButtonLink to="/my-account/inbox">
              <Trans>To your messages</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {message(problemKey(problem))}
    </ErrorState>
  )
}
