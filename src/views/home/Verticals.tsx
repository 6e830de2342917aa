import { useLingui } from '@lingui/react/macro'
import type { HomeContent } from '#contract/content-queries.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './home.css.ts'

/** The products of the site, one card each. */
export function Verticals({ verticals }: Pick<HomeContent, 'verticals'>) {
  const { t } = useLingui()
  if (verticals.length === 0) return null
  return (
    <nav className={styles.verticals} aria-label={t`Products`}>
      {verticals.map((vertical) => (
        <Link key={vertical.id} to={vertical.path} look="bare" className={styles.vertical}>
          {vertical.image ? (
            <Image
              reference={vertical.image}
              alt=""
              widths={[180, 240, 310]}
              sizes="(min-width: 1024px) 620px, 460px"
              className={styles.verticalArt}
            />
          ) : null}
          <span className={styles.verticalWords}>
            <span className={styles.verticalTitle}>{vertical.title}</span>
            {vertical.text ? <span className={styles.verticalText}>{vertical.text}</span> : null}
          </span>
        </Link>
      ))}
    </nav>
  )
}
