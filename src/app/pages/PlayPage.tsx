import type { GameDetails } from '#contract/content-queries.ts'
import { channelOf, timers } from '#contract/constants.ts'
import { casinoPlayProviders, isGameOffered, isLiveProvider, launcherOf } from '#contract/providers.ts'
import { marketOf } from '#contract/markets.ts'
import { toMinor } from '#contract/money.ts'
import type { ActorOf } from '#machines/directory.ts'
import type { InGameView } from '#machines/gameFrame/gameFrame.contract.ts'
import type { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import type { GameClosed, WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { hideLimitation } from '#src/actors/hiddenLimitations.ts'
import { clockAhead } from '#src/actors/keptSignIn.ts'
import { signedInAt } from '#src/actors/userPool.ts'
import { offerOf } from '#src/queries/first.ts'
import { playerOptions } from '#src/queries/options.ts'
import { channelNow, gameOptions, tableOptions } from '#src/queries/pages.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { useWindowWidth } from '#src/ui/useWindowWidth.ts'
import { GameFrame } from '#src/views/frame/GameFrame.tsx'
import { safetyPath } from '#src/views/frame/player.ts'
import { useIsUnderMaintenance } from '#src/views/games/underMaintenance.ts'
import { gamePath } from '#src/views/games/gameWords.ts'
import { GameFrameView } from '#src/views/gameFrame/GameFrameView.tsx'
import { WageringMeter } from '#src/views/gameFrame/WageringMeter.tsx'
import { GameLaunchView } from '#src/views/gameLaunch/GameLaunchView.tsx'
import { LimitationNotice } from '#src/views/gameLaunch/LimitationNotice.tsx'
import { launchLimitsOf } from '#src/views/gameLaunch/limitWords.tsx'
import { WalletBalance } from '#src/views/wallet/WalletBalance.tsx'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { useApp } from '../AppContext.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { useExcluded } from '../useExcluded.ts'
import { useMayDemo } from '../useMayDemo.ts'
import { Fence } from '../Fence.tsx'
import { Flow } from '../Flow.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { part } from '../part.tsx'
import type { RouterContext } from '../router.ts'
import { framePlayerOf, mayPlayReal } from '../standing.ts'
import { useWagering } from '../useWagering.ts'

// What opens over a game comes when it is opened, not with the game.
const InGameHere = part(() => import('./InGameHere.tsx').then(({ InGameHere }) => InGameHere))
// At the foot of the page, as on every other.
const FooterChoices = part(() => import('../FooterChoices.tsx').then((file) => file.FooterChoices))
const nothing = () => null

interface PlayPageProps {
  readonly game: GameDetails
  readonly provider: string
  /** `demo` or `real` launches at once; anything else waits for the player's choice. */
  readonly mode: string | undefined
  readonly area: 'casino' | 'liveCasino'
  readonly backTo: string
}

/** The game of a casino play address; an unknown one is a 404. */
export async function loadGame(input: {
  context: RouterContext
  params: { provider: string; id?: string | undefined }
}): Promise<GameDetails> {
  const { site } = input.context
  const { provider, id } = input.params
  const isPlayed = (casinoPlayProviders as readonly string[]).includes(provider)
  // creedroomz is offered only behind its flag (NAV-9).
  if (!isPlayed && !(provider === 'creedroomz' && site.settings.flags.creedroomz)) throw notFound()
  const game = id ? await site.queryClient.fetchQuery(gameOptions(site.world, provider, id)) : null
  // A live table has its own address and its own guard.
  if (!game || game.type === 'live') throw notFound()
  return game
}

/** The table of a live play address, named in its query. */
export async function loadTable(input: {
  context: RouterContext
  params: { provider: string }
  deps: { game?: string | undefined }
}): Promise<GameDetails> {
  const { site } = input.context
  if (!isLiveProvider(input.params.provider)) throw notFound()
  const table = input.deps.game ? await site.queryClient.fetchQuery(tableOptions(site.world, input.deps.game)) : null
  // A slot, or another provider's table, has its own address and its own guards.
  if (table?.type !== 'live' || launcherOf(table) !== input.params.provider) throw notFound()
  return table
}

/** Why a game that is found by its address is not played here, whoever asks: not offered in this country or on this device, or its provider is being worked on (LOB-3, GAM-1). */
function useClosed(game: GameDetails): GameClosed | null {
  const { world } = useApp()
  // Whose country counts is known once the profile is there.
  useSession(({ context }) => context.profile?.countryCode)
  const excluded = useExcluded()
  const isWorkedOn = useIsUnderMaintenance(game)
  // A tablet that is turned is another channel (APP-9).
  const channel = channelOf(useWindowWidth())
  if (!isGameOffered(game, { ...offerOf(world), excluded })) return 'country'
  if (!game.channels.includes(channel)) return 'device'
  return isWorkedOn ? 'maintenance' : null
}

interface Wanted {
  readonly real: WantedGame | null
  readonly demo: WantedGame | null
  /** What the address launches. For money whatever stands against it: the flow waits for the profile, and says what closes play. */
  readonly named: WantedGame | null
}

function useWanted({ game, provider, area, mode }: PlayPageProps): Wanted {
  const mayDemo = useMayDemo()
  const mayReal = useSession(({ context }) => mayPlayReal(context))
  const isClosed = useClosed(game) !== null
  return useMemo(() => {
    if (isClosed) return { real: null, demo: null, named: null }
    const wantedIn = (mode: 'demo' | 'real'): WantedGame => {
      const path = gamePath(game)
      return {
        gameId: game.id,
        provider,
        mode,
        area,
        channel: channelNow(),
        path: `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`,
        metadata: {
          launchId: game.launchId,
          tableId: game.launchId,
          gameCategory: game.gameType,
          gameProvider: game.gameProvider,
        },
      }
    }
    const real = wantedIn('real')
    const demo = game.demo && mayDemo ? wantedIn('demo') : null
    const named = mode === 'real' ? real : mode === 'demo' ? demo : null
    return { real: mayReal ? real : null, demo, named }
  }, [game, provider, area, mode, mayDemo, mayReal, isClosed])
}

/** The page of one game: launch, frame, and the game header (GAM-1, GAM-7, NAV-13). */
export function PlayPage(props: PlayPageProps) {
  const { game, backTo } = props
  const { settings } = useApp()
  useHead(game.label, game.description, { image: game.verticalImage })
  const context = useSession((now) => now.context)
  const player = framePlayerOf(context, settings.capabilities)
  const sessionStart = player ? signedInAt(settings.userPool) : null
  const netPosition = useNetPosition(sessionStart)
  const frame = useFlow('gameFrame')
  const isRunning = useSelector(frame ?? undefined, (now) => now?.matches('open') ?? false)
  const told = useSelector(frame ?? undefined, (now) => (now?.context.game?.mode === 'real' ? now.context.told : null))
  const isPlayed = useSelector(frame ?? undefined, (now) => now?.context.game?.mode === 'real')
  const wagering = useWagering({ id: game.id, area: props.area }, isRunning && isPlayed)
  const opens = (view: InGameView) => () => frame?.send({ type: 'menu.open', view })
  useLettingGo()
  return (
    <GameFrame
      title={game.label}
      backTo={backTo}
      // Counted by the device's clock, so its beginning is told by that one too, however wrong it goes (RMB-4).
      sessionStart={sessionStart === null ? null : sessionStart + clockAhead(settings.userPool)}
      netPosition={netPosition}
      wagering={wagering ? <WageringMeter wagering={wagering} /> : null}
      balance={
        <Flow id="wallet" isQuiet>
          {(flow) => <WalletBalance flow={flow} ahead={told ?? null} />}
        </Flow>
      }
      mayDeposit={player?.mayDeposit ?? false}
      toSafety={safetyPath(player)}
      {...(isRunning ? { onMenu: opens('initial') } : {})}
      {...(isRunning && player ? { onDeposit: opens('banking'), onSafety: opens('responsibleGambling') } : {})}
      overlays={
        <Flow id="gameFrame" isQuiet>
          {(flow) => <InGameOf flow={flow} backTo={backTo} />}
        </Flow>
      }
    >
      <Flow id="gameLaunch">{(flow) => <LaunchOf {...props} flow={flow} />}</Flow>
    </GameFrame>
  )
}

function InGameOf({ flow, backTo }: { readonly flow: ActorRefFrom<typeof gameFrameMachine>; readonly backTo: string }) {
  const isOpen = useSelector(flow, (now) => now.matches({ open: { menu: 'open' } }))
  return isOpen ? (
    <Suspense>
      <InGameHere flow={flow} backTo={backTo} />
    </Suspense>
  ) : null
}

/** What was begun over a game stays while it is closed and opened again; it is let go of as the game's page is left. */
function useLettingGo() {
  const { session } = useApp()
  useEffect(
    () => () => {
      const { deposit, limits, exclusion } = session.view().children as Partial<Flows>
      deposit?.send({ type: 'deposit.clear' })
      limits?.send({ type: 'limits.close' })
      // From a question to the choice, and from the choice away.
      exclusion?.send({ type: 'exclusion.clean' })
      exclusion?.send({ type: 'exclusion.clean' })
    },
    [session],
  )
}
type Flows = { readonly [Id in 'deposit' | 'limits' | 'exclusion']: ActorOf<Id> }

function LaunchOf(props: PlayPageProps & { readonly flow: ActorRefFrom<typeof gameLaunchMachine> }) {
  const { flow, game, backTo } = props
  const { world } = useApp()
  const { go } = useNavigation()
  const wanted = useWanted(props)
  const closed = useClosed(game)
  const limits = useSelector(useFlow('limits') ?? undefined, (now) => now?.context.limits)
  const required = marketOf(world.locale().market).rules.limitsRequiredBeforePlay
  const isSettled = useSession((now) => !now.matches('pending'))
  const isAwaited = useSession(({ context }) => context.player !== null && context.profile === null)
  const { named } = wanted
  useEffect(() => {
    // Who is there is known before anything is launched.
    if (isSettled) flow.send({ type: 'game.named', game: named, closed })
  }, [flow, named, closed, isSettled])
  useEffect(() => () => flow.send({ type: 'page.left' }), [flow])
  const launch = (chosen: WantedGame) => {
    flow.send({ type: 'game.launch', game: chosen })
    // The address says what runs: loaded again, or come back to, it is the same.
    go(chosen.path, { replace: true })
  }
  return (
    <GameLaunchView
      flow={flow}
      game={game}
      wanted={wanted}
      closed={closed}
      isAwaited={isAwaited}
      limits={launchLimitsOf(limits, required)}
      backTo={backTo}
      onLaunch={launch}
      notice={
        <LimitationNotice
          flow={flow}
          onHide={(limitation) => hideLimitation(flow.getSnapshot().context.player?.playerId ?? null, limitation)}
        />
      }
      below={props.area === 'liveCasino' ? <BannerSlot page="live-casino-table" /> : null}
      foot={
        <Fence fallback={nothing} isQuiet>
          <Suspense>
            <FooterChoices />
          </Suspense>
        </Fence>
      }
      frame={<Flow id="gameFrame">{(frame) => <GameFrameView flow={frame} title={game.label} />}</Flow>}
    />
  )
}

/** Won less staked since sign-in; asked again with each movement of the wallet, and each 20 s while the last answer was none (RMB-4). */
function useNetPosition(sessionStart: number | null) {
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const wallet = useFlow('wallet')
  const version = useSelector(wallet ?? undefined, (now) => now?.context.balance?.version ?? 0)
  const from = new Date(sessionStart ?? 0).toISOString()
  const { data, isPlaceholderData, errorUpdateCount } = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'netPositionWinLoss', { query: { from } }),
    queryKey: ['player', playerId, 'netPositionWinLoss', from, version],
    enabled: playerId !== null && sessionStart !== null,
    // Kept while the next answer comes, but never for somebody else (SAF-7).
    placeholderData: (before, query) => (query?.queryKey[1] === playerId ? before : undefined),
    // One that was lost is not waited for until the next stake: who stops to look sees where they stand.
    refetchInterval: ({ state }) => (state.status === 'error' ? timers.walletPoll : false),
    refetchIntervalInBackground: false,
  })
  // What was true before is shown for a moment only: no answer has come since, so it may be false by now (SAF-14).
  if (!data || (isPlaceholderData && errorUpdateCount > 0)) return null
  return { amount: toMinor(data.winLoss, data.currency), currency: data.currency }
}
