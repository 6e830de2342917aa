import { useSelector } from '@xstate/react'
import { newKey } from '#contract/newKey.ts'
import { ConflictDialog } from '../rewards/ConflictDialog.tsx'
import type { BonusCodeViewProps } from './BonusCodeView.tsx'

/** Another bonus is active where the code's would be (BON-3, RMB-14). */
export function ForfeitDialog({ flow, own }: Pick<BonusCodeViewProps, 'flow' | 'own'>) {
  const snapshot = useSelector(flow, (now) => now)
  const { inTheWay, reward, hasChanged, givenUp } = snapshot.context
  if (inTheWay === null) return null
  return (
    <ConflictDialog
      active={inTheWay}
      wanted={reward?.title ?? null}
      own={own}
      hasChanged={hasChanged}
      givenUp={givenUp}
      isBusy={snapshot.matches('forfeiting')}
      onKeep={() => flow.send({ type: 'forfeit.cancel' })}
      onForfeit={() => flow.send({ type: 'forfeit.confirm', forfeitKey: newKey(), idempotencyKey: newKey() })}
    />
  )
}
