import { and, desc, eq, sql } from 'drizzle-orm'
import type { BrandId } from '#contract/brands.ts'
import { contentDocuments } from '../content/schema.ts'
import type { Operator } from '../operator.ts'

/** Version that counts where the content holds no terms yet. */
const firstVersion = '1.0'

/** Whether a brand has, or had, such a version: nobody accepts terms that were never published. */
export const isTermsVersion = async (operator: Operator, brand: BrandId, version: string): Promise<boolean> => {
  const published = await operator.db.$count(
    contentDocuments,
    and(
      eq(contentDocuments.dataset, brand),
      eq(contentDocuments.type, 'termsVersion'),
      eq(sql`${contentDocuments.body} ->> 'version'`, version),
    ),
  )
  return published > 0 || version === (await currentTermsVersion(operator, brand))
}

/** When a version was published, ISO; null where nobody knows it any more. What QA set is the newest of all. */
const publishedAt = async ({ db, world }: Operator, brand: BrandId, version: string): Promise<string | null> => {
  if (version === world.get().termsVersion) return '9999'
  const [found] = await db
    .select({ at: sql<string | null>`max(${contentDocuments.body} ->> 'publishedAt')` })
    .from(contentDocuments)
    .where(
      and(
        eq(contentDocuments.dataset, brand),
        eq(contentDocuments.type, 'termsVersion'),
        eq(sql`${contentDocuments.body} ->> 'version'`, version),
      ),
    )
  return found?.at ?? null
}

/** Whether one version of the terms was published before another: whoever has accepted the newer has outgrown it (PRO-6). */
export const isOlderTerms = async (
  operator: Operator,
  brand: BrandId,
  version: string,
  other: string,
): Promise<boolean> => {
  const [at, otherAt] = [await publishedAt(operator, brand, version), await publishedAt(operator, brand, other)]
  return otherAt !== null && (at ?? '') < otherAt
}

/** A brand's newest terms version: what QA set, else the content's newest (GRD-7, PRO-6). */
export const currentTermsVersion = async ({ db, world }: Operator, brand: BrandId): Promise<string> => {
  const { termsVersion } = world.get()
  if (termsVersion !== null) return termsVersion
  const [newest] = await db
    .select({ version: sql<string | null>`${contentDocuments.body} ->> 'version'` })
    .from(contentDocuments)
    .where(and(eq(contentDocuments.dataset, brand), eq(contentDocuments.type, 'termsVersion')))
    .orderBy(desc(sql`${contentDocuments.body} ->> 'publishedAt'`))
    .limit(1)
  return newest?.version ?? firstVersion
}
