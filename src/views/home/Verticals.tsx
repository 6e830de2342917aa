import { useLingui } from '@lingui/react/macro'
import type { HomeContent } from '#contract/content-queries.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as styles from './home.css.ts'

/** The products of the site, one card each. */
export function Verticals({ verticals }: Pick<HomeContent, 'verticals'>) {
  const { t } = useLingui()
  const { isOpen } = useNavigation()
  const open = verticals.filter(({ path }) => isOpen(path))
  if (open.length === 0) return null
  return (
    <nav
      className={styles.verticals}
      aria-label={t({
        message: 'Products',
        comment: 'Name of a list for screen readers: casino, live casino, sports.',
      })}
    >
      {open.map((vertical) => (
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
