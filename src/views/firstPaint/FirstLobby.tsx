import { useLingui } from '@lingui/react/macro'
import { createActor } from 'xstate'
import type { CategoryContent } from '#contract/content-queries.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { PageBannersWaiting } from '../banners/PageBannersWaiting.tsx'
import { LobbyView, type LobbyRow } from '../lobby/LobbyView.tsx'
import { LobbyBoxesWaiting } from '../tournaments/LobbyBoxesWaiting.tsx'
import { FirstFrame, type FirstFrameProps } from './FirstFrame.tsx'
import { nobodysParent } from './nobodysParent.ts'

interface FirstLobbyProps extends FirstFrameProps {
  readonly categories: readonly CategoryContent[]
  readonly rows: readonly LobbyRow[]
}

const shownOfRow = 10
const shownRows = 4
const nothing = {}
const nameless = () => null
// Nobody has searched yet.
const unknown = () => ({ games: null, foundCount: null, hasMore: false })

/** What a window shows of the casino lobby at first. */
export function FirstLobby({ categories, rows, ...frame }: FirstLobbyProps) {
  const { t } = useLingui()
  // Never started: it stands for the lobby as nobody has touched it yet.
  const flow = createActor(lobbyMachine, { input: { parentRef: nobodysParent } })
  const seen = rows
    .filter(({ games }) => games.length > 0)
    .slice(0, shownRows)
    .map((row) => Object.assign({}, row, { games: row.games.slice(0, shownOfRow) }))
  return (
    <FirstFrame {...frame}>
      <LobbyView
        flow={flow}
        title={t`Casino`}
        basePath="/online-casino"
        categories={categories}
        providers={null}
        // The page itself keeps this room too: the rows stay where they are as it takes this one's place.
        lead={
          <>
            <PageBannersWaiting />
            <LobbyBoxesWaiting />
          </>
        }
        rows={seen}
        find={unknown}
        pageSize={0}
        columns={1}
        actions={nothing}
        nameOf={nameless}
      />
    </FirstFrame>
  )
}
