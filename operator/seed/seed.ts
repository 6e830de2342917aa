import type { Operator } from '../operator.ts'

/** Fills an empty database with demo data; runs at every start and must be quick and do nothing when it is there. */
export async function seed(_operator: Operator): Promise<void> {}
