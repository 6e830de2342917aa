import type { Operator } from '../operator.ts'
import { DocumentSet } from './documents.ts'
import type { ContentStore } from './store.ts'

const NONE = new DocumentSet([])

/** Documents of the brand this operator runs for; empty while the dataset is. Other areas read games by it. */
export async function documentsOf(operator: Pick<Operator, 'content' | 'settings'>): Promise<DocumentSet> {
  const { store } = operator.content as unknown as { readonly store: ContentStore }
  return (await store.dataset(operator.settings.site.content.dataset))?.documents ?? NONE
}
