import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Db } from '../db/open.ts'
import { userPoolKeys } from './schema.ts'

/** The user pool's keys, the same for every process on one database. */
export interface PoolKeys {
  signing: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey }
  jwks: { keys: JWK[] }
  /** Seals a challenge so that only this pool can read it; base64. */
  seal(value: unknown): string
  /** Opens a sealed challenge; null for anything this pool did not seal. */
  unseal(sealed: string): unknown
  /** Keyed hash, hex: what one address always comes to, and nobody else can compute. */
  keyedHash(purpose: string, value: string): Buffer
}

type KeyRow = Record<string, unknown>

/** Reads a key, making it first where there is none yet; two processes starting at once end with the same one. */
const keyNamed = async (db: Db, now: number, name: string, make: () => Promise<KeyRow>): Promise<KeyRow> => {
  const find = async () => {
    const [row] = await db.select({ jwk: userPoolKeys.jwk }).from(userPoolKeys).where(eq(userPoolKeys.name, name))
    return row?.jwk
  }
  const existing = await find()
  if (existing !== undefined) return existing
  await db
    .insert(userPoolKeys)
    .values({ name, jwk: await make(), createdAt: now })
    .onConflictDoNothing()
  const made = await find()
  if (made === undefined) throw new Error(`the user pool's key ${name} could not be stored`)
  return made
}

const makeSigningKey = async (): Promise<KeyRow> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)) }
}

/** A symmetric key of the operator by its name, made at first use and the same for every process. */
export const symmetricKey = async (db: Db, now: number, name: string): Promise<Buffer> =>
  Buffer.from(String((await keyNamed(db, now, name, makeSymmetricKey))['k']), 'base64url')

const makeSymmetricKey = async (): Promise<KeyRow> => ({ kty: 'oct', k: randomBytes(32).toString('base64url') })

const publicPart = ({ kty, n, e }: JWK): JWK => ({ kty, n, e }) as JWK

/** Loads the pool's keys from the database. */
export const loadPoolKeys = async (db: Db, now: number): Promise<PoolKeys> => {
  const signingJwk = (await keyNamed(db, now, 'signing', makeSigningKey)) as JWK
  const sealKey = await symmetricKey(db, now, 'seal')
  const hashKey = await symmetricKey(db, now, 'hash')

  const publicJwk = publicPart(signingJwk)
  const kid = await calculateJwkThumbprint(publicJwk)
  const privateKey = (await importJWK(signingJwk, 'RS256')) as CryptoKey
  const publicKey = (await importJWK(publicJwk, 'RS256')) as CryptoKey

  return {
    signing: { kid, privateKey, publicKey },
    jwks: { keys: [{ ...publicJwk, kid, alg: 'RS256', use: 'sig' }] },
    seal(value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    unseal(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64')
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAuthTag(bytes.subarray(12, 28))
        const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
        return JSON.parse(body.toString('utf8')) as unknown
      } catch {
        return null
      }
    },
    keyedHash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest(),
  }
}
