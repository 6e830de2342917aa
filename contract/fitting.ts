import * as v from 'valibot'
import { leftOut } from './moment.ts'

// Answers that do not fit their schema in one place: what may be left out is, and the rest stands.

type Place = readonly (string | number)[]

/** An entry is an object: of a list of countries or channels nothing may go without notice, so there the object that has it goes. */
const isEntry = ({ input, value }: v.IssuePathItem): boolean =>
  Array.isArray(input) && typeof value === 'object' && value !== null && !Array.isArray(value)

/** A reference that leads nowhere stands in the list as null. */
const leadsNowhere = (issue: v.BaseIssue<unknown>): boolean =>
  issue.input === null && issue.expected === 'Object' && Array.isArray(issue.path?.at(-1)?.input)

interface AnySchema {
  readonly type: string
  readonly wrapped?: AnySchema
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
}

/** Fields that decide who is shown something: without them it would be shown to more than it is meant for. */
const DECIDING: ReadonlySet<unknown> = new Set(['targetAudience', 'subProvider', 'startDate', 'endDate'])
/** Left out of words that bind, too: none of them is read on the page. */
const UNREAD = 'seo'
const WRAPPERS: ReadonlySet<string> = new Set(['optional', 'nullable', 'nullish'])
const SINGLE: ReadonlySet<string> = new Set(['string', 'boolean', 'number', 'picklist', 'object'])

/** A schema without its wrappers, and whether one of them takes null for it. */
function bare(schema: AnySchema | undefined): { readonly schema: AnySchema | undefined; readonly takesNull: boolean } {
  let inner = schema
  let takesNull = false
  while (inner?.wrapped && WRAPPERS.has(inner.type)) {
    takesNull ||= inner.type !== 'optional'
    inner = inner.wrapped
  }
  return { schema: inner, takesNull }
}

/** Lists of words that a page can do without. */
const SPARE_WORDS: ReadonlySet<unknown> = new Set([
  'excludedSubProviders',
  'paymentMethods',
  'tags',
  'perks',
  'features',
])

/** Lists of blocks may go; lists of words stay, for most say what is forbidden where. */
const mayGo = (schema: AnySchema | undefined, key: unknown): boolean =>
  schema !== undefined &&
  (SINGLE.has(schema.type) ||
    (schema.type === 'array' && (SPARE_WORDS.has(key) || bare(schema.item).schema?.type === 'object')))

/** How many keys lead to the innermost block around an issue that its schema can do without; 0 where there is none. */
function spareDepth(root: v.GenericSchema, issue: v.BaseIssue<unknown>, losesEntries: boolean): number {
  let { schema } = bare(root)
  let depth = 0
  for (const [at, { key }] of (issue.path ?? []).entries()) {
    if (DECIDING.has(key)) return 0
    const inner = bare(schema?.type === 'array' ? schema.item : schema?.entries?.[String(key)])
    ;({ schema } = inner)
    if (inner.takesNull && mayGo(schema, key) && (losesEntries || key === UNREAD)) depth = at + 1
  }
  return depth
}

/** Keys of the block, or of the list's entry, that goes where an issue stands; null where nothing can go. */
function placeOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>, losesEntries: boolean): Place | null {
  const path = issue.path ?? []
  const goesAlone = issue.message === leftOut || (losesEntries && leadsNowhere(issue))
  const entry = losesEntries ? path.findLastIndex(isEntry) + 1 : 0
  const length = goesAlone ? path.length : Math.max(entry, spareDepth(schema, issue, losesEntries))
  return length === 0 ? null : path.slice(0, length).map(({ key }) => key as string | number)
}

/** Takes an entry out of its list, or sets a field to null. */
function leaveOut(answer: unknown, place: Place): void {
  const last = place.at(-1)!
  const holder = place.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], answer)
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else (holder as Record<string, unknown>)[last] = null
}

/** How often an answer is looked at again: a later check sees what an earlier misfit has hidden. */
const rounds = 4

/**
 * What of an answer fits its schema. A date that is none, marked so in the schema, becomes null; with `losesEntries` so does the innermost
 * block that its schema can do without (a button, a picture, a lead), except what decides who is shown something, and a list loses the
 * entry that does not fit, but an answer that is a list never all of them. `log` hears the path of each misfit.
 */
export function parseFitting<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
  { losesEntries, log }: { readonly losesEntries: boolean; readonly log: (field: string) => void },
): v.SafeParseResult<S> {
  const first = v.safeParse(schema, raw)
  if (first.success) return first
  const rest: unknown = structuredClone(raw)
  const gone: string[] = []
  for (let round = 0; round < rounds; round++) {
    const parsed = v.safeParse(schema, rest)
    if (parsed.success) {
      if (Array.isArray(rest) && rest.length === 0) return first
      for (const field of gone) log(field)
      return parsed
    }
    const places = new Map<string, Place>()
    for (const issue of parsed.issues) {
      const place = placeOf(schema, issue, losesEntries)
      if (!place) return first
      const name = place.join('.')
      if (!places.has(name)) gone.push(v.getDotPath(issue) ?? name)
      places.set(name, place)
    }
    // Issues come in the order of the answer: from the back, so that the places before keep their numbers. What goes with
    // the entry around it is not looked for once that has gone.
    const goesAlone = (place: Place): boolean =>
      !place.some((_, at) => at > 0 && places.has(place.slice(0, at).join('.')))
    for (const place of [...places.values()].filter(goesAlone).toReversed()) leaveOut(rest, place)
  }
  return first
}
