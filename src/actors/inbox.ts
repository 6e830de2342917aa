import type { CallOutput } from '#contract/calls.ts'
import type {
  InboxMessage,
  LoadMessageInput,
  LoadMessagesInput,
  LoadMessagesOutput,
  MarkMessageInput,
} from '#machines/inbox/inbox.contract.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

const messageOf = ({ id, title, text, sentAt, read, path }: CallOutput<'inboxMessage'>): InboxMessage => ({
  id,
  title,
  text,
  sentAt,
  isRead: read,
  path: path ?? null,
})

interface InboxWork {
  readonly loadMessages: Work<LoadMessagesOutput, LoadMessagesInput>
  readonly loadMessage: Work<InboxMessage, LoadMessageInput>
  readonly markMessage: Work<void, MarkMessageInput>
}

/** Messages to the player (PRO-5). */
export const inboxWork = (world: World): InboxWork => ({
  loadMessages: async ({ input, signal }) => {
    const query = input.position === null ? {} : { position: input.position }
    const { messages, unread, position } = await world.api.call('inbox', { query }, { signal })
    return { messages: messages.map(messageOf), unread, position }
  },
  loadMessage: async ({ input, signal }) =>
    messageOf(await world.api.call('inboxMessage', { params: { messageId: input.id } }, { signal })),
  markMessage: async ({ input, signal }) => {
    await world.api.call(
      'inboxMessageRead',
      { params: { messageId: input.id }, body: { read: input.isRead } },
      { signal },
    )
  },
})
