import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContentResult, vipPageQuery } from '#contract/content-queries.ts'
import { cx } from '#src/ui/cx.ts'
import { Image } from '#src/ui/Image.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'
import * as styles from './loyalty.css.ts'
import { Html } from './StaticPage.tsx'

interface LoyaltyPageProps {
  /** Its html already sanitised (CON-4). */
  readonly content: NonNullable<ContentResult<typeof vipPageQuery>>
}

/** The levels of a market's loyalty programme: from how many points on, where points lead there, and what each brings (NAV-3). */
export function LoyaltyPage({ content: { title, lead, image, levels, html } }: LoyaltyPageProps) {
  const { t } = useLingui()
  return (
    <article className={cx(surface.page, surface.stack)}>
      {image ? (
        <Image
          reference={image}
          alt=""
          ratio="16 / 7"
          widths={[360, 720, 1100]}
          sizes="(min-width: 1024px) 1100px, 100vw"
          first
          className={surface.pagePicture}
        />
      ) : null}
      <header className={surface.tight}>
        <h1 className={surface.pageTitle}>{title}</h1>
        {lead ? <p className={surface.lead}>{lead}</p> : null}
      </header>
      {levels.length > 0 ? (
        <ol
          className={styles.levels}
          aria-label={t({
            message: 'Levels',
            comment: 'For screen readers: the steps of the loyalty programme, lowest first.',
          })}
        >
          {levels.map((level) => (
            <li key={level.name} className={styles.level}>
              <Level {...level} />
            </li>
          ))}
        </ol>
      ) : null}
      {html ? <Html html={html} /> : null}
    </article>
  )
}

function Level({ name, points, perks }: LoyaltyPageProps['content']['levels'][number]) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      {points === null ? null : (
        <p className={surface.muted}>
          {points > 0 ? (
            <Plural
              comment="A loyalty level: it is reached with this many points"
              value={points}
              one="from # point"
              other="from # points"
            />
          ) : (
            <Trans comment="The first loyalty level: every player has it">from the first day</Trans>
          )}
        </p>
      )}
      <ul className={styles.perks}>
        {perks.map((perk) => (
          <li key={perk}>{perk}</li>
        ))}
      </ul>
    </Card>
  )
}
