import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import type { RealityCheck } from '#machines/realityCheck/realityCheck.contract.ts'
import type { realityCheckMachine } from '#machines/realityCheck/realityCheck.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { FormSelect } from '#src/ui/form/fields.tsx'
import { NotToBeMissed } from '#src/ui/NotToBeMissed.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { PlaySums } from '../activityTimer/PlaySums.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

interface RealityCheckModalProps {
  readonly flow: ActorRefFrom<typeof realityCheckMachine>
  /** Locale-relative path that a player who leaves the game comes to; null where no game is on the page. */
  readonly lobby: string | null
}

/** The operator's reality check: a reminder, or questions, over every page until it is answered or left (RGT-3, RMB-5). */
export function RealityCheckModal({ flow, lobby }: RealityCheckModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const formId = useId()
  const { go } = useNavigation()
  const { check, problem } = snapshot.context
  if (check === null) return null
  const isSending = snapshot.matches({ open: 'sending' })
  const isReminder = check.action === 'REMINDER'
  const next = problem ? (
    <Trans comment="Button: verb, sends answers once more.">Send again</Trans>
  ) : (
    <Trans>Continue</Trans>
  )
  return (
    <Dialog
      title={<Trans>Your play so far</Trans>}
      root={flowAttributes(snapshot) as object}
      actions={
        <>
          <Button
            onClick={() => {
              flow.send({ type: 'realityCheck.exit' })
              if (lobby !== null) go(lobby)
            }}
          >
            {lobby === null ? (
              <Trans comment="Button of the reality check where no game is open, as in the sportsbook.">
                Stop for now
              </Trans>
            ) : (
              <Trans>Leave the game</Trans>
            )}
          </Button>
          <Button
            onClick={() => {
              flow.send({ type: 'realityCheck.history' })
              go('/my-account/banking/transactions')
            }}
          >
            <Trans>Transactions</Trans>
          </Button>
          {isReminder ? (
            <Button variant="primary" busy={isSending} onClick={() => flow.send({ type: 'realityCheck.continue' })}>
              {next}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} busy={isSending}>
              {next}
            </Button>
          )}
        </>
      }
    >
      <p>
        {isReminder ? (
          <Trans>Please look at this, then choose how to go on.</Trans>
        ) : (
          <Trans>Please answer the questions to play on. You can leave without an answer.</Trans>
        )}
      </p>
      <PlaySums summary={check.summary} />
      {isReminder ? null : <Questions flow={flow} check={check} formId={formId} />}
      {problem ? (
        <NotToBeMissed>
          <Notice tone="bad" alert title={<Trans>Your answer was not taken</Trans>}>
            <p>{message(problemKey(problem))}</p>
          </Notice>
        </NotToBeMissed>
      ) : null}
    </Dialog>
  )
}

interface QuestionsProps extends Pick<RealityCheckModalProps, 'flow'> {
  readonly check: RealityCheck
  readonly formId: string
}

function Questions({ flow, check, formId }: QuestionsProps) {
  const { t } = useLingui()
  const { questions } = check
  const given = flow.getSnapshot().context.answers
  const schema = useMemo(
    () => v.object(Object.fromEntries(questions.map(({ id }) => [id, v.pipe(v.string(), v.nonEmpty('needed'))]))),
    [questions],
  )
  return (
    <Form
      id={formId}
      label={t({ message: 'Questions', comment: 'Title: questions of the reality check.' })}
      schema={schema}
      defaultValues={Object.fromEntries(questions.map(({ id }) => [id, given?.[id] ?? '']))}
      errorText={() => t`Choose one of the answers.`}
      onSubmit={(answers) => flow.send({ type: 'realityCheck.answer', answers })}
    >
      {questions.map(({ id, text, options }) => (
        <FormSelect
          key={id}
          name={id}
          label={text}
          choose={t`Please choose`}
          options={options.map((one) => ({ value: one, label: one }))}
        />
      ))}
    </Form>
  )
}
