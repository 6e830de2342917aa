import { Trans } from '@lingui/react/macro'
import { Link } from '#src/ui/Link.tsx'
import { NotToBeMissed } from '#src/ui/NotToBeMissed.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { useMessage } from '../messages/useMessage.ts'

/** Why the server did not take a step of the sign-up, where that belongs to no field (REG-8). */
export function StepProblem({ error }: { readonly error: string | null }) {
  const message = useMessage()
  if (error === null) return null
  return (
    <NotToBeMissed>
      <Notice tone="bad" alert>
        <p>{message(error)}</p>
        {error === 'error.same.customer.info.detected' ? (
          <p>
            <Link to="/#login">
              <Trans>Log in</Trans>
            </Link>
          </p>
        ) : null}
      </Notice>
    </NotToBeMissed>
  )
}
