import { marketIds } from '#contract/markets.ts'
import type { ContentDocument } from '../content/documents.ts'
import { termsFiles } from './places.ts'

/** The terms that QA has published on top of the seed's; null leaves it alone. Never stored. */
export const worldTerms = (version: string | null, publishedAt: number): readonly ContentDocument[] =>
  version === null
    ? []
    : [
        {
          _id: 'termsVersion-of-the-world',
          _type: 'termsVersion',
          version,
          publishedAt: new Date(publishedAt).toISOString(),
          files: termsFiles(marketIds),
        },
      ]
