import type { ContentService, Operator } from '../operator.ts'

/** The content service. */
export async function createContent(_operator: Operator): Promise<ContentService> {
  const missing = (): never => {
    throw new Error('The content service (operator/content/content.ts) is not built yet')
  }
  return { handle: missing, documentExtras: async () => null }
}
