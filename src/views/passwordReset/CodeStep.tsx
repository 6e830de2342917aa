import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import { noCaptcha } from '#contract/constants.ts'
import { oneTimeCodeField } from '#contract/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormCode } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ResendCode } from '../codes/ResendCode.tsx'
import { SpentCode } from '../codes/SpentCode.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { PasswordResetPanelProps } from './PasswordResetPanel.tsx'

type CodeStepProps = Pick<PasswordResetPanelProps, 'flow'>

const codeSchema = object({ code: oneTimeCodeField })
const resend = { type: 'code.resend', captchaToken: noCaptcha } as const
const back = { type: 'step.back' } as const
const next = { type: 'step.next' } as const

/** Second step: the six digits of the SMS. */
export function CodeStep({ flow }: CodeStepProps) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  if (snapshot.matches({ open: { verification: 'requesting' } })) {
    return (
      <Loading>
        <Trans>We are sending you a code</Trans>
      </Loading>
    )
  }
  if (snapshot.matches({ open: { verification: 'requestFailed' } })) {
    return (
      <>
        <Notice tone="bad" alert title={<Trans>The code could not be sent</Trans>}>
          <p>{message(problemKey(snapshot.context.problem))}</p>
        </Notice>
        <div className={surface.spread}>
          <Button size="lg" onClick={() => flow.send(back)}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" size="lg" onClick={() => flow.send(resend)}>
            <Trans>Send the code again</Trans>
          </Button>
        </div>
      </>
    )
  }
  if (snapshot.matches({ open: { verification: 'verified' } })) {
    return (
      <>
        <Notice tone="good">
          <p>
            <Trans>Your code was right. You need not type it again.</Trans>
          </p>
        </Notice>
        <div className={surface.spread}>
          <Button size="lg" onClick={() => flow.send(back)}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" size="lg" onClick={() => flow.send(next)}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </>
    )
  }
  return <CodeForm flow={flow} />
}

function CodeForm({ flow }: CodeStepProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { email, requests, problem } = snapshot.context
  const isAt = (state: 'wrong' | 'unanswered' | 'spent') =>
    snapshot.matches({ open: { verification: { entering: { code: state } } } })
  const isSpent = isAt('spent')
  const isResendSpent = snapshot.matches({ open: { verification: { entering: { resend: 'spent' } } } })
  const isBusy = snapshot.hasTag('busy')
  const isWrong = isAt('wrong')
  // A new object for each answer, so that the same wrong code is marked again.
  const onField = useMemo(() => (isWrong && problem ? { code: 'sms.code.invalid' } : null), [isWrong, problem])
  return (
    <Form
      key={requests}
      schema={codeSchema}
      label={t`Verification`}
      errorText={message}
      serverErrors={onField}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => flow.send({ type: 'code.submit', code })}
    >
      <p>
        <Trans>
          If there is an account with <strong className={surface.unbroken}>{email}</strong>, we have sent a code by SMS
          to its phone. If it has no verified phone, or one changed in the last 24 hours, a link has gone to this email
          address instead.
        </Trans>
      </p>
      {isSpent ? <SpentCode isLast={isResendSpent} /> : null}
      {isAt('unanswered') ? (
        <Notice tone="bad" alert>
          <p>{message(problemKey(problem))}</p>
        </Notice>
      ) : null}
      <FormCode
        name="code"
        label={t({ message: 'Code', comment: 'Label of the field for a one-time code from an SMS or e-mail.' })}
        disabled={isSpent}
        hint={t`6 digits; valid for 10 minutes`}
      />
      <div className={surface.spread}>
        <Button size="lg" onClick={() => flow.send(back)}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={isBusy} disabled={isSpent}>
          <Trans>Continue</Trans>
        </Button>
      </div>
      <ResendCode
        isSpent={isResendSpent}
        isDue={snapshot.can(resend)}
        requests={snapshot.context.requests}
        onResend={() => flow.send(resend)}
      />
    </Form>
  )
}
