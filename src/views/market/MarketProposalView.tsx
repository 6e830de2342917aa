import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import * as styles from './marketProposal.css.ts'

interface MarketProposalViewProps {
  /** The country that was found, in the page's language. */
  readonly country: string
  /** Market and language that are proposed. */
  readonly label: string
  readonly onGo: () => void
  readonly onStay: () => void
}

/** Proposes a first visitor the site of the country they are in (LOC-4). It asks; it never leads anybody away by itself. */
export function MarketProposalView({ country, label, onGo, onStay }: MarketProposalViewProps) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-label={t`Country and language`}>
      <h2 className={styles.title}>
        <Trans comment="Title of a question to a first visitor: whether they want the site of their country.">
          Your country: {country}?
        </Trans>
      </h2>
      <p>
        <Trans>Games, currency and rules differ from country to country.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="sm" onClick={onGo}>
          <Trans comment="Button: to the site of the market {label}.">Go to {label}</Trans>
        </Button>
        <Button size="sm" onClick={onStay}>
          <Trans comment="Button: keeps this market, another one was proposed.">Stay here</Trans>
        </Button>
      </div>
    </section>
  )
}
