// Server side of the hosted user pool's SRP-6a: RFC 5054's 3072-bit group, SHA-256, one HKDF step. Only node:crypto.
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  getDiffieHellman,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const primeHex = getDiffieHellman('modp15').getPrime('hex')
/** The group's prime. */
export const groupPrime = BigInt(`0x${primeHex}`)
const generator = 2n
const primeBytes = primeHex.length / 2

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const hmac256 = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

const toBigInt = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex') || '0'}`)

/** Bytes of a number as the protocol hashes them: even length, and a leading zero byte where the top bit is set (two's complement). */
export const signedBytes = (value: bigint): Buffer => {
  let hex = value.toString(16)
  if (hex.length % 2 === 1) hex = `0${hex}`
  if (/^[89a-f]/.test(hex)) hex = `00${hex}`
  return Buffer.from(hex, 'hex')
}

const fixedBytes = (hex: string): Buffer => Buffer.from(hex.padStart(primeBytes * 2, '0'), 'hex')

// OpenSSL's Diffie-Hellman "compute secret" is base^exponent mod prime in native, constant-time code. It takes keys only,
// so the numbers are written as keys (DER). `createDiffieHellman` would take them as they are, but proves first, for more
// than a second of every start, that this well-known prime is one.
const tagged = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const integer = (value: bigint): Buffer => tagged(0x02, signedBytes(value))
const dhKeyAgreement = Buffer.from('06092a864886f70d010301', 'hex')
const group = tagged(0x30, dhKeyAgreement, tagged(0x30, integer(groupPrime), integer(generator)))

const modPow = (base: bigint, exponent: bigint): bigint => {
  if (base <= 1n || base >= groupPrime - 1n) throw new RangeError('SRP value outside the group')
  const secret = tagged(0x30, integer(0n), group, tagged(0x04, integer(exponent)))
  const shown = tagged(0x30, group, tagged(0x03, Buffer.from([0]), integer(base)))
  return toBigInt(
    diffieHellman({
      privateKey: createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }),
      publicKey: createPublicKey({ key: shown, format: 'der', type: 'spki' }),
    }),
  )
}

const multiplier = toBigInt(sha256(signedBytes(groupPrime), signedBytes(generator)))

const privateValue = (poolName: string, userId: string, password: string, saltHex: string): bigint =>
  toBigInt(sha256(signedBytes(BigInt(`0x${saltHex}`)), sha256(`${poolName}${userId}:${password}`)))

/** What is kept instead of a password (AUT-1): both parts as hex. */
export interface Verifier {
  salt: string
  verifier: string
}

/** Turns a password into its verifier; the password itself is not kept anywhere. `poolName` is the pool id's part after `_`. */
export const makeVerifier = (poolName: string, userId: string, password: string): Verifier => {
  const salt = randomBytes(16).toString('hex')
  return { salt, verifier: modPow(generator, privateValue(poolName, userId, password, salt)).toString(16) }
}

/** Whether a password given in the open (a password change) is the one behind the verifier; constant time. */
export const passwordMatches = (poolName: string, userId: string, password: string, kept: Verifier): boolean => {
  const given = modPow(generator, privateValue(poolName, userId, password, kept.salt)).toString(16)
  return timingSafeEqual(fixedBytes(given), fixedBytes(kept.verifier))
}

/**
 * A verifier nobody knows the password of, always the same for one seed: what an unknown user is challenged with (RMB-11).
 * Stretched by hashing rather than by a power, so that an unknown user is answered as fast as a known one.
 */
export const fakeVerifier = (seed: Buffer): Verifier => {
  const blocks = Array.from({ length: primeBytes / 32 }, (_, index) => hmac256(seed, Buffer.from([index])))
  return {
    salt: seed.subarray(0, 16).toString('hex'),
    verifier: (toBigInt(Buffer.concat(blocks)) % groupPrime).toString(16),
  }
}

/** The server's half of one sign-in. */
export interface ServerHalf {
  secret: bigint
  shared: bigint
}

/** Whether the client's public value is one the protocol allows (never 0 modulo the prime, which would make the key known). */
export const clientValueAllowed = (clientValue: bigint): boolean => clientValue % groupPrime !== 0n

/** Begins a sign-in: `shared` goes to the client as SRP_B, `secret` must not leave the server in the open. */
export const beginSignIn = (verifierHex: string): ServerHalf => {
  const secret = toBigInt(randomBytes(32)) | (1n << 255n)
  const shared = (multiplier * BigInt(`0x${verifierHex}`) + modPow(generator, secret)) % groupPrime
  // Zero has a chance of one in 2^3072, and would tell the client nothing: begin again.
  return shared === 0n ? beginSignIn(verifierHex) : { secret, shared }
}

/** Everything a claim of knowing the password is checked against. */
export interface Claim {
  poolName: string
  userId: string
  clientValue: bigint
  half: ServerHalf
  verifier: string
  secretBlock: string
  timestamp: string
  signature: string
}

/** Whether the client's signature proves that it knows the password; false (never an exception) for any malformed claim. */
export const claimHolds = (claim: Claim): boolean => {
  const { poolName, userId, clientValue, half } = claim
  const scramble = toBigInt(sha256(signedBytes(clientValue), signedBytes(half.shared)))
  if (scramble === 0n || !clientValueAllowed(clientValue)) return false
  const base = ((clientValue % groupPrime) * modPow(BigInt(`0x${claim.verifier}`), scramble)) % groupPrime
  if (base <= 1n || base >= groupPrime - 1n) return false
  const session = modPow(base, half.secret)
  const extracted = hmac256(signedBytes(scramble), signedBytes(session))
  const key = hmac256(extracted, 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16)
  const expected = hmac256(key, poolName, userId, Buffer.from(claim.secretBlock, 'base64'), claim.timestamp)
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
