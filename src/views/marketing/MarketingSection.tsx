import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { marketingChannels, marketingCommunications } from '#contract/account.ts'
import type { Communication, MarketingChannel, MarketingPreferences } from '#machines/marketing/marketing.contract.ts'
import type { marketingMachine } from '#machines/marketing/marketing.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormCheckbox } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Notice, Skeleton } from '#src/ui/Surface.tsx'
import { muted } from '#src/ui/Surface.css.ts'
import { FormProblem } from '../account/EditForm.tsx'
import { RetryButton, Section } from '../account/Section.tsx'
import * as styles from '../account/account.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

export interface MarketingSectionProps {
  readonly flow: ActorRefFrom<typeof marketingMachine>
}

const channels: Readonly<Record<MarketingChannel, MessageDescriptor>> = {
  EMAIL: msg({ message: 'By email', comment: 'Channel of marketing.' }),
  SMS: msg({ message: 'By SMS', comment: 'Channel of marketing, or password reset by text message.' }),
  MAIL: msg({ message: 'By post', comment: 'Channel of marketing: letters.' }),
  PHONE: msg({ message: 'By phone', comment: 'Channel of marketing.' }),
  PUSH_NOTIFICATION: msg({
    message: 'On this device',
    comment: 'A way to be told of offers, beside email and SMS: messages of the browser.',
  }),
}
const communications: Readonly<Record<Communication, { title: MessageDescriptor; hint: MessageDescriptor }>> = {
  BONUS_OFFER: {
    title: msg({ message: 'Bonus offers', comment: 'Kind of marketing the player can agree to.' }),
    hint: msg`Offers that are made to you`,
  },
  NEWSLETTER: {
    title: msg({ message: 'Newsletter', comment: 'Kind of marketing the player can agree to.' }),
    hint: msg`What is new on the site`,
  },
  CASINO: {
    title: msg({ message: 'Casino news', comment: 'Kind of marketing the player can agree to.' }),
    hint: msg`New games and tournaments`,
  },
  RESPONSIBLE_GAMING: {
    title: msg({ message: 'Safer play', comment: 'Kind of messages the player can agree to: about safer gambling.' }),
    hint: msg`Tips and tools for keeping play within your limits`,
  },
}

const everyChannel = v.object(
  Object.fromEntries(marketingChannels.map((one) => [one, v.boolean()])) as Record<
    MarketingChannel,
    v.BooleanSchema<undefined>
  >,
)
const preferencesSchema = v.object(
  Object.fromEntries(marketingCommunications.map((one) => [one, everyChannel])) as Record<
    Communication,
    typeof everyChannel
  >,
)

/** What the player wants to hear of, and how; all off until chosen (PRO-4, RMB-13). */
export function MarketingSection({ flow }: MarketingSectionProps) {
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { preferences, problem } = snapshot.context
  return (
    <Section title={<Trans>What you want to hear from us</Trans>} root={flowAttributes(snapshot) as object}>
      {snapshot.matches('failed') ? (
        <Notice tone="bad" alert title={<Trans>Your choices could not be loaded</Trans>}>
          <p>{message(problemKey(problem))}</p>
          <div>
            <RetryButton onClick={() => flow.send({ type: 'marketing.retry' })} />
          </div>
        </Notice>
      ) : preferences && !snapshot.matches('loading') ? (
        <PreferencesForm flow={flow} preferences={preferences} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </Section>
  )
}

function PreferencesForm({ flow, preferences }: MarketingSectionProps & { preferences: MarketingPreferences }) {
  const { t, i18n } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const hasFailed = snapshot.matches('updateFailed')
  return (
    <Form
      schema={preferencesSchema}
      label={t`What you want to hear from us`}
      defaultValues={preferences}
      stored={preferences}
      onSubmit={(wanted) => flow.send({ type: 'marketing.update', preferences: wanted })}
    >
      <p className={muted}>
        <Trans>We send nothing that you have not chosen. You can change this at any time.</Trans>
      </p>
      {marketingCommunications.map((communication) => (
        <fieldset key={communication} className={styles.choiceGroup}>
          <legend className={styles.legend}>{i18n._(communications[communication].title)}</legend>
          <p className={styles.legendHint}>{i18n._(communications[communication].hint)}</p>
          <div className={styles.choices}>
            {marketingChannels.map((channel) => (
              <FormCheckbox key={channel} name={`${communication}.${channel}`} label={i18n._(channels[channel])} />
            ))}
          </div>
        </fieldset>
      ))}
      <FormProblem problem={hasFailed ? problemKey(snapshot.context.problem) : null} />
      <div>
        <Button type="submit" variant="primary" busy={snapshot.hasTag('busy')}>
          <Trans>Save my choices</Trans>
        </Button>
      </div>
    </Form>
  )
}
