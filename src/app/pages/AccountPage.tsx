import type { marketingMachine } from '#machines/marketing/marketing.machine.ts'
import { countries } from '#contract/countries.ts'
import { accountForms } from '#src/actors/account.ts'
import { playerOptions } from '#src/queries/options.ts'
import { vipPageOptions } from '#src/queries/pages.ts'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { sections } from '#src/views/account/account.css.ts'
import { LanguageSection } from '#src/views/account/LanguageSection.tsx'
import { LoginHistory } from '#src/views/account/LoginHistory.tsx'
import { addressFields, provinceFields, AddressSection } from '#src/views/address/AddressSection.tsx'
import { CompletionSection } from '#src/views/completion/CompletionSection.tsx'
import { contactInfoFields } from '#src/views/registration/contactInfoSchema.ts'
import { EddSection } from '#src/views/edd/EddSection.tsx'
import { MarketingSection } from '#src/views/marketing/MarketingSection.tsx'
import { PasswordSection } from '#src/views/passwordChange/PasswordSection.tsx'
import { phoneFields, PhoneSection } from '#src/views/phoneChange/PhoneSection.tsx'
import { ProfileSection } from '#src/views/profile/ProfileSection.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { languageChoices, languageName } from '../languages.ts'
import { useFormDraft } from '../formDraft.ts'
import { showsOffers } from '../guardTable.ts'
import { switchLocale } from '../switchLocale.ts'
import { useGivenCode } from '../useGivenCode.ts'

const path = '/my-account/account'

/** The player's account: details, address, phone, password, what may be sent, language, and logins (PRO-1 to PRO-4, AUT-12). */
export function AccountPage() {
  const { t } = useLingui()
  useHead(t({ message: 'My account', comment: 'Page title and link.' }))
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>My account</Trans>
      </h1>
      <AccountSections language={<Language />} />
    </>
  )
}

interface AccountSectionsProps {
  /** The choice of a language, which opens another address; left out over a game, which would be left by it. */
  readonly language?: ReactNode
}

/** What stands of the account, on its page and over a running game (GAM-4). */
export function AccountSections({ language }: AccountSectionsProps) {
  const station = useStation()
  const loyaltyLevel = useLoyaltyLevel()
  return (
    <div className={sections}>
      <Completion />
      <Flow id="edd" isQuiet>
        {(flow) => <EddSection flow={flow} />}
      </Flow>
      <Flow id="profile">{(flow) => <ProfileSection flow={flow} station={station} loyaltyLevel={loyaltyLevel} />}</Flow>
      <Changes />
      <Flow id="marketing">{(flow) => <MarketingHere flow={flow} />}</Flow>
      {language}
      <Logins />
    </div>
  )
}

/** The player's loyalty level as the loyalty page calls it; as the platform does where that says nothing. Null: none. */
function useLoyaltyLevel(): string | null {
  const { world } = useApp()
  const level = useSession(({ context }) => context.profile?.loyaltyLevel ?? null)
  const { data } = useQuery({ ...vipPageOptions(world), enabled: level !== null })
  if (level === null) return null
  return data?.levels.find(({ id }) => id?.toUpperCase() === level.toUpperCase())?.name ?? level
}

function useStation() {
  const access = useFlow('access')
  return useSelector(access ?? undefined, (now) => now?.context.station ?? null)
}

/** What the sign-up has left open, for a player who may not pay in or play before it is in (REG-2). */
function Completion() {
  const { world } = useApp()
  const isDone = useSelector(useFlow('completion') ?? undefined, (now) => now?.matches('done') ?? false)
  const profile = useFlow('profile') ?? undefined
  const details = useSelector(profile, (now) => now?.context.details ?? null)
  const isComplete = useSelector(profile, (now) => now?.context.profile?.isRegistrationComplete ?? true)
  const countryCode = useSelector(profile, (now) => now?.context.profile?.countryCode ?? null)
  const draft = useFormDraft(accountForms.completion, contactInfoFields)
  const code = useGivenCode()
  const hasOffers = useSession(({ context }) => showsOffers(context))
  if ((isComplete && !isDone) || details === null || countryCode === null) return null
  const { market } = world.locale()
  return (
    <Flow id="completion">
      {(flow) => (
        <CompletionSection
          flow={flow}
          market={market}
          countryCode={countryCode}
          details={details}
          draft={draft}
          bonusCode={hasOffers ? code : null}
        />
      )}
    </Flow>
  )
}

