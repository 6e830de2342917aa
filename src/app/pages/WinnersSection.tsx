import { timers } from '#contract/constants.ts'
import { winnersOptions, type EnrichedWinner } from '#src/queries/winners.ts'
import { InView } from '#src/ui/InView.tsx'
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

interface WinnersSectionProps {
  /** Only wins of this lobby's games; all of them where it is left out. */
  readonly of?: 'casino' | 'live'
}

/** Latest and top winners (LOB-8); nothing while there are none to show. */
export function WinnersSection({ of }: WinnersSectionProps) {
  return <InView>{(isInView) => <WinnersOf isInView={isInView} {...(of ? { of } : {})} />}</InView>
}

function WinnersOf({ isInView, of }: WinnersSectionProps & { readonly isInView: boolean }) {
  const { world } = useApp()
  const { data, isPending } = useQuery({
    ...winnersOptions(world),
    // Asked for while it is looked at, and at once when it is looked at again after a minute; an answer that is lost leaves the last list.
    enabled: isInView,
    refetchInterval: isInView ? timers.winnersPoll : false,
    refetchIntervalInBackground: false,
  })
  if (isPending) return <WinnersWaiting />
  const shown = (list: readonly EnrichedWinner[]) =>
    list.filter(({ type }) => of === undefined || type === of).map(withPath)
  return data ? <Winners latest={shown(data.latest)} top={shown(data.top)} /> : null
}
