import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CategoryContent } from '#contract/content-queries.ts'
import { arrowsMove } from '#src/ui/arrowsMove.ts'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Surface.tsx'
import { useCurrentInSight } from '#src/ui/useCurrentInSight.ts'
import { chip } from '#src/ui/Surface.css.ts'
import * as styles from './lobby.css.ts'

interface CategoryTabsProps {
  readonly categories: readonly CategoryContent[] | null
  readonly basePath: string
  /** Null: all categories; undefined: none, a search is on. */
  readonly chosenId: string | null | undefined
  readonly label: string
}

/** Categories as links in a row, so that each has its own address. */
export function CategoryTabs({ categories, basePath, chosenId, label }: CategoryTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? arrowsMove(list.current) : undefined), [])
  useCurrentInSight(list, categories ? chosenId : undefined, categories?.length ?? 0)
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul ref={list} className={styles.tabList}>
        <li>
          <Link to={basePath} look="bare" className={chip} aria-current={chosenId === null ? 'page' : undefined}>
            <Trans comment="Filter chip: all categories.">All</Trans>
          </Link>
        </li>
        {categories
          ? categories
              .filter((category) => !category.hideInMenu)
              .map((category) => (
                <li key={category.id}>
                  <Link
                    to={`${basePath}/${category.url}`}
                    look="bare"
                    className={chip}
                    aria-current={chosenId === category.id ? 'page' : undefined}
                  >
                    {category.label}
                  </Link>
                </li>
              ))
          : [1, 2, 3, 4, 5].map((at) => (
              <li key={at}>
                <Skeleton width="7rem" height="44px" />
              </li>
            ))}
      </ul>
    </nav>
  )
}
