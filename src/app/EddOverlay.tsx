import { occupationsQuery, sourcesOfFundsQuery } from '#contract/content-queries.ts'
import type { eddMachine } from '#machines/edd/edd.machine.ts'
import { placeOf } from '#src/queries/first.ts'
import { contentOptions, playerOptions } from '#src/queries/options.ts'
import { EddModal } from '#src/views/edd/EddModal.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ActorRefFrom } from 'xstate'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'

/** The questionnaire with the lists that it offers (EDD-2). */
export function EddOverlay({ flow }: { readonly flow: ActorRefFrom<typeof eddMachine> }) {
  const { world } = useApp()
  const { language } = placeOf(world)
  const playerId = useSession(({ context }) => context.player?.playerId ?? 0)
  const occupations = useQuery(contentOptions(world.content, 'occupations', occupationsQuery, { language }))
  const sources = useQuery(contentOptions(world.content, 'sourcesOfFunds', sourcesOfFundsQuery, { language }))
  const salaries = useQuery(playerOptions(world.api, playerId, 'salaryRange', {}))
  const all = [occupations, sources, salaries]
  const lists =
    occupations.data && sources.data && salaries.data
      ? { occupations: occupations.data, sources: sources.data, salaries: salaries.data }
      : null
  return (
    <EddModal
      flow={flow}
      lists={lists}
      hasFailed={lists === null && all.some(({ isError }) => isError)}
      onRetry={() => {
        for (const one of all) if (one.isError) void one.refetch()
      }}
    />
  )
}
