/**
 * The areas that own tables, in the order their migrations run. An area's tables stand in `operator/<area>/schema.ts`
 * (`core`: `operator/db/core.schema.ts`), its statements in `operator/db/migrations/<area>/NNNN.sql`.
 * After changing a schema: `node operator/db/generate.ts <area>` writes the next file.
 */
export const AREAS = [
  'core',
  'player',
  'user-pool',
  'registration',
  'inbox',
  'access',
  'banking',
  'bonus',
  'limits',
  'activity',
  'edd',
  'documents',
  'pay-and-play',
  'content',
  'games',
  'tournaments',
  'sports',
  'play',
  'chat',
  'event-logs',
  'qa',
] as const

export type Area = (typeof AREAS)[number]

/** Path of an area's drizzle tables, relative to this file. */
export const schemaPath = (area: Area): string => (area === 'core' ? './core.schema.ts' : `../${area}/schema.ts`)
