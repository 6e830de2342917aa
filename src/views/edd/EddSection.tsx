import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { eddMachine } from '#machines/edd/edd.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Section } from '../account/Section.tsx'

/** The way to the questions for who has put them off (EDD-1). */
export function EddSection({ flow }: { readonly flow: ActorRefFrom<typeof eddMachine> }) {
  // It stays while they are open over it: its button has the keyboard again when they close.
  const isWaiting = useSelector(
    flow,
    (now) => now.context.isPending && (now.matches('prompted') || now.matches('open') || now.matches('remembering')),
  )
  if (!isWaiting) return null
  return (
    <Section title={<Trans>Questions about your income</Trans>}>
      <p>
        <Trans>We have to ask you where the money comes from that you play with. It takes about two minutes.</Trans>
      </p>
      <div>
        <ToQuestions flow={flow} />
      </div>
    </Section>
  )
}

/** Opens the questions over the page on which it stands. */
export function ToQuestions({ flow }: { readonly flow: ActorRefFrom<typeof eddMachine> }) {
  // Never disabled: it has the keyboard again when the questions close.
  return (
    <Button variant="primary" onClick={() => flow.send({ type: 'edd.open' })}>
      <Trans>Answer the questions</Trans>
    </Button>
  )
}
