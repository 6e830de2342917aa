import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** What QA may ask to go wrong. `path` with its prefix, `*` for any run of characters. */
export const faultSchema = v.strictObject({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*']),
  path: v.pipe(v.string(), v.startsWith('/')),
  match: v.optional(
    v.strictObject({ header: v.optional(v.string()), query: v.optional(v.string()), body: v.optional(v.string()) }),
  ),
  playerId: v.optional(v.pipe(v.number(), v.integer())),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  kind: v.picklist(['status', 'drop', 'hang', 'malformed', 'late']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
})
export type Fault = v.InferOutput<typeof faultSchema>

/** A request as faults see it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`)

/** Player that the caller's id token names, unchecked: this only chooses which request a fault is for. */
function playerOf({ headers, query }: Seen): number | null {
  const token = headers['authorization'] ?? new URLSearchParams(query).get('Authorization') ?? ''
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >
    return Number(claims['custom:playerId'] ?? claims['playerId'])
  } catch {
    return null
  }
}

const headerText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** What a query says; one that is no text (`%E0%A4%A`) as it came. */
function readableQuery(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}

/** The faults that are set; the oldest that fits a request is used up first. */
export function createFaults() {
  let set: (Fault & { readonly id: string; left: number })[] = []
  return {
    add(fault: Fault): string {
      const id = randomUUID()
      set.push({ ...fault, id, left: fault.times ?? 1 })
      return id
    },
    clear(): void {
      set = []
    },
    /** Takes the fault for a request, or null. */
    take(seen: Seen): Fault | null {
      const found = set.find(
        ({ method, path, match, playerId, left }) =>
          left > 0 &&
          (method === '*' || method === seen.method) &&
          pattern(path).test(seen.path) &&
          (match?.header === undefined || headerText(seen.headers).includes(match.header)) &&
          (match?.query === undefined || readableQuery(seen.query).includes(match.query)) &&
          (match?.body === undefined || seen.body.includes(match.body)) &&
          (playerId === undefined || playerOf(seen) === playerId),
      )
      if (!found) return null
      found.left -= 1
      if (found.left === 0) set = set.filter((fault) => fault !== found)
      return found
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
