import { isShownTo, type Viewer } from '#contract/audience.ts'
import { channelOf } from '#contract/constants.ts'
import type { GameTile, HomeContent, LiveTableTile } from '#contract/content-queries.ts'
import { isCurrency } from '#contract/money.ts'
import { isExcluded } from '#contract/providers.ts'
import { playerOptions } from '#src/queries/options.ts'
import type { World } from '#src/actors/world.ts'
import { homeOptions } from '#src/queries/first.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { WhenSeen } from '#src/ui/WhenSeen.tsx'
import { gamePath } from '#src/views/games/gameWords.ts'
import { HomeView } from '#src/views/home/HomeView.tsx'
import { WinnersWaiting } from '#src/views/home/WinnersWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useMemo } from 'react'
import { useApp } from '../AppContext.tsx'
import { useMayDemo } from '../useMayDemo.ts'
import { PageNotLoaded } from '../fallbacks.tsx'
import { Fence } from '../Fence.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { houseNow } from '../houseClock.ts'
import type { RouterContext } from '../router.ts'
import { part } from '../part.tsx'
import { mayPlayReal } from '../standing.ts'
import { showsOffers } from '../guardTable.ts'

/** Starts what the home page reads; the page itself says when it could not be had. */
export async function loadHome({ context: { site } }: { context: RouterContext }): Promise<void> {
  await site.queryClient.prefetchQuery(homeOptions(site.world))
}

const shownTo = (content: HomeContent, viewer: Viewer, world: World): HomeContent => {
  const ofMarket = world.settings.excludedSubProviders[world.locale().market] ?? []
  const excluded = [...ofMarket, ...content.excludedSubProviders]
  const now = houseNow(world)
  const channel = channelOf(window.innerWidth)
  const isHere = (game: GameTile) => game.channels.includes(channel) && !isExcluded(game, excluded)
  return {
    ...content,
    rows: content.rows.map((row) => ({ ...row, games: row.games.filter(isHere) })),
    tables: content.tables.filter(isHere),
    banners: content.banners.filter((item) => isShownTo(item, viewer, now)),
    faceliftBanners: content.faceliftBanners.filter((item) => isShownTo(item, viewer, now)),
    promotions: content.promotions.filter((item) => isShownTo(item, viewer, now)),
  }
}

// Below the fold, and from calls of its own: it comes when somebody scrolls to it.
const WinnersSection = part(() => import('./WinnersSection.tsx').then((file) => file.WinnersSection))

// Over a tile's art, which stands without them: they need what currencies are worth.
const TableLimits = part(() => import('#src/views/games/TableLimits.tsx').then((file) => file.TableLimits))

const nothing = () => null
const winnersWaiting = () => <WinnersWaiting />

/** The home page with its data (NAV-1). */
export function HomePage() {
  const { world, brand } = useApp()
  const { go } = useNavigation()
  const player = useSession(({ context }) => context.player)
  const mayDemo = useMayDemo()
  const offers = useSession(({ context }) => showsOffers(context))
  const mayPlay = useSession(({ context }) => mayPlayReal(context))
  const home = useQuery(homeOptions(world))
  useHead(home.data?.seo?.title, home.data?.seo?.description, home.data?.seo ?? undefined)
  const summary = useQuery({
    ...playerOptions(world.api, player?.playerId ?? 0, 'transactionSummary', {}),
    enabled: player !== null,
  })
  const depositsCount = summary.data?.totalDepositsCount ?? null
  const playerId = player?.playerId ?? null
  const content = useMemo(() => {
    const viewer = playerId === null ? null : { playerId, depositsCount }
    return home.data ? shownTo(home.data, viewer, world) : null
  }, [home.data, playerId, depositsCount, world])
  const open = (mode: 'demo' | 'real') => (game: GameTile) => {
    const path = gamePath(game)
    go(`${path}${path.includes('?') ? '&' : '?'}mode=${mode}`)
  }
  const currency = useSession(({ context }) => context.profile?.currencyCode ?? null)
  const own = currency === null || !isCurrency(currency) ? world.currency() : currency
  const noteOf = useCallback(
    (game: GameTile | LiveTableTile) =>
      'betLimits' in game ? (
        <Fence isQuiet fallback={nothing}>
          <Suspense fallback={null}>
            <TableLimits limits={game.betLimits} currency={own} />
          </Suspense>
        </Fence>
      ) : null,
    [own],
  )
  return (
    <HomeView
      brand={brand}
      content={content}
      failed={
        home.isError ? (
          <Suspense>
            <PageNotLoaded onRetry={() => void home.refetch()} />
          </Suspense>
        ) : null
      }
      isSignedIn={player !== null}
      showsOffers={offers}
      winners={
        <WhenSeen waiting={<WinnersWaiting />}>
          <Fence isQuiet fallback={winnersWaiting}>
            <Suspense fallback={<WinnersWaiting />}>
              <WinnersSection />
            </Suspense>
          </Fence>
        </WhenSeen>
      }
      onPlay={mayPlay ? open('real') : undefined}
      onDemo={mayDemo ? open('demo') : undefined}
      noteOf={noteOf}
    />
  )
}
