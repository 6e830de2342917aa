import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { formatDate } from '#contract/locale.ts'
import type { ContentResult, staticPageQuery } from '#contract/content-queries.ts'
import { cx } from '#src/ui/cx.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
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
            <Trans comment="Under the title of a text; {0} is a date.">
              Last changed {formatDate(content.updatedAt)}
            </Trans>
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

/** Sanitised html of the content service. Its links to pages of the site stay in the player's market and language, as any link does. */
export function Html({ html }: { readonly html: string }) {
  const { href, go } = useNavigation()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? []) {
      const to = (link.dataset['to'] ??= link.getAttribute('href') ?? '')
      link.setAttribute('href', href(to))
    }
  })
  function follow(event: MouseEvent<HTMLDivElement>) {
    const to =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]')?.dataset['to'] : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // Other hosts, mail, phones, and places of this page are the browser's.
    if (!to || !isPlain || /^([a-z][\w+.-]*:|#|\?)/i.test(to)) return
    event.preventDefault()
    go(to)
  }
  // The caller sanitises all html before it gets here (CON-4). What is pressed is a link, which a keyboard presses by a click too.
  // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div ref={root} className={styles.prose} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
