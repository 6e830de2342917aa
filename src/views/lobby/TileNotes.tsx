import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useSyncExternalStore } from 'react'
import type { GameTile, LiveTableTile } from '#contract/content-queries.ts'
import type { LiveTable } from '#contract/games.ts'
import type { Currency, Minor } from '#contract/money.ts'
import { Money } from '#src/ui/Money.tsx'
import { Badge } from '#src/ui/Surface.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { TableLimits } from '../games/TableLimits.tsx'

/** Values that change while they are looked at. */
export interface Live<Value> {
  readonly watch: (id: string, listener: () => void) => () => void
  readonly of: (id: string) => Value | null
}

function useLive<Value>(live: Live<Value>, id: string): Value | null {
  // The same one at each render: another would look away and back, and be asked for anew with each amount that is drawn.
  const watch = useCallback((listener: () => void) => live.watch(id, listener), [live, id])
  return useSyncExternalStore(watch, () => live.of(id))
}

interface JackpotNoteProps {
  readonly gameId: string
  readonly jackpots: Live<{ readonly amount: Minor; readonly currency: Currency }>
}

/** What a game's jackpot holds now; the word alone while that is not known (LOB-5). */
export function JackpotNote({ gameId, jackpots }: JackpotNoteProps) {
  const jackpot = useLive(jackpots, gameId)
  return (
    <Badge tone="second">
      {jackpot ? (
        <>
          <VisuallyHidden>
            <Trans>Jackpot</Trans>{' '}
          </VisuallyHidden>
          <Money amount={jackpot.amount} currency={jackpot.currency} />
        </>
      ) : (
        <Trans>Jackpot</Trans>
      )}
    </Badge>
  )
}

interface TableNoteProps {
  /** A table, perhaps without what the content says of its limits. */
  readonly table: GameTile | LiveTableTile
  readonly tables: Live<LiveTable>
  /** The player's currency: limits are shown in it where the table has such. */
  readonly currency: Currency
}

/** Lowest and highest bet of a live table, and how many of its seats are taken: as the content says, and as the table itself says once it has answered (LOB-6). */
export function TableNote({ table, tables, currency }: TableNoteProps) {
  const { t } = useLingui()
  const now = useLive(tables, table.id)
  const limits = now?.betLimits.length ? now.betLimits : 'betLimits' in table ? table.betLimits : []
  // Seats of the content are those of the day it was written.
  const { seats, seatsTaken } = now ?? { seats: null, seatsTaken: null }
  const isFull = seats !== null && seatsTaken !== null && seatsTaken >= seats
  return (
    <>
      <TableLimits limits={limits} currency={currency}>
        <VisuallyHidden>
          {t({ message: 'Bets:', comment: 'Lowest and highest bet of a live table follow.' })}{' '}
        </VisuallyHidden>
      </TableLimits>
      {now && !now.open ? (
        <Badge>
          <Trans comment="State of a live table: nobody can sit down.">Closed</Trans>
        </Badge>
      ) : isFull ? (
        <Badge>
          <Trans comment="State of a live table: every seat is taken.">Full</Trans>
        </Badge>
      ) : seats !== null && seatsTaken !== null ? (
        <Badge>
          <Plural value={seats - seatsTaken} one="# seat free" other="# seats free" />
        </Badge>
      ) : null}
    </>
  )
}
