import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { object } from 'valibot'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { bonusCodeField } from '#contract/fields.ts'
import { newKey } from '#contract/newKey.ts'
import type { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { isOfBonusCode } from '#machines/problem.ts'
import { isClaimUnsettled, type PartnerBonus } from '#machines/bonusCode/bonusCode.contract.ts'
import { wide } from '#src/ui/Button.css.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormField } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { CompleteFirst } from '../completion/CompleteFirst.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from '../rewards/rewards.css.ts'
import { NotKnown } from '../rewards/ClaimNotice.tsx'
import { withoutPromise } from '../rewards/withoutPromise.ts'
import { doneWords } from '../rewards/words.tsx'
import { GivenUp, type OwnMoney } from '../rewards/KeptAndLost.tsx'
import { codeInField } from './codeInField.ts'
import { CodeOffer } from './CodeOffer.tsx'
import { ForfeitDialog } from './ForfeitDialog.tsx'
import { useCodeProblem, useCodeText } from './useCodeWords.ts'

export interface BonusCodeViewProps {
  readonly flow: ActorRefFrom<typeof bonusCodeMachine>
  /** The code of the address that led here; null where there is none. */
  readonly given: string | null
  /** Own money in the wallet; null while it is not known. */
  readonly own: OwnMoney | null
  /** The sign-up still wants details, without which nothing is given. */
  readonly isHalfRegistered: boolean
}

const steps = ['checkingAvailability', 'withheld', 'verified', 'claimFailed', 'claimed', 'unavailable'] as const
const clear = { type: 'bonusCode.again' } as const

/**
 * What the flow shows one after the other; the field stays where it is while its code is looked at. A partner's code that was taken
 * takes its part off the page: what is said of it stands at the top.
 */
const stepOf = (snapshot: SnapshotFrom<typeof bonusCodeMachine>): string =>
  steps.find((step) => snapshot.matches(step)) ??
  (isClaiming(snapshot) ? 'verified' : `entering beside ${snapshot.context.partners.length}`)

/** The offer stays in sight while it is claimed, and while it is asked about what stands in its way. */
const isClaiming = (snapshot: SnapshotFrom<typeof bonusCodeMachine>): boolean =>
  snapshot.matches('claiming') ||
  snapshot.matches('lookingAtActive') ||
  snapshot.matches('conflict') ||
  snapshot.matches('forfeiting')

/** Typing a bonus code, reading what it stands for, and claiming it (BON-6). */
export function BonusCodeView(props: BonusCodeViewProps) {
  const { flow, own } = props
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section {...flowAttributes(snapshot)} className={cx(surface.stack, styles.codePlace)}>
      <InSight step={stepOf(snapshot)} />
      {bodyOf(snapshot, props)}
      {snapshot.matches('conflict') || snapshot.matches('forfeiting') ? <ForfeitDialog flow={flow} own={own} /> : null}
    </section>
  )
}

function bodyOf(
  snapshot: SnapshotFrom<typeof bonusCodeMachine>,
  { flow, given, isHalfRegistered }: BonusCodeViewProps,
): ReactNode {
  if (snapshot.matches('idle') || snapshot.matches('checkingAvailability')) {
    return (
      <Loading>
        <Trans>Looking up whether you can use a code</Trans>
      </Loading>
    )
  }
  if (snapshot.matches('withheld'))
    return <EmptyState art={<ErrorArt picture="break" />} title={<Trans>No rewards are offered to you now</Trans>} />
  if (snapshot.matches('unavailable'))
    return <Unavailable flow={flow} given={given} isHalfRegistered={isHalfRegistered} />
  if (snapshot.matches('verified') || isClaiming(snapshot)) return <CodeOffer flow={flow} />
  if (snapshot.matches('claimFailed')) return <ClaimFailed flow={flow} />
  if (snapshot.matches('claimed')) return <Claimed flow={flow} />
  return <Entering flow={flow} given={given} />
}

