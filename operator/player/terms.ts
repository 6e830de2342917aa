import { and, desc, eq, sql } from 'drizzle-orm'
import { contentDocuments } from '../content/schema.ts'
import type { Operator } from '../operator.ts'

/** Version that counts where the content holds no terms yet. */
const firstVersion = '1.0'

/** Whether there is, or was, such a version: nobody accepts terms that were never published. */
export const isTermsVersion = async (operator: Operator, version: string): Promise<boolean> => {
  const { db, settings } = operator
  const published = await db.$count(
    contentDocuments,
    and(
      eq(contentDocuments.dataset, settings.brandId),
      eq(contentDocuments.type, 'termsVersion'),
      eq(sql`${contentDocuments.body} ->> 'version'`, version),
    ),
  )
  return published > 0 || version === (await currentTermsVersion(operator))
}

/** The newest terms version: what QA set, else the content's newest (GRD-7, PRO-6). */
export const currentTermsVersion = async ({ db, settings, world }: Operator): Promise<string> => {
  const { termsVersion } = world.get()
  if (termsVersion !== null) return termsVersion
  const [newest] = await db
    .select({ version: sql<string | null>`${contentDocuments.body} ->> 'version'` })
    .from(contentDocuments)
    .where(and(eq(contentDocuments.dataset, settings.brandId), eq(contentDocuments.type, 'termsVersion')))
    .orderBy(desc(sql`${contentDocuments.body} ->> 'publishedAt'`))
    .limit(1)
  return newest?.version ?? firstVersion
}
