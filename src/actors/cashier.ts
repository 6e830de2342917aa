import type { CashierEvent, CashierMessagesInput } from '#machines/deposit/deposit.contract.ts'
import * as v from 'valibot'
import { fromCallback, type EventObject } from 'xstate'
import { hearFrame } from './frames.ts'

const resultMessage = v.object({ type: v.literal('cashier.result'), depositId: v.string(), state: v.string() })

const said: Readonly<Record<string, CashierEvent['type']>> = {
  abandoned: 'cashier.cancelled',
  refused: 'cashier.failed',
}

/** The open payment page says that it has ended. What became of the money is looked up, never taken from the message. */
export const cashierActors = () => ({
  cashierMessages: fromCallback<EventObject, CashierMessagesInput>(({ input, sendBack }) =>
    hearFrame(input.cashierUrl, (data) => {
      const message = v.safeParse(resultMessage, data)
      if (!message.success || message.output.depositId !== input.depositId) return
      sendBack({ type: said[message.output.state] ?? 'cashier.finished' } satisfies CashierEvent)
    }),
  ),
})
