import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import type { EddAnswers } from '#machines/edd/edd.contract.ts'
import type { eddMachine } from '#machines/edd/edd.machine.ts'
import { isPassing } from '#machines/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { FormField, FormSelect, FormWhen } from '#src/ui/form/fields.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useMessage } from '../messages/useMessage.ts'
import { useProblem } from '../messages/useProblem.ts'

interface Choice {
  readonly id: string
  readonly label: string
  readonly isOther: boolean
}

/** What the questionnaire offers to choose from; null while it is being loaded. */
export interface EddLists {
  readonly occupations: readonly Choice[]
  readonly sources: readonly Choice[]
  readonly salaries: readonly { readonly id: number; readonly label: string }[]
}

export interface EddModalProps {
  readonly flow: ActorRefFrom<typeof eddMachine>
  readonly lists: EddLists | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

const other = 'Other'
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'long'))
const needed = (code: string) => v.pipe(v.string(), v.nonEmpty(code))
const fields = v.object({
  occupation: needed('error.edd.occupation'),
  otherOccupation: v.optional(text(200), ''),
  salaryRangeId: needed('error.edd.salary'),
  sourceOfFunds: needed('error.edd.source'),
  otherSourceOfFunds: v.optional(text(200), ''),
  placeOfBirth: text(100),
  nationality: text(100),
})
// Only what "Other" is chosen for needs a text of its own (EDD-2).
const schema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['occupation'], ['otherOccupation']],
      ({ occupation, otherOccupation }) => occupation !== other || otherOccupation !== '',
      'own',
    ),
    ['otherOccupation'],
  ),
  v.forward(
    v.partialCheck(
      [['sourceOfFunds'], ['otherSourceOfFunds']],
      ({ sourceOfFunds, otherSourceOfFunds }) => sourceOfFunds !== other || otherSourceOfFunds !== '',
      'own',
    ),
    ['otherSourceOfFunds'],
  ),
)
const names = Object.keys(fields.entries)

