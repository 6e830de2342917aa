import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/Button.tsx'
import { NotBuiltYet } from '#src/ui/States.tsx'
import { page } from '#src/ui/Surface.css.ts'

/** What the pages are called, by their path below the locale. */
const titles = {
  'contact-live-chat': msg`Live chat`,
  landing: msg`Offer`,
  loyalty: msg`Loyalty`,
  'my-account/account': msg`My account`,
  'my-account/banking': msg`Banking`,
  'my-account/banking/withdraw': msg`Withdraw`,
  'my-account/gambling-limits': msg`Gambling limits`,
  promo: msg`Offer`,
  'signup/callback': msg`Sign up`,
  'sms-max-attempts': msg`Too many codes`,
} as const

/** A page whose part of the product is not built yet; `name` is its path below the locale. */
export function NotBuiltPage({ name }: { readonly name: keyof typeof titles }) {
  const { i18n } = useLingui()
  return (
    <div className={name.startsWith('my-account/') ? undefined : page}>
      <NotBuiltYet
        part={i18n._(titles[name])}
        actions={
          <>
            <ButtonLink to="/online-casino" variant="primary">
              <Trans>To the casino</Trans>
            </ButtonLink>
            <ButtonLink to="/">
              <Trans>To the home page</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
