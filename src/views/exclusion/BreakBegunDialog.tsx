import { Trans } from '@lingui/react/macro'
import type { BreakBegun } from '#machines/events.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { BreakEnd } from './BreakEnd.tsx'

export interface BreakBegunDialogProps {
  readonly begun: BreakBegun
  /** IANA zone of the operator's own time. */
  readonly timeZone: string
  readonly onClose: () => void
}

/** Why the player was signed out, here and in every other tab: what has begun, until when, and who has set it (RGT-5, RGT-6, RMB-9). */
export function BreakBegunDialog({ begun, timeZone, onClose }: BreakBegunDialogProps) {
  const { kind, initiator, endsAt, isForGood } = begun
  const isUnseen = endsAt === null && !isForGood
  return (
    <Dialog
      title={titleOf(begun)}
      onClose={onClose}
      actions={
        <Button variant="primary" data-first onClick={onClose}>
          <Trans comment="Button: closes a notice.">OK</Trans>
        </Button>
      }
    >
      <p>
        <strong>
          {isForGood ? (
            <Trans>It has no end.</Trans>
          ) : endsAt === null ? (
            <Trans>We could not hear whether what you asked for has begun. If it has, your next login says so.</Trans>
          ) : (
            <BreakEnd at={Date.parse(endsAt)} timeZone={timeZone} />
          )}
        </strong>
      </p>
      {isUnseen ? null : (
        <p>
          <Trans>You were logged out, here and everywhere else.</Trans>{' '}
          {initiator === 'PLAYER' ? (
            <Trans>You have asked for it yourself.</Trans>
          ) : (
            <Trans comment="Of a break or self-exclusion that the house has begun for a player.">We have set it.</Trans>
          )}
        </p>
      )}
      {kind === 'SELF_EXCLUDED' ? (
        <p>
          <Trans>Your own money stays yours. Our support pays it out if you ask.</Trans>
        </p>
      ) : null}
    </Dialog>
  )
}

function titleOf({ kind, initiator, endsAt, isForGood }: BreakBegun) {
  if (endsAt === null && !isForGood) return <Trans>You were logged out</Trans>
  if (kind === 'TIMEOUT') return <Trans>Your break has begun</Trans>
  if (kind === 'COOLING') return <Trans>You are cooling off</Trans>
  return initiator === 'PLAYER' ? <Trans>You have excluded yourself</Trans> : <Trans>You are excluded</Trans>
}
