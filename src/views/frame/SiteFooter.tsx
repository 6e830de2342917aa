import { Trans, useLingui } from '@lingui/react/macro'
import type { Brand } from '#brands/brand.ts'
import type { MarketId } from '#contract/markets.ts'
import type { ContentResult, footerQuery } from '#contract/content-queries.ts'
import { DownIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as styles from './frame.css.ts'

/** The footer's content (CON-3). */
export type FooterContent = ContentResult<typeof footerQuery>

/** Payment methods by their code, as their owners write them. */
const paymentNames: Readonly<Record<string, string>> = {
  CREDITCARD: 'Visa, Mastercard',
  EUTELLER: 'Euteller',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  PAYSAFECARD: 'paysafecard',
  RAPIDTRANSFER: 'Rapid Transfer',
  SIRU: 'Siru',
  SKRILL: 'Skrill',
  TRUSTLY: 'Trustly',
}

/** One entry of the market and language switch (LOC-11). */
export interface LanguageChoice {
  /** BCP 47 */
  readonly lang: string
  readonly label: string
  /** Address of this same page in that language. */
  readonly href: string
  readonly isCurrent: boolean
  readonly market: MarketId
  /** Inner language. */
  readonly language: string
}

export interface SiteFooterProps {
  readonly brand: Brand
  readonly footer: FooterContent | null
  readonly languages: readonly LanguageChoice[]
  /** Keeps a choice and goes there; without it the link is followed. */
  readonly onLanguage?: ((choice: LanguageChoice) => void) | undefined
  readonly onCookieSettings: () => void
}

/** The footer: age, responsible gambling, pages, licences, languages, cookie settings. */
export function SiteFooter({ brand, footer, languages, onLanguage, onCookieSettings }: SiteFooterProps) {
  const { t } = useLingui()
  const { isOpen } = useNavigation()
  const age = footer?.adultAge ?? 18
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div className={styles.footerTop}>
          <brand.Logo height={34} />
          <p className={styles.safer}>
            <span className={styles.age} aria-hidden>
              {age}+
            </span>
            <span>
              <Trans>
                Only for people of {age} and over. Play for fun, with money you can do without.{' '}
                <Link to="/responsible-gambling" look="bare">
                  Responsible gambling
                </Link>
              </Trans>
            </span>
          </p>
        </div>
        {footer && footer.groups.length > 0 ? (
          <nav className={styles.footerGroups} aria-label={t`Footer`}>
            {footer.groups.map((group) => (
              <div key={group.title}>
                <h2 className={styles.footerTitle}>{group.title}</h2>
                <ul>
                  {group.links
                    .filter(({ path }) => !path || isOpen(path))
                    .map((link) => (
                      <li key={link.label}>
                        <Link to={link.absoluteUrl ?? link.path ?? '/'} look="bare" className={styles.footerLink}>
                          {link.label}
                        </Link>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </nav>
        ) : null}
        {footer?.toggles.paymentMethods !== false && footer?.paymentMethods ? (
          <ul className={styles.footerRow} aria-label={t`Ways to pay`}>
            {footer.paymentMethods.map((method) => (
              <li key={method} className={styles.pill}>
                {paymentNames[method] ?? method}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.footerEnd}>
          {footer?.toggles.licences !== false && footer ? <Licences footer={footer} /> : null}
          {footer?.legal ? <p className={styles.muted}>{footer.legal}</p> : null}
          <div className={styles.footerChoices}>
            {footer?.toggles.languages !== false && languages.length > 1 ? (
              <details className={styles.languages}>
                <summary className={styles.languagesHead}>
                  <span>
                    <Trans>Country and language</Trans>: {languages.find(({ isCurrent }) => isCurrent)?.label}
                  </span>
                  <DownIcon size={18} />
                </summary>
                <nav aria-label={t`Languages`}>
                  <ul className={styles.languageList}>
                    {languages.map((choice) => (
                      <li key={choice.href}>
                        <a
                          className={`${styles.footerLink} ${styles.language}`}
                          href={choice.href}
                          hrefLang={choice.lang}
                          lang={choice.lang}
                          aria-current={choice.isCurrent || undefined}
                          onClick={(event) => {
                            const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
                            if (!isPlain || !onLanguage) return
                            event.preventDefault()
                            onLanguage(choice)
                          }}
                        >
                          {choice.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              </details>
            ) : null}
            <button type="button" className={styles.footerLink} onClick={onCookieSettings}>
              <Trans>Cookie settings</Trans>
            </button>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Licences({ footer }: { readonly footer: FooterContent }) {
  return (
    <>
      {footer.licences.map((licence) => (
        <p key={licence.id} className={styles.muted}>
          {licence.text ?? (
            <Trans>
              {licence.holder} is licensed by {licence.authority}, licence {licence.number}.
            </Trans>
          )}
        </p>
      ))}
      {footer.regulationLogos.length > 0 ? (
        <ul className={styles.footerRow}>
          {footer.regulationLogos.map((logo) => (
            <li key={logo.id}>
              {logo.url ? (
                <Link to={logo.url} look="bare" newTab className={styles.pill}>
                  {logo.label}
                </Link>
              ) : (
                <span className={styles.pill}>{logo.label}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
