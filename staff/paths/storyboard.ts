import * as v from 'valibot'

// What `npm run test:model -- --storyboard` has taken pictures of, as the staff page shows it (MOD-2).

const text = v.string()

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

const pictureSchema = v.object({
  /** A folder of `brands/`. */
  brand: text,
  /** Of the window, CSS px. */
  width: pixels,
  height: pixels,
  /** Beside the index. */
  file: v.pipe(text, v.regex(/^[\w-]+(?:\/[\w-]+)*\.webp$/)),
})
const storyboardSchema = v.object({
  form: v.literal('storyboard'),
  version: v.literal(1),
  flows: v.array(
    v.object({
      flow: text,
      /** When its newest picture was taken, ms since 1970. */
      at: v.number(),
      states: v.array(
        v.object({
          /** Dot path of an innermost state, as in `data-state`. */
          state: text,
          pictures: v.array(pictureSchema),
          /** Why there is none, in words; null where there are. */
          why: v.nullable(text),
        }),
      ),
    }),
  ),
})

/** A state as players see it, in one brand and width. */
export type Picture = Readonly<v.InferOutput<typeof pictureSchema>>
/** The pictures of one state, or why it has none. */
export interface BoardState {
  readonly state: string
  readonly pictures: readonly Picture[]
  readonly why: string | null
}
/** The pictures of one flow, its states in the order of its machine. */
export interface BoardFlow {
  readonly flow: string
  readonly at: number
  readonly states: readonly BoardState[]
}
export interface Storyboard {
  readonly form: 'storyboard'
  readonly version: 1
  readonly flows: readonly BoardFlow[]
}

/** Name of the index, in the storyboard's folder beside the report. */
export const BOARD_INDEX = 'index.json'
/** Folder of the storyboard, beside the report of the paths. */
export const BOARD_FOLDER = 'storyboard'

/** Reads an index. Throws, in words for whoever has opened the page, what it is not. */
export function readStoryboard(file: string): Storyboard {
  let given: unknown
  try {
    given = JSON.parse(file)
  } catch {
    throw new Error('The index of the storyboard is no JSON.')
  }
  const read = v.safeParse(storyboardSchema, given)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(
    `The index of the storyboard can not be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`,
  )
}

/** The pictures of a state of a flow, and of what lies within it. */
export const picturesOf = (flow: BoardFlow, state: string): readonly BoardState[] =>
  flow.states.filter((one) => one.state === state || one.state.startsWith(`${state}.`))
