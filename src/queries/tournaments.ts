import type { CallOutput } from '#contract/calls.ts'
import { siteId, timers } from '#contract/constants.ts'
import { tournamentLanguage } from '#contract/locale.ts'
import { toMinor, type Currency, type Minor } from '#contract/money.ts'
import type { World } from '#src/actors/world.ts'
import { queryOptions } from '@tanstack/react-query'

type WireTournament = CallOutput<'tournaments'>[number]

/** A tournament with its prizes in minor units: all of them, and each place's from the first (LOB-7). */
export interface Tournament extends Omit<WireTournament, 'prizePool'> {
  readonly prize: { readonly amount: Minor; readonly currency: Currency; readonly byPlace: readonly Minor[] }
}

const inMinor = ({ prizePool: { amount, currency, byPlace }, ...rest }: WireTournament): Tournament => ({
  ...rest,
  prize: { amount: toMinor(amount, currency), currency, byPlace: byPlace.map((one) => toMinor(one, currency)) },
})

/** The tournaments of the market: a player's with their own place, a visitor's as everybody sees them (LOB-7, LOC-8). */
export function tournamentsOptions(world: World, playerId: number | null) {
  const { market, language } = world.locale()
  const params = { site: String(siteId), market, lang: tournamentLanguage(language) }
  return queryOptions<readonly Tournament[]>({
    queryKey: playerId === null ? ['public', 'tournaments', params] : ['player', playerId, 'tournaments', params],
    queryFn: async ({ signal }) =>
      (await world.api.call(playerId === null ? 'tournamentsPublic' : 'tournaments', { params }, { signal })).map(
        inMinor,
      ),
    staleTime: timers.winnersPoll,
  })
}
