import { RateLimiterMemory } from 'rate-limiter-flexible'

/** What one address, or one person, may a minute; a household does not notice it. */
const LIMITS = {
  /** Anything that an address asks. */
  asked: { points: 600, duration: 60 },
  /** Messages that an address sends, whosever they are. */
  address: { points: 90, duration: 60 },
  /** Messages of one person, from wherever. */
  person: { points: 20, duration: 60 },
  /** Proofs of an address that prove nothing: beyond them none is looked at. */
  refused: { points: 60, duration: 60 },
} as const

/** More than may be asked: `ms` until it may be again. */
export class TooMany extends Error {
  readonly ms: number
  constructor(ms: number) {
    super('Too many messages')
    this.name = 'TooMany'
    this.ms = ms
  }
}

/** What one address still may. Each throws TooMany where it may not. */
export interface Gate {
  /** It asks for anything. */
  asks(): Promise<void>
  /** It sends a message: counted before anybody looks whose it is. */
  sends(): Promise<void>
  /** It shows a proof. */
  proves(): Promise<void>
  /** Its proof was refused. */
  wasRefused(): Promise<void>
  /** A person who is proven writes. */
  writesAs(holder: string): Promise<void>
}

/** Nobody is counted: tests of this machine come a thousand times a minute. */
const open: Gate = {
  asks: async () => {},
  sends: async () => {},
  proves: async () => {},
  wasRefused: async () => {},
  writesAs: async () => {},
}

const make = (kind: keyof typeof LIMITS) => new RateLimiterMemory({ keyPrefix: `chat-${kind}`, ...LIMITS[kind] })

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    throw new TooMany((refused as { msBeforeNext?: number }).msBeforeNext ?? 1000)
  }
}

/** Counters of this process. Answers the gate of an address; an open one where nobody is counted. */
export function createChatLimits(): (ip: string, isLimited: boolean) => Gate {
  const [asked, address, person, refused] = [make('asked'), make('address'), make('person'), make('refused')]
  return (ip, isLimited) =>
    isLimited
      ? {
          asks: () => take(asked, ip),
          sends: () => take(address, ip),
          writesAs: (holder) => take(person, holder),
          async proves() {
            const counted = await refused.get(ip)
            if (counted && counted.consumedPoints >= LIMITS.refused.points) throw new TooMany(counted.msBeforeNext)
          },
          wasRefused: () => take(refused, ip).catch(() => {}),
        }
      : open
}
