import type { Operator } from '../operator.ts'
import { createNewsLines } from '../wire/newsLines.ts'
import type { ChatBearer } from './chatToken.ts'

/** Lines that one person, and one address, may have open: a line holds a socket for as long as its page stands. */
const MOST = { holder: 20, address: 200 } as const

interface OpenLine {
  readonly holder: string
  readonly ip: string
  /** Null for a visitor's. */
  readonly bearer: ChatBearer | null
  end: () => void
}

/** The open pages of this process, each told when something was written in its conversation. */
export interface ChatLines {
  /** A line of server-sent events; null where its person or its address has as many as may be. */
  open(of: Omit<OpenLine, 'end'>, signal: AbortSignal, isLimited: boolean): Response | null
}

/** One listener of the bus for all lines. Those of a sign-in that has ended end with it. */
export function createChatLines(operator: Pick<Operator, 'bus' | 'userPool'>): ChatLines {
  const news = createNewsLines('message')
  const lines = new Set<OpenLine>()
  const count = (is: (line: OpenLine) => boolean): number => [...lines].filter(is).length

  /** Its page comes back, and is told that it is nobody's any more. */
  const endIfOver = async ({ bearer, end }: OpenLine): Promise<void> => {
    // A database that is away says nothing about sign-ins: the page comes back to ask.
    if (bearer && !(await operator.userPool.isLiving(bearer).catch(() => false))) end()
  }
  operator.bus.on('chat-news', ({ holder }) => news.tell(holder))
  operator.bus.on('session-ended', ({ playerId }) => {
    for (const line of lines) if (line.bearer?.playerId === playerId) void endIfOver(line)
  })
  operator.bus.onGap(() => {
    news.tellAll()
    for (const line of lines) void endIfOver(line)
  })

  return {
    open({ holder, ip, bearer }, signal, isLimited) {
      const isFull =
        count((line) => line.holder === holder) >= MOST.holder || count((line) => line.ip === ip) >= MOST.address
      if (isLimited && isFull) return null
      const line: OpenLine = { holder, ip, bearer, end: () => {} }
      lines.add(line)
      const { response, end } = news.open(holder, signal, () => lines.delete(line))
      line.end = end
      // It may have ended while it was looked at, and that news is over.
      void endIfOver(line)
      return response
    },
  }
}
