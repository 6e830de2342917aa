import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type ContentDocument, valueAt } from './documents.ts'

const documentBody = v.looseObject({ _id: v.optional(v.string()), _type: v.pipe(v.string(), v.minLength(1)) })
const fields = v.record(v.string(), v.unknown())
const numbers = v.record(v.string(), v.number())
const patch = v.strictObject({
  id: v.string(),
  ifRevisionID: v.optional(v.string()),
  set: v.optional(fields),
  setIfMissing: v.optional(fields),
  unset: v.optional(v.array(v.string())),
  inc: v.optional(numbers),
  dec: v.optional(numbers),
})
const mutation = v.union([
  v.strictObject({ create: documentBody }),
  v.strictObject({ createOrReplace: v.looseObject({ ...documentBody.entries, _id: v.string() }) }),
  v.strictObject({ createIfNotExists: v.looseObject({ ...documentBody.entries, _id: v.string() }) }),
  v.strictObject({ delete: v.strictObject({ id: v.string() }) }),
  v.strictObject({ patch }),
])
/** Body of `POST /content/v…/data/mutate/{dataset}`: the mutations of the content service's API that are served here. */
export const mutateBody = v.object({
  mutations: v.pipe(v.array(mutation), v.minLength(1), v.maxLength(1000)),
  transactionId: v.optional(v.string()),
})
export type Mutation = v.InferOutput<typeof mutation>

/** A mutation that does not fit the documents as they are (missing, already there, changed meanwhile). */
export class MutationError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'MutationError'
    this.status = status
  }
}

/** What one mutation did; `document` is null after a delete. */
export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  readonly document: ContentDocument | null
}

/** Applies one mutation to a document as it stands; `at` is an ISO time. Throws MutationError. */
export function applyMutation(
  change: Mutation,
  read: (id: string) => ContentDocument | undefined,
  at: string,
): MutationResult {
  if ('delete' in change) {
    const found = read(change.delete.id)
    return { id: change.delete.id, operation: found ? 'delete' : 'none', document: null }
  }
  if ('patch' in change) return applyPatch(change.patch, read, at)
  if ('create' in change) {
    const id = change.create._id ?? randomUUID()
    if (read(id)) throw new MutationError(409, `Document by ID "${id}" already exists`)
    return written('create', { ...change.create, _id: id }, undefined, at)
  }
  const wanted = 'createOrReplace' in change ? change.createOrReplace : change.createIfNotExists
  const found = read(wanted._id)
  if (found && 'createIfNotExists' in change) return { id: found._id, operation: 'none', document: found }
  return written(found ? 'update' : 'create', wanted, found, at)
}

function written(
  operation: 'create' | 'update',
  body: Readonly<Record<string, unknown>> & { _id: string; _type: string },
  before: ContentDocument | undefined,
  at: string,
): MutationResult {
  const document = { ...body, _createdAt: before?.['_createdAt'] ?? at, _updatedAt: at, _rev: randomUUID() }
  return { id: body._id, operation, document }
}

function applyPatch(
  change: v.InferOutput<typeof patch>,
  read: (id: string) => ContentDocument | undefined,
  at: string,
): MutationResult {
  const found = read(change.id)
  if (!found) throw new MutationError(409, `The document with the ID "${change.id}" was not found`)
  if (change.ifRevisionID !== undefined && change.ifRevisionID !== found['_rev'])
    throw new MutationError(409, `The document "${change.id}" has another revision by now`)
  const draft = structuredClone(found) as Record<string, unknown>
  for (const [path, value] of Object.entries(change.setIfMissing ?? {}))
    if (valueAt(draft, path) === undefined) put(draft, path, value)
  for (const [path, value] of Object.entries(change.set ?? {})) put(draft, path, value)
  for (const [path, by] of [...Object.entries(change.inc ?? {}), ...negated(change.dec)]) {
    const value = valueAt(draft, path)
    if (typeof value !== 'number') throw new MutationError(409, `"${path}" of "${change.id}" is no number`)
    put(draft, path, value + by)
  }
  for (const path of change.unset ?? []) put(draft, path, undefined)
  return written('update', draft as Record<string, unknown> & { _id: string; _type: string }, found, at)
}

const negated = (values: Readonly<Record<string, number>> | undefined): [string, number][] =>
  Object.entries(values ?? {}).map(([path, by]) => [path, -by])

const FORBIDDEN = new Set(['_id', '_type', '__proto__', 'constructor', 'prototype'])

/** Writes at a plain dot path, making the objects on the way; `undefined` removes. List paths (`a[0]`) are refused. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.')
  if (names.some((name) => FORBIDDEN.has(name) || !/^\w+$/u.test(name)))
    throw new MutationError(400, `The path "${path}" cannot be patched here`)
  const last = names.pop()!
  let at = target
  for (const name of names) {
    const next = at[name]
    if (next === null || typeof next !== 'object' || Array.isArray(next)) at[name] = {}
    at = at[name] as Record<string, unknown>
  }
  if (value === undefined) delete at[last]
  else at[last] = value
}
