import { Trans, useLingui } from '@lingui/react/macro'
import type { Brand } from '#brands/brand.ts'
import type { ContentResult, footerQuery } from '#contract/content-queries.ts'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import type { ReactNode } from 'react'
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

export interface SiteFooterProps {
  readonly brand: Brand
  readonly footer: FooterContent | null
  /** What else is to be chosen at the foot, markets and languages first; it comes after the page. */
  readonly choices: ReactNode
  readonly onCookieSettings: () => void
}

/** The footer: age, responsible gambling, pages, licences, languages, cookie settings. */
export function SiteFooter({ brand, footer, choices, onCookieSettings }: SiteFooterProps) {
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
          <nav
            className={styles.footerGroups}
            aria-label={t({
              message: 'Footer',
              comment: 'Name of the navigation at the foot of the page for screen readers.',
            })}
          >
            {footer.groups.map((group) => (
              <div key={group.title}>
                <h2 className={styles.footerTitle}>{group.title}</h2>
                <ul>
                  {group.links
                    .filter(({ path, absoluteUrl }) => absoluteUrl ?? (path && isOpen(path)))
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
        {footer?.toggles?.paymentMethods !== false && footer?.paymentMethods ? (
          <ul
            className={styles.footerRow}
            aria-label={t({
              message: 'Ways to pay',
              comment: 'For screen readers: the list of payment methods at the foot of the page.',
            })}
          >
            {footer.paymentMethods.map((method) => (
              <li key={method} className={styles.pill}>
                {paymentNames[method] ?? method}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.footerEnd}>
          {footer?.toggles?.licences !== false && footer ? <Licences footer={footer} /> : null}
          {footer?.legal ? <p className={styles.muted}>{footer.legal}</p> : null}
          <div className={styles.footerChoices}>
            <button type="button" className={styles.footerLink} onClick={onCookieSettings}>
              <Trans>Cookie settings</Trans>
            </button>
            {choices}
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
            <Trans comment="At the foot of every page: {0} is the company, {1} the authority, {2} the number of the licence.">
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
