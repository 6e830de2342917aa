import type { CallOutput } from '#contract/calls.ts'
import type {
  InboxMessage,
  LoadMessageInput,
  LoadMessagesInput,
  LoadMessagesOutput,
  MarkMessageInput,
} from '#machines/inbox/inbox.contract.ts'
import { fromPromise } from 'xstate'
import type { World } from './world.ts'

const messageOf = ({ id, title, text, sentAt, read, path }: CallOutput<'inboxMessage'>): InboxMessage => ({
  id,
  title,
  text,
  sentAt,
  isRead: read,
  path: path ?? null,
})

/** Messages to the player (PRO-5). */
export const inboxActors = (world: World) => ({
  loadMessages: fromPromise<LoadMessagesOutput, LoadMessagesInput>(async ({ input, signal }) => {
    const query = input.position === null ? {} : { position: input.position }
    const { messages, unread, position } = await world.api.call('inbox', { query }, { signal })
    return { messages: messages.map(messageOf), unread, position }
  }),
  loadMessage: fromPromise<InboxMessage, LoadMessageInput>(async ({ input, signal }) =>
    messageOf(await world.api.call('inboxMessage', { params: { messageId: input.id } }, { signal })),
  ),
  markMessage: fromPromise<void, MarkMessageInput>(async ({ input, signal }) => {
    await world.api.call(
      'inboxMessageRead',
      { params: { messageId: input.id }, body: { read: input.isRead } },
      { signal },
    )
  }),
})
