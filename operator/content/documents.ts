/** A document of the content service: `_id`, `_type` and whatever its type holds. */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** Value at a dot path of a document; undefined where there is none. */
export function valueAt(document: unknown, path: string): unknown {
  let at: unknown = document
  for (const name of path.split('.')) {
    if (at === null || typeof at !== 'object' || Array.isArray(at)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}

/** An unchanging set of documents with indexes made on first use: by type, and by any string or list field within a type. */
export class DocumentSet {
  readonly all: readonly ContentDocument[]
  readonly #byId: ReadonlyMap<string, ContentDocument>
  readonly #byType: ReadonlyMap<string, readonly ContentDocument[]>
  readonly #indexes = new Map<string, ReadonlyMap<string, readonly ContentDocument[]>>()

  constructor(documents: Iterable<ContentDocument>) {
    this.all = [...documents]
    this.#byId = new Map(this.all.map((document) => [document._id, document]))
    this.#byType = Map.groupBy(this.all, (document) => document._type)
  }

  /** One document by id. */
  byId(id: string): ContentDocument | undefined {
    return this.#byId.get(id)
  }

  /** Documents of a type, in dataset order. */
  ofType(type: string): readonly ContentDocument[] {
    return this.#byType.get(type) ?? []
  }

  /** Documents of a type whose field at `path` is the string, or is a list holding it; in dataset order. */
  matching(type: string, path: string, value: string, kind: 'equal' | 'member'): readonly ContentDocument[] {
    const key = `${kind}\0${type}\0${path}`
    let index = this.#indexes.get(key)
    if (!index) {
      const made = new Map<string, ContentDocument[]>()
      for (const document of this.ofType(type)) {
        const found = valueAt(document, path)
        const values = kind === 'equal' ? [found] : Array.isArray(found) ? new Set(found) : []
        for (const each of values) {
          if (typeof each !== 'string') continue
          const bucket = made.get(each)
          if (bucket) bucket.push(document)
          else made.set(each, [document])
        }
      }
      index = made
      this.#indexes.set(key, index)
    }
    return index.get(value) ?? []
  }
}
