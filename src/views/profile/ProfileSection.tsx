import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { formatDate } from '#contract/locale.ts'
import type { Station } from '#machines/access/access.contract.ts'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import { showDate } from '#src/ui/dateText.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import { Facts, RetryButton, Section, type Fact } from '../account/Section.tsx'
import { useWords } from '../account/useWords.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

export interface ProfileSectionProps {
  readonly flow: ActorRefFrom<typeof profileMachine>
  /** Where the player is now, as the operator sees it. */
  readonly station: Station | null
  /** As the last push said it; null while it is not known. */
  readonly loyaltyLevel: string | null
}

/** Levels are names: content's as it writes them, the platform's own in the letters of a name. */
const levelName = (level: string): string =>
  /\p{Ll}/u.test(level)
    ? level
    : level.replaceAll('_', ' ').replaceAll(/\p{L}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

/** Who the player is, where, and which level they have (PRO-1, AUT-12). */
export function ProfileSection({ flow, station, loyaltyLevel }: ProfileSectionProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const words = useWords()
  const { profile, details, lastSignIn, problem } = snapshot.context
  const place = station && [station.autodetectedCity, words.country(station.autodetectedCountry)].filter(Boolean)
  const facts: readonly Fact[] | null = profile &&
    details && [
      [t({ message: 'Name', comment: 'Label: full name of the player.' }), `${profile.firstName} ${profile.lastName}`],
      [
        t({ message: 'Login email', comment: 'Label: e-mail address the player signs in with.' }),
        <BrokenAtSign key="email" email={details.email} />,
      ],
      [
        t({ message: 'Born on', comment: 'Label before the date of birth.' }),
        details.dateOfBirth === null ? message('No data') : showDate(details.dateOfBirth),
      ],
      [t({ message: 'Home country', comment: 'Label: country of residence.' }), words.country(profile.countryCode)],
      [t({ message: 'Currency', comment: 'Label: currency of the account.' }), profile.currencyCode],
      [
        t({ message: 'Player since', comment: 'Label before the date of the sign-up.' }),
        details.registrationDate === null ? message('No data') : formatDate(details.registrationDate),
      ],
      [
        t({ message: 'Last login', comment: 'Label before time and place of the previous sign-in.' }),
        lastSignIn === null
          ? t({ message: 'This is your first', comment: 'Value of the last sign-in: there was none before this one.' })
          : words.signIn(lastSignIn),
      ],
      [
        t({
          message: 'You are here now',
          comment: 'Label before the country and the address of the network of this visit.',
        }),
        station && place ? `${place.join(', ')} (${station.ipAddress})` : message('No data'),
      ],
    ]
  return (
    <Section
      title={<Trans comment="Heading: name, date of birth and so on.">Personal details</Trans>}
      root={flowAttributes(snapshot) as object}
      action={
        loyaltyLevel === null ? null : (
          <Badge tone="second">
            {t({ message: `Level: ${levelName(loyaltyLevel)}`, comment: 'Loyalty level of the player.' })}
          </Badge>
        )
      }
    >
      {snapshot.matches({ data: 'failed' }) ? (
        <Notice tone="bad" alert title={<Trans>Your details could not be loaded</Trans>}>
          <p>{message(problemKey(problem))}</p>
          <div>
            <RetryButton onClick={() => flow.send({ type: 'profile.refresh' })} />
          </div>
        </Notice>
      ) : null}
      {facts || !snapshot.matches({ data: 'failed' }) ? <Facts facts={facts} count={8} /> : null}
    </Section>
  )
}

/** Too long for its line, an address goes on with its host in the next: no last letter stands alone. */
function BrokenAtSign({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
