import * as v from 'valibot'
import { brandIds, type BrandId } from './brands.ts'
import { languages, marketIds } from './markets.ts'

// Run-time settings: one file serves any brand, market and host; checked at start with a line per wrong key.

/** An absolute http(s) address or a path on the site's own origin; no slash at its end. */
const base = (what: string) =>
  v.pipe(
    v.string(`must be ${what}: an http(s) address or a path starting with "/"`),
    v.regex(
      /^(https?:\/\/[^\s/]+(\/[^\s]*)?|\/(?!\/)[^\s]*)$/,
      `must be ${what}: an http(s) address or a path starting with "/"`,
    ),
    v.regex(/[^/]$/, 'must not end with "/"'),
  )

/** A port or an address that no host can have passes the other rules. */
const canBe = v.check(
  (one: string) => !/^https?:/.test(one) || URL.canParse(one),
  'must be an origin that can be, such as https://games.example',
)

const origin = v.pipe(
  v.string('must be an origin such as https://games.example'),
  v.regex(/^https?:\/\/[^\s/?#]+$/, 'must be an origin such as https://games.example, without a path'),
  canBe,
)

/** Goes into the pages' policy as it is written, so it has nothing in it but a host; `*.` stands for all below one. */
const framedOrigin = v.pipe(
  v.string('must be an origin such as https://pay.example or https://*.bank.example'),
  v.regex(
    /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?$/,
    'must be an origin such as https://pay.example or https://*.bank.example, without a path',
  ),
  canBe,
)

const socketAddress = v.pipe(
  v.string('must be a ws(s) address or a path starting with "/"'),
  v.regex(/^(wss?:\/\/[^\s/]+(\/[^\s]*)?|\/(?!\/)[^\s]*)$/, 'must be a ws(s) address or a path starting with "/"'),
)

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'))
const flag = v.boolean('must be true or false')

const group = <E extends v.ObjectEntries>(entries: E, orElse = '') =>
  v.strictObject(entries, (issue) => {
    const names = Object.keys(entries).join(', ')
    if (issue.expected === 'never') return `is not known; allowed: ${names}`
    const entry = entries[String(issue.path?.[0]?.key)]
    return entry ? `is missing; ${wanted(entry, entries)}` : `must be a group of ${names}${orElse}`
  })

const groupOrNull = <E extends v.ObjectEntries>(entries: E) => v.nullable(group(entries, ', or null'))

/** What a missing key should have been, in the words of its own rule. */
function wanted(entry: v.ObjectEntries[string], siblings: v.ObjectEntries): string {
  const names = 'entries' in entry ? Object.keys(entry.entries as object) : []
  if (names.length > 0) return `must be a group of ${names.join(', ')}`
  const checked = v.safeParse(entry, undefined)
  return checked.success ? `allowed: ${Object.keys(siblings).join(', ')}` : (checked.issues[0]?.message ?? '')
}

const brand = v.picklist(brandIds, `must be one of ${brandIds.join(', ')}`)

/** Business hours of the support, local to `timeZone` (APP-15). */
const businessHours = groupOrNull({
  timeZone: v.pipe(
    v.string('must be a time zone such as Europe/Helsinki'),
    v.check((zone) => isTimeZone(zone), 'must be a time zone such as Europe/Helsinki'),
  ),
  /** 0 is Sunday. */
  days: v.array(
    v.pipe(
      v.number('must be 0 to 6'),
      v.integer('must be 0 to 6'),
      v.minValue(0, 'must be 0 to 6'),
      v.maxValue(6, 'must be 0 to 6'),
    ),
    'must be a list of days, 0 (Sunday) to 6',
  ),
  from: v.pipe(v.string('must be HH:mm'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:mm')),
  to: v.pipe(v.string('must be HH:mm'), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be HH:mm')),
})

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Site settings. */
export const settingsSchema = group({
  brand,
  /** Host name → brand; a host that is not listed has `brand`. */
  hostsToBrands: v.optional(v.record(text, brand, 'must be a map of host name to brand'), {}),
  /** The version is put behind it: `{apiBase}/v1`. */
  apiBase: base('the API base'),
  accessHost: base('the access host'),
  userPool: group({
    endpoint: base('the user pool’s address'),
    userPoolId: v.pipe(
      v.string('must be a pool id such as eu-west-1_AbCdEf123'),
      v.regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must be a pool id such as eu-west-1_AbCdEf123'),
    ),
    clientId: v.pipe(v.string('must be a client id'), v.regex(/^[\w+-]+$/, 'must be a client id')),
  }),
  content: group({
    host: base('the content host'),
    dataset: v.pipe(
      v.string('must be a dataset name'),
      v.regex(/^[a-z0-9][-_a-z0-9]*$/, 'must be lower-case letters, digits, - and _'),
    ),
    apiVersion: v.pipe(
      v.string('must be 1 or a date'),
      v.regex(/^(1|\d{4}-\d{2}-\d{2})$/, 'must be 1 or a date yyyy-MM-dd'),
    ),
  }),
  socketUrl: socketAddress,
  gameOrigins: v.tuple([origin, origin], 'must be two origins'),
  sportsbookHost: base('the sportsbook host'),
  paymentAuthoriseUrl: base('the payment provider’s authorise address'),
  /** Hosts of the payment pages that deposits and pay and play are answered with, and of the bank checks that those send their frame to. */
  paymentPageOrigins: v.optional(v.array(framedOrigin, 'must be a list of origins such as https://pay.example'), []),
  /** The support chat's snippet, which must speak as `src/actors/chatProvider.ts` says; null: there is no chat (CHT-1). */
  chatSnippetUrl: v.nullable(base('the chat snippet’s address or null')),
  /** The support key that the snippet is asked for with (`?key=`). */
  chatKey: v.optional(text, 'player-site'),
  /** Id of the conversation field that bears the player's id. */
  chatPlayerField: v.optional(text, 'playerId'),
  /** Further hosts that the chat loads from, calls and frames, beside the snippet's own. */
  chatOrigins: v.optional(v.array(framedOrigin, 'must be a list of origins such as https://*.chat.example'), []),
  /**
   * Where players send their event logs to support (MOD-5): a POST of the file in `contract/eventLog.ts`, gzipped, answered with its
   * reference code; a host of its own must allow the headers content-encoding, idempotency-key and authorization. Null: logs can only
   * be saved as a file.
   */
  eventLogUrl: v.optional(v.nullable(base('the event logs’ address or null')), null),
  /** Trackers: each is loaded or told only with the flag `tracking` and the visitor's consent to marketing (APP-11). */
  tracking: v.optional(
    group({
      /** Loader of what reads the data layer (`window.dataLayer`). */
      dataLayerUrl: v.optional(v.nullable(base('the data layer’s loader or null')), null),
      /** Told of each sign-in by a POST: brand, market, language and page; nothing of the player. */
      loginWebhookUrl: v.optional(v.nullable(base('the login webhook or null')), null),
      /** Loader of the CRM (`window.CRM`), which is given the CRM session of the signed-in player. */
      crmUrl: v.optional(v.nullable(base('the CRM’s loader or null')), null),
      /** Further hosts that these load from and call. */
      origins: v.optional(v.array(framedOrigin, 'must be a list of origins such as https://*.crm.example'), []),
    }),
    { dataLayerUrl: null, loginWebhookUrl: null, crmUrl: null, origins: [] },
  ),
  captcha: v.optional(v.picklist(['none', 'challenge'], 'must be none or challenge'), 'challenge'),
  flags: group({
    creedroomz: flag,
    tracking: flag,
    evolutionTicketVariant: flag,
    /** Opens the disabled market JP. */
    marketJp: flag,
    /** Games show their settings and errors to who builds them (oprg_DebugSettings, oprg_DebugErrors). */
    gameDebug: v.optional(flag, false),
    /** Not-found at sign-in is followed by a confirmation look-up (AUT-5). */
    userConfirmation: flag,
  }),
  /** What the platform has beyond the sources; without one its pages are absent. */
  capabilities: group({ idempotencyKeys: flag, balanceVersions: flag, lossLimits: flag, inbox: flag }),
  businessHours: v.optional(businessHours, null),
  /** Address range that is refused (APP-15): first and last IPv4 address. */
  restrictedIpRange: v.optional(
    groupOrNull({
      from: v.pipe(text, v.ipv4('must be an IPv4 address')),
      to: v.pipe(text, v.ipv4('must be an IPv4 address')),
    }),
    null,
  ),
  /** Market → sub-provider ids that its lobby leaves out (LOB-3). */
  excludedSubProviders: v.optional(
    v.record(
      v.picklist(marketIds, `must be a market: ${marketIds.join(', ')}`),
      v.array(text, 'must be a list of sub-provider ids'),
      'must be a map of market to sub-provider ids',
    ),
    {},
  ),
  /** Language of the interface before the address is known. */
  bundledLanguage: v.optional(v.picklist(languages, `must be one of ${languages.join(', ')}`), 'en'),
})
export type Settings = v.InferOutput<typeof settingsSchema>

/** Wrong settings: one line a key, which says what is allowed. */
export class SettingsError extends Error {
  readonly problems: readonly { readonly key: string; readonly allowed: string }[]
  constructor(problems: readonly { readonly key: string; readonly allowed: string }[]) {
    super(['Settings are wrong:', ...problems.map(({ key, allowed }) => `  ${key} ${allowed}`)].join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** Checked settings; throws a SettingsError that names every wrong key and what is allowed there. */
export function parseSettings(input: unknown): Settings {
  const parsed = v.safeParse(settingsSchema, input)
  if (parsed.success) return parsed.output
  throw new SettingsError(
    parsed.issues.map((issue) => ({ key: v.getDotPath(issue) ?? 'the file', allowed: issue.message })),
  )
}

/** The brand of a host name: its entry in `hostsToBrands`, else the setting's own. */
export function brandOf(settings: Settings, hostname: string): BrandId {
  // Its own entries alone: `constructor` is a host name that whoever calls may send.
  return (Object.hasOwn(settings.hostsToBrands, hostname) && settings.hostsToBrands[hostname]) || settings.brand
}

/** True when an IPv4 address lies in the range, both ends included (APP-15). */
export function isInIpRange(address: string, range: { readonly from: string; readonly to: string } | null): boolean {
  if (!range) return false
  const value = ipNumber(address)
  return value !== null && value >= (ipNumber(range.from) ?? Infinity) && value <= (ipNumber(range.to) ?? -1)
}

function ipNumber(address: string): number | null {
  const parts = address.replace(/^::ffff:/i, '').split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}
