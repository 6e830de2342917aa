import { hasCheckDigit } from './checkDigit.ts'

/** Structured log lines. Fields must not carry secrets; what looks like one is masked all the same. */
export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

type Fields = Readonly<Record<string, unknown>>

const SECRET_NAME =
  /pass(word|phrase)|token|secret|authorization|cookie|card|cvc|cvv|reset-?key|srp|signature|verifier|^(sms|email|one-?time|confirmation|verification|challenge)?-?code$|^(otp|pin|pan|blackbox|customer)$/i
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g
const QUERY_SECRET = /([?&](?:authorization|token|code|id-token|key)=)[^&\s"]+/gi
const PATH_SECRET = /(\/new_password\/email\/)[^/?\s"]+/gi
/** The pages of a payment, and of a check of an ID, are open to whoever knows their address. */
const PAYMENT_PAGE = /(\/(?:cashier|id-check)\/(?:bank\/)?)[0-9a-f-]{36}/gi

// drizzle writes the values of a failed statement into its message: verifiers, hashes, messages with codes.
const QUERY_VALUES = /\nparams: [\s\S]*$/

/** What stands in place of a secret: its kind. */
const kindOf = (name: string): string =>
  /^authorization$/i.test(name) ? '<id-token>' : `<${name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}>`

/** A text with tokens, card numbers and secret parts of addresses replaced by their kind (SAF-12). */
export function maskText(text: string): string {
  return text
    .replace(QUERY_VALUES, '\nparams: <values>')
    .replace(JWT, '<token>')
    .replace(QUERY_SECRET, '$1<secret>')
    .replace(PATH_SECRET, '$1<reset-key>')
    .replace(PAYMENT_PAGE, '$1<page>')
    .replace(CARD, (digits) => (hasCheckDigit(digits.replaceAll(/\D/g, '')) ? '<card-number>' : digits))
}

/** A value with everything secret in it replaced by its kind, any depth. Cyclic and very deep values are cut. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (value instanceof Error)
    return {
      name: value.name,
      message: maskText(value.message),
      ...(value.cause ? { cause: mask(value.cause, depth + 1) } : {}),
    }
  if (typeof value === 'bigint') return Number(value)
  if (value === null || typeof value !== 'object') return value
  if (depth > 6) return '<deep>'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => mask(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && (typeof inner === 'string' || typeof inner === 'number')
        ? kindOf(name)
        : mask(inner, depth + 1),
    ]),
  )
}

/** Writes one JSON line an event to stderr (stdout is for what a person starting the operator reads). */
export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  quiet = false,
): Log {
  const line =
    (level: string) =>
    (event: string, fields: Fields = {}) => {
      if (quiet && level === 'info') return
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...(mask(fields) as object) }))
    }
  return { info: line('info'), warn: line('warn'), error: line('error') }
}
