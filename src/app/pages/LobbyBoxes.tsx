import { timers } from '#contract/constants.ts'
import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { clockAhead } from '#src/actors/keptSignIn.ts'
import { boxesOptions } from '#src/queries/pages.ts'
import { tournamentsOptions } from '#src/queries/tournaments.ts'
import { InView } from '#src/ui/InView.tsx'
import { LobbyBoxesView } from '#src/views/tournaments/LobbyBoxes.tsx'
import { LobbyBoxesWaiting } from '#src/views/tournaments/LobbyBoxesWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../AppContext.tsx'
import { useShown } from '../useShown.ts'
import { useViewer } from '../useViewer.ts'
import { lobbyOf } from './lobbyData.ts'

const none: readonly never[] = []

/** Content and tournament boxes of a lobby, by audience and date; nothing where there are none (LOB-7). */
export function LobbyBoxes({ kind }: { readonly kind: LobbyKind }) {
  return <InView>{(isInView) => <BoxesOf kind={kind} isInView={isInView} />}</InView>
}

function BoxesOf({ kind, isInView }: { readonly kind: LobbyKind; readonly isInView: boolean }) {
  const { world, settings } = useApp()
  const audience = useViewer()
  const { isKnown, viewer, offers } = audience
  const boxes = useQuery(boxesOptions(world, lobbyOf(kind)))
  const ofAudience = useShown(boxes.data ?? none, audience)
  const hasTournament = ofAudience.some((box) => box.kind === 'tournament')
  const tournaments = useQuery({
    ...tournamentsOptions(world, viewer?.playerId ?? null),
    enabled: isKnown && offers && hasTournament && isInView,
    // Places change while somebody looks; nobody asks for what nobody sees.
    refetchInterval: isInView ? timers.winnersPoll : false,
    refetchIntervalInBackground: false,
  })
  if (isKnown && !offers) return null
  if (boxes.isPending || !isKnown || (hasTournament && tournaments.isPending)) return <LobbyBoxesWaiting />
  const byId = new Map((tournaments.data ?? []).map((one) => [one.id, one]))
  // The box of a tournament bears its id as its name.
  const shown = ofAudience.map(({ id, title, subtitle, image, callToAction, kind: what, name }) => ({
    id,
    title,
    subtitle,
    image,
    callToAction,
    tournament: what === 'tournament' ? (byId.get(name) ?? null) : null,
  }))
  return <LobbyBoxesView boxes={shown} clockAhead={clockAhead(settings.userPool)} />
}
