import { Fragment, useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import * as styles from './RadioCards.css.ts'

export interface RadioCard {
  readonly value: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly badge?: ReactNode
  readonly disabled?: boolean
  /** What is said under it, as wide as all the cards. */
  readonly below?: ReactNode
}

export interface RadioCardsProps {
  readonly legend: ReactNode
  readonly value: string | null
  readonly onPick: (value: string) => void
  readonly cards: readonly RadioCard[]
  /** The texts of the cards are sentences. */
  readonly isWordy?: boolean
}

/** One choice of several, each on its own card. */
export function RadioCards({ legend, value, onPick, cards, isWordy = false }: RadioCardsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cx(styles.cards, isWordy && styles.wordy)}>
        {cards.map((card) => (
          <Fragment key={card.value}>
            <label className={styles.card}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                onChange={() => onPick(card.value)}
              />
              <span className={styles.words}>
                <span className={styles.title}>
                  {card.title} {card.badge}
                </span>
                {card.text ? <span className={styles.text}>{card.text}</span> : null}
              </span>
            </label>
            {card.below ? <div className={styles.below}>{card.below}</div> : null}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
