import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketId } from '#contract/markets.ts'
import { DownIcon } from '#src/ui/icons.tsx'
import * as styles from './frame.css.ts'

/** One entry of the market and language switch (LOC-11). */
export interface LanguageChoice {
  /** BCP 47 */
  readonly lang: string
  /** The market's countries, in the language of the page. */
  readonly country: string
  /** The language by its own name. */
  readonly name: string
  /** Both. */
  readonly label: string
  /** Address of this same page in that language. */
  readonly href: string
  readonly isCurrent: boolean
  readonly market: MarketId
  /** Inner language. */
  readonly language: string
}

interface LanguageSwitchProps {
  readonly languages: readonly LanguageChoice[]
  /** Keeps a choice and goes there. */
  readonly onLanguage: (choice: LanguageChoice) => void
}

/** It opens downwards from the foot of a page: what was asked for would else lie below the window. */
const bringIntoSight = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}

/** The market and language switch at the foot of every page: this same page wherever the brand is sold (LOC-11). */
export function LanguageSwitch({ languages, onLanguage }: LanguageSwitchProps) {
  const { t } = useLingui()
  if (languages.length < 2) return null
  return (
    <details className={styles.languages} onToggle={bringIntoSight}>
      <summary className={styles.languagesHead}>
        <span>
          <Trans>Country and language</Trans>: {languages.find(({ isCurrent }) => isCurrent)?.label}
        </span>
        <DownIcon size={18} />
      </summary>
      <nav
        aria-label={t({
          message: 'Languages',
          comment: 'For screen readers: the list of countries and languages to go on in.',
        })}
      >
        <ul className={styles.languageList}>
          {languages.map((choice) => (
            <li key={choice.href}>
              <a
                className={`${styles.footerLink} ${styles.language}`}
                href={choice.href}
                hrefLang={choice.lang}
                aria-current={choice.isCurrent || undefined}
                onClick={(event) => {
                  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
                  if (!isPlain) return
                  event.preventDefault()
                  onLanguage(choice)
                }}
              >
                <span>
                  {choice.country} · <span lang={choice.lang}>{choice.name}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
