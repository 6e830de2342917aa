import { winnersOptions, type EnrichedWinner } from '#src/queries/winners.ts'
import { gamePath } from '#src/views/games/gameWords.ts'
import { Winners } from '#src/views/home/Winners.tsx'
import { WinnersWaiting } from '#src/views/home/WinnersWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../AppContext.tsx'

const withPath = (winner: EnrichedWinner) => ({
  ...winner,
  to: gamePath({
    id: winner.gameId,
    type: winner.type === 'live' ? 'live' : 'casino',
    gameProvider: winner.gameProvider,
    subProvider:
      winner.gameSubProvider === null ? null : { id: winner.gameSubProvider, title: null, restrictedCountry: [] },
  }),
})

/** Latest and top winners (LOB-8); nothing while there are none to show. */
export function WinnersSection() {
  const { world } = useApp()
  const { data, isPending } = useQuery(winnersOptions(world))
  if (isPending) return <WinnersWaiting />
  return data ? <Winners latest={data.latest.map(withPath)} top={data.top.map(withPath)} /> : null
}
