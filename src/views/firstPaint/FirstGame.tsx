import { createActor } from 'xstate'
import type { GameDetails } from '#contract/content-queries.ts'
import type { WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { GameFrame } from '../frame/GameFrame.tsx'
import { GameLaunchView } from '../gameLaunch/GameLaunchView.tsx'
import { gamePath } from '../games/gameWords.ts'
import { nobodysParent } from './nobodysParent.ts'

interface FirstGameProps {
  readonly game: GameDetails
  /** Whether visitors of this market may try demos. */
  readonly mayDemo: boolean
}

/** What a game's page shows a visitor at first: the game and the ways to play it. */
export function FirstGame({ game, mayDemo }: FirstGameProps) {
  const flow = createActor(gameLaunchMachine, { input: { parentRef: nobodysParent } })
  const wanted = (mode: 'demo' | 'real'): WantedGame => ({
    gameId: game.id,
    provider: game.gameProvider,
    mode,
    area: 'casino',
    channel: 'web',
    path: gamePath(game),
    metadata: {},
  })
  return (
    <GameFrame
      title={game.label}
      backTo="/online-casino"
      sessionStart={null}
      netPosition={null}
      balance={null}
      mayDeposit={false}
      toSafety="/responsible-gambling"
    >
      <GameLaunchView
        flow={flow}
        game={game}
        wanted={{ real: wanted('real'), demo: mayDemo && game.demo ? wanted('demo') : null }}
        limits={{ reached: [], wanting: [], areSet: false }}
        closed={null}
        isAwaited={false}
        backTo="/online-casino"
        onLaunch={(chosen) => flow.send({ type: 'game.launch', game: chosen })}
        frame={null}
      />
    </GameFrame>
  )
}
