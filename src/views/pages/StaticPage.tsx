import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#contract/locale.ts'
import type { ContentResult, staticPageQuery } from '#contract/content-queries.ts'
import { cx } from '#src/ui/cx.ts'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './pages.css.ts'

/** A content page, its html already sanitised (NAV-5, CON-4). */
export type StaticPageContent = NonNullable<ContentResult<typeof staticPageQuery>>

interface StaticPageProps {
  readonly content: StaticPageContent
  /** What stands between the title and the text. */
  readonly children?: ReactNode
}

/** A page of text from content. The caller hands over html that went through the sanitiser. */
export function StaticPage({ content, children }: StaticPageProps) {
  return (
    <article className={cx(surface.narrow, surface.stack)}>
      <header className={surface.tight}>
        <h1 className={surface.pageTitle}>{content.title}</h1>
        {content.lead ? <p className={surface.lead}>{content.lead}</p> : null}
        {content.updatedAt ? (
          <p className={cx(surface.muted, surface.small)}>
            <Trans>Last changed {formatDate(content.updatedAt)}</Trans>
          </p>
        ) : null}
      </header>
      {children}
      {/* The same text twice in content: as a whole, and by sections that can be linked to. */}
      {content.html && content.sections.length === 0 ? <Html html={content.html} /> : null}
      {content.sections.map((section) => (
        <section key={section.id} id={section.id} className={surface.tight}>
          <h2 className={surface.sectionTitle}>{section.title}</h2>
          <Html html={section.html} />
        </section>
      ))}
    </article>
  )
}

/** Sanitised html of the content service. */
export function Html({ html }: { readonly html: string }) {
  // The content client sanitises every html field before it gets here (CON-4).
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
