import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { withCode } from '../codes/withCode.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'

interface CompleteFirstProps {
  readonly heading?: 'h2' | 'h3'
  /** The bonus code that led here: it goes along, and is used afterwards. */
  readonly bonusCode?: string | null
  /** Another way on. */
  readonly more?: ReactNode
}

/** In place of rewards and codes, for whose sign-up still wants a few details (REG-2). */
export const CompleteFirst = ({ heading = 'h2', bonusCode = null, more }: CompleteFirstProps) => (
  <EmptyState
    heading={heading}
    art={<ErrorArt picture="401" />}
    title={<Trans>Please complete your registration first</Trans>}
    actions={
      <>
        <ButtonLink to={withCode('/my-account/account', bonusCode)} variant="primary">
          <Trans>Complete your registration</Trans>
        </ButtonLink>
        {more}
      </>
    }
  >
    <Trans>Your date of birth and a few more details are missing. Rewards and bonus codes come after that.</Trans>
  </EmptyState>
)
