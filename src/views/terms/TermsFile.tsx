import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Html, type StaticPageContent } from '../pages/StaticPage.tsx'
import * as styles from './terms.css.ts'

export interface TermsFileProps {
  /** Address of a file outside the site, null for a page of content. */
  readonly address: string | null
  /** The page, its html sanitised; undefined while it comes, null when it cannot be had. */
  readonly content: StaticPageContent | null | undefined
  readonly onRetry: () => void
}

/** The text of a terms version: a page of content in its own frame to scroll in, or a file to open (PRO-6). */
export function TermsFile({ address, content, onRetry }: TermsFileProps) {
  const { t } = useLingui()
  if (address !== null) {
    return (
      <p>
        <Link to={address} newTab>
          <Trans>Read the new terms</Trans>
        </Link>
      </p>
    )
  }
  if (content === undefined) {
    return (
      <div className={styles.file}>
        <Loading>
          <Trans comment="Said while the text of the terms is being loaded.">The text is coming</Trans>
        </Loading>
      </div>
    )
  }
  if (content === null) {
    return (
      <Notice tone="bad" alert title={<Trans>The text could not be loaded</Trans>}>
        <p>
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Notice>
    )
  }
  return (
    <div className={styles.frame}>
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.file} aria-label={t`Text of the terms`} tabIndex={0}>
        <h2 className={surface.sectionTitle}>{content.title}</h2>
        {content.html && content.sections.length === 0 ? <Html html={content.html} /> : null}
        {content.sections.map((section) => (
          <section key={section.id} className={surface.tight}>
            <h3>{section.title}</h3>
            <Html html={section.html} />
          </section>
        ))}
      </section>
    </div>
  )
}
