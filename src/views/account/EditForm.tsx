import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './account.css.ts'

/** A form within its part of the account page, as narrow as reads well; it takes the focus as it opens. */
export function EditForm({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.narrowForm}>
      <FocusOnMount>{children}</FocusOnMount>
    </div>
  )
}

/** Why a form was not taken, where no single field is to blame. */
export function FormProblem({ problem }: { readonly problem: string | null }) {
  const message = useMessage()
  if (problem === null) return null
  return (
    <Notice tone="bad" alert>
      <p>{message(problem)}</p>
    </Notice>
  )
}

interface FormEndProps {
  readonly isBusy: boolean
  /** Words of the button that sends the form. */
  readonly send?: ReactNode
  /** Left out while it cannot be called off: the answer is on its way. */
  readonly onCancel: (() => void) | null
}

/** The buttons at the foot of a form. */
export function FormEnd({ isBusy, send, onCancel }: FormEndProps) {
  return (
    <div className={surface.row}>
      <Button type="submit" variant="primary" busy={isBusy}>
        {send ?? <Trans comment="Button: verb.">Save</Trans>}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          <Trans comment="Button: closes a form without saving, stops an upload.">Cancel</Trans>
        </Button>
      ) : null}
    </div>
  )
}
