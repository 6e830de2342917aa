import * as v from 'valibot'
import { brandIds, type BrandId } from '#contract/brands.ts'
import { StartupError } from './startupError.ts'

/** What the environment says about this process. */
export interface StartSettings {
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Whether `/qa/*` is served. */
  readonly qa: boolean
  /** Lets callers from other machines use `/qa/*`. */
  readonly qaToken: string | null
  /** Lets support read and answer the embedded chat; without it only QA can. */
  readonly chatToken: string | null
  /** An account of staff that is made at the start where it is missing. */
  readonly staff: { readonly email: string; readonly password: string } | null
  readonly brand: BrandId | null
  /** Path of a settings file laid over the defaults. */
  readonly settingsFile: string | null
  /** Which log lines are written. */
  readonly log: 'info' | 'warn'
}

const whole = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)
const port = v.pipe(v.string(), v.transform(whole), v.integer(), v.minValue(0), v.maxValue(65_535))
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
)
const secret = v.pipe(v.string(), v.minLength(16))
const account = v.pipe(
  v.string(),
  v.regex(/^[^\s:@]+@[^\s:@]+:.{12,64}$/u),
  v.transform((text) => ({ email: text.slice(0, text.indexOf(':')), password: text.slice(text.indexOf(':') + 1) })),
)
const isDatabase = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)

/** Each variable with its schema and what is allowed, in words. */
const VARIABLES = {
  PORT: [port, 'a port number from 0 to 65535 (0: any free one)'],
  DATA_DIR: [v.pipe(v.string(), v.nonEmpty()), 'the path of a folder'],
  DATABASE_URL: [v.pipe(v.string(), v.check(isDatabase)), 'an address as postgres://user:password@host:port/database'],
  QA: [flag, '1 or 0'],
  QA_TOKEN: [secret, 'a text of at least 16 characters'],
  CHAT_TOKEN: [secret, 'a text of at least 16 characters'],
  STAFF: [account, 'an e-mail and a password of 12 to 64 characters with a colon between them'],
  BRAND: [v.picklist(brandIds), brandIds.join(' or ')],
  LOG: [v.picklist(['info', 'warn']), 'info or warn'],
  SETTINGS: [v.pipe(v.string(), v.nonEmpty()), 'the path of a JSON file'],
} as const

/** What no message repeats. */
const SECRET = new Set(['DATABASE_URL', 'QA_TOKEN', 'CHAT_TOKEN', 'STAFF'])

type Variables = { [K in keyof typeof VARIABLES]?: v.InferOutput<(typeof VARIABLES)[K][0]> }

/** Reads the environment. Throws StartupError naming the first wrong variable and what is allowed; never repeats a secret. */
export function readStartSettings(env: Readonly<Record<string, string | undefined>>): StartSettings {
  const read: Record<string, unknown> = {}
  for (const [name, [schema, allowed]] of Object.entries(VARIABLES)) {
    const given = env[name]
    if (given === undefined || given === '') continue
    const result = v.safeParse(schema, given)
    if (!result.success) {
      const shown = SECRET.has(name) ? '' : ` is "${given}"`
      throw new StartupError(`${name}${shown}: allowed is ${allowed}`)
    }
    read[name] = result.output
  }
  const values = read as Variables
  return {
    port: values.PORT ?? 3000,
    dataDir: values.DATA_DIR ?? '.data',
    databaseUrl: values.DATABASE_URL ?? null,
    // A real database may hold real players, so there the calls that change them must be asked for.
    qa: values.QA ?? !values.DATABASE_URL,
    qaToken: values.QA_TOKEN ?? null,
    chatToken: values.CHAT_TOKEN ?? null,
    staff: values.STAFF ?? null,
    brand: values.BRAND ?? null,
    settingsFile: values.SETTINGS ?? null,
    log: values.LOG ?? 'info',
  }
}
