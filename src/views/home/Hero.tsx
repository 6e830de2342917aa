import { Trans } from '@lingui/react/macro'
import type { Brand } from '#brands/brand.ts'
import type { HomeContent } from '#contract/content-queries.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { HeroImage } from '#src/ui/Image.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as styles from './home.css.ts'

interface HeroProps {
  readonly brand: Brand
  readonly content: HomeContent
  readonly isSignedIn: boolean
}

/** The first thing a visitor sees: what this is, and how to begin. */
export function Hero({ brand, content, isSignedIn }: HeroProps) {
  const { go, isOpen } = useNavigation()
  const { hero } = content
  return (
    <section className={styles.hero}>
      <div className={styles.heroArt}>
        {hero?.desktop || hero?.mobile ? (
          <HeroImage mobile={hero.mobile} desktop={hero.desktop} className={styles.heroPicture} />
        ) : (
          <brand.HeroArt className={styles.heroPicture} />
        )}
      </div>
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{content.headline ?? brand.name}</h1>
        {content.lead ? <p className={styles.heroLead}>{content.lead}</p> : null}
        <div className={styles.heroActions}>
          {isSignedIn && !isOpen('/online-casino') ? null : isSignedIn ? (
            <ButtonLink to="/online-casino" variant="primary" size="lg">
              <Trans>To the casino</Trans>
            </ButtonLink>
          ) : (
            <>
              <Button variant="primary" size="lg" onClick={() => go('/signup')}>
                <Trans>Create your account</Trans>
              </Button>
              <ButtonLink to="/online-casino" size="lg">
                <Trans comment="Button beside the sign-up: leads into the casino without an account.">
                  Look around first
                </Trans>
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
