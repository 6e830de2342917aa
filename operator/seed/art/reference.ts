import { hash } from '../random.ts'

/** What a picture shows: the world (or kind of table), the figure in front, and the key that makes it one of a kind. */
export interface Recipe {
  readonly kind: string
  readonly figure: string
  readonly key: string
}

const check = (text: string) => hash(`art ${text}`).toString(16).padStart(8, '0').slice(0, 4)

/** Image reference `image-<id>-<w>x<h>-<format>` of a generated picture; the id holds its recipe and a check (APP-10). */
export function artReference(kind: string, figure: string, key: string, width: number, height: number): string {
  const text = `${kind}_${figure}_${hash(key).toString(16)}`
  return `image-${text}_${check(text)}-${width}x${height}-webp`
}

/** The recipe of an image id; null for an id nobody has drawn. */
export function recipeOf(id: string): Recipe | null {
  const match = /^([a-zA-Z]+)_([a-zA-Z]+)_([0-9a-f]+)_([0-9a-f]{4})$/u.exec(id)
  if (!match) return null
  const [, kind, figure, key, given] = match as unknown as [string, string, string, string, string]
  return given === check(`${kind}_${figure}_${key}`) ? { kind, figure, key } : null
}