/** The parts that change what stands in the profile. */
function Changes() {
  const profile = useFlow('profile') ?? undefined
  const details = useSelector(profile, (now) => now?.context.details ?? null)
  const countryCode = useSession(({ context }) => context.profile?.countryCode ?? null)
  const email = useSession(({ context }) => context.player?.email ?? '')
  const addressDraft = useFormDraft(accountForms.address, addressFields)
  const provinceDraft = useFormDraft(accountForms.province, provinceFields)
  const phoneDraft = useFormDraft(accountForms.phone, phoneFields)
  const address = useFlow('address')
  const phone = useFlow('phoneChange')
  useEffect(() => {
    // After a reload a form that was begun stands open again, with what was typed.
    if (addressDraft.read()) address?.send({ type: 'address.edit' })
    else if (provinceDraft.read()) address?.send({ type: 'province.edit' })
    if (phoneDraft.read()) phone?.send({ type: 'phone.edit' })
  }, [address, phone, addressDraft, provinceDraft, phoneDraft])
  const isFailed = useSelector(profile, (now) => now?.matches({ data: 'failed' }) ?? false)
  const isd = countries.find(({ code }) => code === countryCode)?.isd
  // What did not come is said once, above, with the way to ask again; nothing else looks as if it were on its way.
  const isMissing = isFailed && details === null
  return (
    <>
      {isMissing ? null : (
        <>
          <Flow id="address">
            {(flow) => (
              <AddressSection
                flow={flow}
                details={details}
                countryCode={countryCode}
                draft={addressDraft}
                provinceDraft={provinceDraft}
                onCancel={() => {
                  addressDraft.drop()
                  provinceDraft.drop()
                }}
              />
            )}
          </Flow>
          <Flow id="phoneChange">
            {(flow) => (
              <PhoneSection
                flow={flow}
                details={details}
                countryCode={countryCode}
                homePrefix={isd ? `+${isd}` : '+358'}
                draft={phoneDraft}
                onCancel={phoneDraft.drop}
              />
            )}
          </Flow>
        </>
      )}
      <Flow id="passwordChange">{(flow) => <PasswordSection flow={flow} email={email} />}</Flow>
    </>
  )
}

/** The preferences are asked for as the page opens, and again the next time. */
function MarketingHere({ flow }: { readonly flow: ActorRefFrom<typeof marketingMachine> }) {
  useEffect(() => {
    flow.send({ type: 'marketing.open' })
    return () => flow.send({ type: 'marketing.close' })
  }, [flow])
  return <MarketingSection flow={flow} />
}

/** The languages of this market, of which the player's is the chosen one (LOC-11). */
function Language() {
  const app = useApp()
  const locale = app.world.locale()
  const profile = useFlow('profile')
  const chosen = useSelector(profile ?? undefined, (now) => now?.context.details?.languageCode ?? null)
  const offered = languageChoices(locale, path, app.localeOptions).filter(({ market }) => market === locale.market)
  // The account's may be one of another market: then the page's own counts here.
  const isHere = offered.some(({ language }) => language === chosen)
  const options = offered.map((choice) => ({
    lang: choice.lang,
    name: languageName(choice.language),
    isChosen: isHere ? choice.language === chosen : choice.isCurrent,
    onChoose: () => void switchLocale(app, choice),
  }))
  return <LanguageSection options={options} />
}

function Logins() {
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? 0)
  const history = useQuery({ ...playerOptions(world.api, playerId, 'loginHistory', {}), enabled: playerId > 0 })
  return (
    <LoginHistory
      logins={history.data ?? null}
      hasFailed={history.isError && !history.isFetching}
      onRetry={() => void history.refetch()}
    />
  )
}
