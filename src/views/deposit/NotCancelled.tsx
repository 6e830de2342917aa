import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { DepositViewProps } from './DepositView.tsx'

/** The payment was to be given up and still stands open: why, and what can be done with it (SAF-9). */
export function NotCancelled({ flow }: DepositViewProps) {
  const message = useMessage()
  const problem = useSelector(flow, ({ context }) => context.cancelProblem)
  if (!problem) return null
  return (
    <Notice tone="warn" alert title={<Trans>The payment was not cancelled</Trans>}>
      <p>
        {message(problemKey(problem))} <Trans>It still stands open: you can pay it, or try again to cancel it.</Trans>
      </p>
    </Notice>
  )
}
