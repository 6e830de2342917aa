import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { object } from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { noCaptcha } from '#contract/constants.ts'
import { oneTimeCodeField } from '#contract/fields.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormCode } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ResendCode } from '../codes/ResendCode.tsx'
import { SpentCode } from '../codes/SpentCode.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { useServerErrors } from './serverErrors.ts'

interface VerificationStepProps {
  readonly flow: ActorRefFrom<typeof registrationMachine>
}

const codeSchema = object({ code: oneTimeCodeField })
const resend = { type: 'code.resend', captchaToken: noCaptcha } as const
const back = { type: 'step.back' } as const

/** Third step: the code that came by SMS or e-mail (REG-7). */
export function VerificationStep({ flow }: VerificationStepProps) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { context } = snapshot
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
          <p>{message(context.error?.key ?? 'error.oops.tryAgain')}</p>
        </Notice>
        <div className={surface.spread}>
          <Button size="lg" disabled={!snapshot.can(back)} onClick={() => flow.send(back)}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" size="lg" disabled={!snapshot.can(resend)} onClick={() => flow.send(resend)}>
            <Trans>Send the code again</Trans>
          </Button>
        </div>
      </>
    )
  }
  return <CodeForm flow={flow} />
}

function CodeForm({ flow }: VerificationStepProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const errors = useServerErrors(context, ['code'])
  const isSpent = snapshot.matches({ open: { verification: { entering: { code: 'spent' } } } })
  const isResendSpent = snapshot.matches({ open: { verification: { entering: { resend: 'spent' } } } })
  const isBusy = snapshot.hasTag('busy')
  const phone = `${context.details?.phonePrefix ?? ''} ${context.details?.phoneBody ?? ''}`
  const email = context.details?.email ?? ''
  return (
    <Form
      key={`${context.channel} ${context.requests}`}
      schema={codeSchema}
      label={t`Verification`}
      errorText={message}
      serverErrors={errors.onFields}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => flow.send({ type: 'code.submit', code })}
    >
      <p>
        {context.channel === 'sms' ? (
          <Trans>
            Enter the code we sent by SMS to <strong className={surface.unbroken}>{phone}</strong>.
          </Trans>
        ) : (
          <Trans>
            Enter the code we sent by email to <strong className={surface.unbroken}>{email}</strong>.
          </Trans>
        )}
      </p>
      {isSpent ? <SpentCode isLast={isResendSpent} /> : null}
      {errors.general && !isSpent ? (
        <Notice tone="bad" alert>
          <p>{message(errors.general)}</p>
        </Notice>
      ) : null}
      <FormCode name="code" label={t`Code`} disabled={isSpent} hint={t`6 digits; valid for 10 minutes`} />
      <div className={surface.spread}>
        <Button size="lg" disabled={!snapshot.can(back)} onClick={() => flow.send(back)}>
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          disabled={!isBusy && !snapshot.can({ type: 'code.submit', code: '' })}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
      <ResendCode
        isSpent={isResendSpent}
        isDue={snapshot.can(resend)}
        requests={context.requests}
        onResend={() => flow.send(resend)}
      />
    </Form>
  )
}
