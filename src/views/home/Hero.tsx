import { Trans } from '@lingui/react/macro'
import type { Brand } from '#brands/brand.ts'
import type { HomeContent } from '#contract/content-queries.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Image } from '#src/ui/Image.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as styles from './home.css.ts'

interface HeroProps {
  readonly brand: Brand
  readonly content: HomeContent
  readonly isSignedIn: boolean
}

/** The first thing a visitor sees: what this is, and how to begin. */
export function Hero({ brand, content, isSignedIn }: HeroProps) {
  const { go } = useNavigation()
  const picture = content.hero.desktop ?? content.hero.mobile
  return (
    <section className={styles.hero}>
      <div className={styles.heroArt}>
        {picture ? (
          <Image
            reference={picture}
            alt=""
            widths={[360, 540, 720]}
            sizes="(min-width: 1024px) 700px, 100vw"
            first
            className={styles.heroPicture}
          />
        ) : (
          <brand.HeroArt className={styles.heroPicture} />
        )}
      </div>
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{content.headline}</h1>
        {content.lead ? <p className={styles.heroLead}>{content.lead}</p> : null}
        <div className={styles.heroActions}>
          {isSignedIn ? (
            <ButtonLink to="/online-casino" variant="primary" size="lg">
              <Trans>To the casino</Trans>
            </ButtonLink>
          ) : (
            <>
              <Button variant="primary" size="lg" onClick={() => go('/signup')}>
                <Trans>Create your account</Trans>
              </Button>
              <ButtonLink to="/online-casino" size="lg">
                <Trans>Look around first</Trans>
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
