import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import { bonusCodeField } from '#contract/fields.ts'
import { isCodeLost } from '#machines/deposit/deposit.contract.ts'
import { wide } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { FormField } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useCodeProblem, useCodeText } from '../bonusCode/useCodeWords.ts'
import { bonusCodePath, withCode } from '../codes/withCode.ts'
import type { DepositViewProps } from './DepositView.tsx'

const codeSchema = object({ bonusCode: bonusCodeField })

interface CodeFieldProps extends DepositViewProps {
  /** The code of the address that led here; null where there is none. */
  readonly given: string | null
  /** What stands in the field, checked or not. */
  readonly onTyped: (bonusCode: string) => void
}

/** A code that opens a bonus for this deposit: checked, it stands among the others and is chosen (DEP-4, BON-6). */
export function CodeField({ flow, given, onTyped }: CodeFieldProps) {
  const { t } = useLingui()
  const text = useCodeText()
  const words = useCodeProblem()
  const snapshot = useSelector(flow, (now) => now)
  const { bonusCode, codeProblem, isCodeCheckedAgain, selectedBonusId } = snapshot.context
  const code = codeProblem !== null && codeProblem !== 'notByDeposit' ? codeProblem.code : null
  const atField = useMemo(() => (code?.includes('bonus_code') === true ? { bonusCode: code } : null), [code])
  const isBusy = snapshot.matches({ allowed: 'verifyingCode' })
  return (
    <Fold isLine isOpenAtFirst={given !== null || bonusCode !== null} title={<Trans>I have a bonus code</Trans>}>
      <Form
        schema={codeSchema}
        label={t`Bonus code`}
        errorText={text}
        serverErrors={atField}
        defaultValues={{ bonusCode: bonusCode ?? given ?? '' }}
        onChange={(values) => onTyped(values.bonusCode ?? '')}
        onSubmit={(typed) => flow.send({ type: 'bonusCode.check', ...typed })}
      >
        <FormField
          name="bonusCode"
          label={t`Bonus code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className={surface.row}>
          <Button
            type="submit"
            className={wide}
            busy={isBusy}
            disabled={!isBusy && !snapshot.can({ type: 'bonusCode.check', bonusCode: 'x' })}
          >
            <Trans>Check the code</Trans>
          </Button>
        </div>
      </Form>
      {codeProblem === 'notByDeposit' ? (
        <Notice alert>
          <p>
            <Trans>
              The bonus of this code needs no deposit.{' '}
              <Link to={withCode(bonusCodePath, bonusCode)}>Claim it here</Link>.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {codeProblem !== null && codeProblem !== 'notByDeposit' && atField === null ? (
        <Notice tone="bad" alert>
          <p>{words(codeProblem)}</p>
          {isCodeCheckedAgain && isCodeLost(snapshot.context) && selectedBonusId === null ? (
            <p>
              <Trans>Nothing has been charged. No bonus is chosen now: if you continue, you pay without one.</Trans>
            </p>
          ) : null}
        </Notice>
      ) : null}
    </Fold>
  )
}