/** The questions of enhanced due diligence: first what is asked and why, then the form (EDD-1, EDD-2). */
export function EddModal(props: EddModalProps) {
  const { flow, lists, hasFailed, onRetry } = props
  const snapshot = useSelector(flow, (now) => now)
  const isReminder = snapshot.matches({ open: 'reminder' })
  const close = () => flow.send({ type: 'edd.close' })
  return (
    <Dialog
      title={<Trans>Questions about your income</Trans>}
      root={flowAttributes(snapshot) as object}
      onClose={snapshot.matches({ open: 'submitting' }) ? undefined : close}
      actions={
        isReminder ? (
          <>
            <Button onClick={close}>
              <Trans>Not now</Trans>
            </Button>
            <Button variant="primary" data-first onClick={() => flow.send({ type: 'edd.begin' })}>
              <Trans>Begin</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      {isReminder ? (
        <div className={surface.stack}>
          <p>
            <Trans>
              The law asks us to know where the money comes from that you play with: your occupation, your yearly income
              and the source of your funds. It takes about two minutes, and our compliance team alone reads it.
            </Trans>
          </p>
          <p>
            <Trans>If you put it off, you find the questions again on your account page.</Trans>
          </p>
        </div>
      ) : lists ? (
        <Questions flow={flow} lists={lists} />
      ) : hasFailed ? (
        <Notice tone="bad" alert title={<Trans>The questions could not be loaded</Trans>}>
          <div>
            <Button size="sm" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Notice>
      ) : (
        <Loading>
          <Trans comment="Said while the questions about income are being loaded.">The questions are coming</Trans>
        </Loading>
      )}
    </Dialog>
  )
}

const choicesOf = (list: readonly Choice[]) =>
  list.map(({ label, isOther }) => ({ value: isOther ? other : label, label }))

function Questions({ flow, lists }: Pick<EddModalProps, 'flow'> & { readonly lists: EddLists }) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { answers, problem } = snapshot.context
  const isBusy = snapshot.matches({ open: 'submitting' })
  const isUntold = problem !== null && isPassing(problem)
  const refused = useProblem(snapshot.matches({ open: 'failed' }) ? problem : null, names)
  const choices = useMemo(
    () => ({
      occupations: choicesOf(lists.occupations),
      sources: choicesOf(lists.sources),
      salaries: lists.salaries.map(({ id, label }) => ({ value: String(id), label })),
    }),
    [lists],
  )
  const words: Readonly<Record<string, string>> = {
    'error.edd.occupation': t`Choose your occupation.`,
    'error.edd.salary': t`Choose your yearly income.`,
    'error.edd.source': t`Choose where your money comes from.`,
    own: t`Say it in your own words.`,
    long: t`This is too long.`,
  }
  // Kept by the flow alone, never in storage: what is closed by a slip is found again.
  const draft = useMemo<FormDraft>(
    () => ({
      read: () => flow.getSnapshot().context.typed,
      write: (typed) => flow.send({ type: 'edd.typed', typed }),
    }),
    [flow],
  )
  const send = (values: v.InferOutput<typeof schema>) => {
    const sent: EddAnswers = { ...values, salaryRangeId: Number(values.salaryRangeId) }
    flow.send({ type: 'edd.submit', answers: sent })
  }
  return (
    <Form
      label={t`Questions about your income`}
      schema={schema}
      defaultValues={{
        occupation: answers?.occupation ?? '',
        otherOccupation: answers?.otherOccupation ?? '',
        salaryRangeId: answers ? String(answers.salaryRangeId) : '',
        sourceOfFunds: answers?.sourceOfFunds ?? '',
        otherSourceOfFunds: answers?.otherSourceOfFunds ?? '',
        placeOfBirth: answers?.placeOfBirth ?? '',
        nationality: answers?.nationality ?? '',
      }}
      draft={draft}
      serverErrors={refused.onFields}
      errorText={(code) => words[code] ?? message(code)}
      onSubmit={send}
    >
      <FormSelect
        name="occupation"
        label={t({ message: 'Occupation', comment: 'Question of the due diligence: job.' })}
        choose={t({ message: 'Please choose', comment: 'First entry of a list nothing is chosen from yet.' })}
        options={choices.occupations}
      />
      <FormWhen name="occupation" is={other}>
        <FormField
          name="otherOccupation"
          label={t({ message: 'Which occupation?', comment: 'Question after Other was chosen as occupation.' })}
        />
      </FormWhen>
      <FormSelect
        name="salaryRangeId"
        label={t`Yearly income before tax`}
        choose={t`Please choose`}
        options={choices.salaries}
      />
      <FormSelect
        name="sourceOfFunds"
        label={t`Where your money comes from`}
        choose={t`Please choose`}
        options={choices.sources}
      />
      <FormWhen name="sourceOfFunds" is={other}>
        <FormField
          name="otherSourceOfFunds"
          label={t({ message: 'From where?', comment: 'Question after Other was chosen as source of funds.' })}
        />
      </FormWhen>
      <FormField
        name="placeOfBirth"
        label={t`Place of birth`}
        optional={t({ message: '(optional)', comment: 'After the label of a field that may stay empty.' })}
      />
      <FormField
        name="nationality"
        label={t({ message: 'Nationality', comment: 'Question of the due diligence.' })}
        optional={t`(optional)`}
      />
      {refused.general ? (
        <Notice
          tone="bad"
          alert
          title={
            isUntold ? (
              <Trans>We could not tell whether your answers arrived</Trans>
            ) : (
              <Trans>Your answers were not taken</Trans>
            )
          }
        >
          <p>{message(refused.general)}</p>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" block busy={isBusy}>
        <Trans comment="Button: verb.">Send answers</Trans>
      </Button>
    </Form>
  )
}