function Unavailable({ flow, given, isHalfRegistered }: Omit<BonusCodeViewProps, 'own'>) {
  const message = useMessage()
  const { problem } = useSelector(flow, ({ context }) => context)
  const again = (
    <Button
      variant={isHalfRegistered && problem === null ? 'secondary' : 'primary'}
      onClick={() => flow.send({ type: 'bonusCode.open' })}
    >
      <Trans>Try again</Trans>
    </Button>
  )
  if (problem !== null) {
    return (
      <ErrorState
        art={<ErrorArt picture="break" />}
        title={<Trans>Bonus codes can’t be used at the moment</Trans>}
        actions={again}
      >
        {message(problemKey(problem))}
      </ErrorState>
    )
  }
  if (isHalfRegistered) return <CompleteFirst bonusCode={given} more={again} />
  return (
    <EmptyState
      art={<ErrorArt picture="break" />}
      title={<Trans>Bonus codes can’t be used with your account now</Trans>}
      actions={again}
    >
      <Trans>
        No code can be claimed for your account right now. If you think that this is a mistake,{' '}
        <Link to="/contact-live-chat">ask support</Link>.
      </Trans>
    </EmptyState>
  )
}

const codeSchema = object({ bonusCode: bonusCodeField })

/** The field for a code; what was wrong with the last one is said at it. */
function Entering({ flow, given }: Pick<BonusCodeViewProps, 'flow' | 'given'>) {
  const { t } = useLingui()
  const text = useCodeText()
  const words = useCodeProblem()
  const snapshot = useSelector(flow, (now) => now)
  const { problem, partners, tried } = snapshot.context
  const isWrong = snapshot.matches('wrong')
  const isOfCode = isOfBonusCode(problem)
  const place = useRef<HTMLDivElement>(null)
  // Who wants to use another code goes on in its field, also where other parts stand on the page.
  const isAgain = useRef(tried.length > 0)
  useEffect(() => {
    if (isAgain.current) place.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  // Said at the field only while nothing else is typed.
  const atField = useMemo(
    () => (isWrong && isOfCode ? { bonusCode: problem?.code ?? '' } : null),
    [isWrong, isOfCode, problem],
  )
  return (
    <>
      {isWrong && !isOfCode ? (
        <Notice tone="bad" alert title={<Trans>The code could not be checked</Trans>}>
          <p>{words(problem)}</p>
        </Notice>
      ) : null}
      {snapshot.matches('partnerCodeGiven') ? (
        <Notice tone="good" alert data-said-first title={<Trans>Partner code accepted</Trans>}>
          <p>
            <Link to="/my-account/rewards/active">
              <Trans>See your active rewards</Trans>
            </Link>
          </p>
        </Notice>
      ) : null}
      <div ref={place}>
        <Card>
          <Form
            schema={codeSchema}
            label={t`Bonus code`}
            errorText={text}
            serverErrors={atField}
            defaultValues={{ bonusCode: codeInField(snapshot.context, given) }}
            onSubmit={(typed) => {
              // A partner's code that was refused is left where it stands.
              if (flow.getSnapshot().matches('partnerCodeFailed')) flow.send(clear)
              flow.send({ type: 'bonusCode.submit', ...typed })
            }}
          >
            <FormField
              name="bonusCode"
              label={t`Bonus code`}
              hint={t`We show what it stands for before anything is claimed`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div className={surface.row}>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                className={wide}
                busy={snapshot.matches('verifying')}
                disabled={snapshot.matches('givingPartnerCode') || (snapshot.matches('partnerCodeFailed') && !isOfCode)}
              >
                <Trans>Check the code</Trans>
              </Button>
            </div>
          </Form>
        </Card>
      </div>
      {partners.map((partner) => (
        <PartnerCode key={partner.assignmentId} flow={flow} partner={partner} />
      ))}
    </>
  )
}

const partnerSchema = object({ partnerBonusCode: bonusCodeField })

/** A bonus that waits for the code of its partner. */
function PartnerCode({ flow, partner }: Pick<BonusCodeViewProps, 'flow'> & { readonly partner: PartnerBonus }) {
  const { t } = useLingui()
  const text = useCodeText()
  const words = useCodeProblem()
  const snapshot = useSelector(flow, (now) => now)
  const isIts = snapshot.context.partner?.assignmentId === partner.assignmentId
  const hasFailed = isIts && snapshot.matches('partnerCodeFailed')
  const retry = { type: 'partnerCode.retry' } as const
  const { title, assignmentId } = partner
  const { problem } = snapshot.context
  const isWrong = hasFailed && isOfBonusCode(problem) && !snapshot.can(retry)
  // Said at the field only while nothing else is typed.
  const atField = useMemo(() => (isWrong ? { partnerBonusCode: problem?.code ?? '' } : null), [isWrong, problem])
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.name}>
        <Trans>{title} wants the code of a partner</Trans>
      </h2>
      {hasFailed && !isWrong ? (
        <Notice
          tone="bad"
          alert
          title={snapshot.can(retry) ? <NotKnown named={title} /> : <Trans>The code was not taken</Trans>}
        >
          <p>{words(problem)}</p>
          <div className={surface.row}>
            {snapshot.can(retry) ? (
              <Button size="sm" onClick={() => flow.send(retry)}>
                <Trans>Try again</Trans>
              </Button>
            ) : null}
            <Button size="sm" onClick={() => flow.send(clear)}>
              <Trans comment="Button: puts a question off.">Not now</Trans>
            </Button>
          </div>
        </Notice>
      ) : null}
      <Form
        schema={partnerSchema}
        label={t`Code of the partner`}
        errorText={text}
        serverErrors={atField}
        defaultValues={{ partnerBonusCode: '' }}
        onSubmit={(typed) =>
          flow.send({ type: 'partnerCode.submit', assignmentId, idempotencyKey: newKey(), ...typed })
        }
      >
        <FormField name="partnerBonusCode" label={t`Code of the partner`} autoComplete="off" spellCheck={false} />
        <div className={surface.row}>
          <Button
            type="submit"
            className={wide}
            busy={isIts && snapshot.matches('givingPartnerCode')}
            disabled={
              !snapshot.can({ type: 'partnerCode.submit', assignmentId, partnerBonusCode: 'x', idempotencyKey: 'x' })
            }
          >
            <Trans>Give the code</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function ClaimFailed({ flow }: Pick<BonusCodeViewProps, 'flow'>) {
  const words = useCodeProblem()
  const snapshot = useSelector(flow, (now) => now)
  const retry = { type: 'manualClaim.retry' } as const
  const isLost = snapshot.can(retry)
  const { givenUp, inTheWay } = snapshot.context
  // What was lost may be the answer about the bonus in its way: the claim itself was refused for that one.
  const isUnknown = isLost && isClaimUnsettled(snapshot.context)
  return (
    <ErrorState
      art={<ErrorArt picture="break" />}
      title={
        isUnknown ? (
          <Trans>We don’t know yet whether the bonus is yours</Trans>
        ) : (
          <Trans>The bonus was not claimed</Trans>
        )
      }
      actions={
        <>
          {isLost ? (
            <Button variant="primary" onClick={() => flow.send(retry)}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          <Button onClick={() => flow.send(clear)}>
            <Trans>Use another code</Trans>
          </Button>
        </>
      }
    >
      <p>{words(isLost || givenUp.length > 0 ? withoutPromise(snapshot.context.problem) : snapshot.context.problem)}</p>
      <GivenUp titles={givenUp} />
      {/* The answer that was lost is the one about giving it up. */}
      {isLost && inTheWay !== null ? (
        <p>
          <NotKnown named={inTheWay.title} />
        </p>
      ) : null}
      {isLost ? (
        <p>
          <Trans>Trying again never claims it twice.</Trans>
        </p>
      ) : null}
    </ErrorState>
  )
}

function Claimed({ flow }: Pick<BonusCodeViewProps, 'flow'>) {
  const { reward, claimedAs } = useSelector(flow, ({ context }) => context)
  const title = reward?.title
  return (
    <EmptyState
      art={<ErrorArt picture="done" />}
      title={
        claimedAs === 'noted' ? (
          <Trans comment="Of a bonus or a tournament that the player has opted in to.">You are in</Trans>
        ) : (
          <Trans>The bonus is yours</Trans>
        )
      }
      actions={
        <>
          {claimedAs === 'active' ? (
            <ButtonLink to="/my-account/rewards/active" variant="primary">
              <Trans>See your active rewards</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to="/my-account/rewards" variant="primary">
              <Trans>Rewards</Trans>
            </ButtonLink>
          )}
          <Button onClick={() => flow.send(clear)}>
            <Trans>Use another code</Trans>
          </Button>
        </>
      }
    >
      {title === undefined ? null : <p>{title}</p>}
      {claimedAs === 'paid' ? <p>{doneWords.cashbackClaim}</p> : null}
      {claimedAs === 'noted' ? (
        <p>
          <Trans>It is given once it is earned; your rewards say how.</Trans>
        </p>
      ) : null}
    </EmptyState>
  )
}
