import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { oneTimeCodeField } from '#contract/fields.ts'
import type { phoneChangeMachine } from '#machines/phoneChange/phoneChange.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { FormCode } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ResendCode } from '../codes/ResendCode.tsx'
import { SpentCode } from '../codes/SpentCode.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'

interface CodePopupProps {
  readonly flow: ActorRefFrom<typeof phoneChangeMachine>
}

const codeSchema = object({ code: oneTimeCodeField })

/** The popup for the code that went to the new phone (PRO-3); closing it leads back to the form. */
export function CodePopup({ flow }: CodePopupProps) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <Dialog
      title={<Trans>Confirm your phone number</Trans>}
      root={flowAttributes(snapshot) as object}
      onClose={() => flow.send({ type: 'phone.cancel' })}
    >
      {snapshot.matches({ popup: 'requesting' }) ? (
        <Loading>
          <Trans>We are sending you a code</Trans>
        </Loading>
      ) : (
        <FocusOnMount>
          <CodeForm flow={flow} />
        </FocusOnMount>
      )}
    </Dialog>
  )
}

function CodeForm({ flow }: CodePopupProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { phonePrefix, phoneBody, problem } = snapshot.context
  const isSpent = snapshot.matches({ popup: { entering: { code: 'spent' } } })
  const isResendSpent = snapshot.matches({ popup: { entering: { resend: 'spent' } } })
  const isBusy = snapshot.hasTag('busy')
  const errors = useMemo(() => (problem ? { code: problemKey(problem) } : null), [problem])
  const phone = `${phonePrefix} ${phoneBody}`
  return (
    <Form
      schema={codeSchema}
      label={t`Confirm your phone number`}
      errorText={message}
      serverErrors={errors}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => flow.send({ type: 'code.submit', code })}
    >
      <p>
        <Trans>
          Enter the code we sent by SMS to <strong className={surface.unbroken}>{phone}</strong>.
        </Trans>
      </p>
      {isSpent ? <SpentCode isLast={isResendSpent} /> : null}
      <FormCode name="code" label={t`Code`} disabled={isSpent} hint={t`6 digits; valid for 10 minutes`} />
      <div className={surface.spread}>
        <Button size="lg" onClick={() => flow.send({ type: 'phone.cancel' })}>
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
        isDue={snapshot.matches({ popup: { entering: { resend: 'resendable' } } })}
        isDisabled={!snapshot.can({ type: 'code.resend' })}
        onResend={() => flow.send({ type: 'code.resend' })}
      />
    </Form>
  )
}
