import { desc, eq } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Clock } from './clock.ts'
import { outboxMessages } from './db/core.schema.ts'
import type { Db } from './db/open.ts'

/** An SMS or e-mail; address is a phone number (+ and digits) or an e-mail. */
export interface OutboxMessage {
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly text: string
  readonly code?: string
  readonly link?: string
}

/** Sends SMS and e-mail; joins the running transaction, so that nothing is sent for work that failed. */
export interface Outbox {
  send(message: OutboxMessage): Promise<void>
  /** Newest first. */
  read(address: string): Promise<{ channel: 'sms' | 'email'; code?: string; link?: string; text: string; at: string }[]>
}

/** E-mails compare folded, phone numbers as + and digits. */
export const normalAddress = (address: string): string =>
  address.includes('@') ? foldEmail(address) : `+${address.replace(/\D/g, '')}`

/** The outbox over the operator's own table. */
export function createOutbox({ db, clock }: { db: Db; clock: Clock }): Outbox {
  return {
    async send({ channel, to, text: body, code, link }) {
      await db.insert(outboxMessages).values({
        at: clock.now(),
        channel,
        address: normalAddress(to),
        text: body,
        code: code ?? null,
        link: link ?? null,
      })
    },
    async read(address) {
      const rows = await db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.address, normalAddress(address)))
        .orderBy(desc(outboxMessages.id))
        .limit(100)
      return rows.map(({ channel, code, link, text, at }) =>
        Object.assign(
          { channel, text, at: new Date(at).toISOString() },
          code === null ? null : { code },
          link === null ? null : { link },
        ),
      )
    },
  }
}
