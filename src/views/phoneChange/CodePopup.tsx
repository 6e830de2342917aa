import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { oneTimeCodeField } from '#contract/fields.ts'
import { timers } from '#contract/constants.ts'
import type { phoneChangeMachine } from '#machines/phoneChange/phoneChange.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { FormCode } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
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
          Enter the code we sent by SMS to <strong>{phone}</strong>.
        </Trans>
      </p>
      {isSpent ? (
        <Notice tone="warn" alert title={<Trans>This code can’t be tried any more</Trans>}>
          <p>
            <Trans>Ask for a new code.</Trans>
          </p>
        </Notice>
      ) : null}
      <FormCode name="code" label={t`Code`} disabled={isSpent} hint={t`6 digits; the code lives 10 minutes`} />
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
      <Resend flow={flow} />
    </Form>
  )
}

function Resend({ flow }: CodePopupProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (snapshot.matches({ popup: { entering: { resend: 'spent' } } })) {
    return (
      <p className={surface.muted}>
        <Trans>Three codes have been sent; no more can be asked for.</Trans>
      </p>
    )
  }
  if (snapshot.matches({ popup: { entering: { resend: 'resendable' } } })) {
    return (
      <Button
        variant="quiet"
        disabled={!snapshot.can({ type: 'code.resend' })}
        onClick={() => flow.send({ type: 'code.resend' })}
      >
        <Trans>Send a new code</Trans>
      </Button>
    )
  }
  return (
    <p className={surface.muted}>
      <Countdown seconds={timers.codeResend / 1000}>
        {(left) => <Trans>No code yet? You can ask for a new one in {left} s.</Trans>}
      </Countdown>
    </p>
  )
}
