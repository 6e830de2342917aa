import type { InGameView } from '#machines/gameFrame/gameFrame.contract.ts'
import type { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { type Navigation, NavigationProvider, useNavigation } from '#src/ui/navigation.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { InGameModal } from '#src/views/gameFrame/InGameModal.tsx'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { LanguageSwitchHere } from '../LanguageSwitchHere.tsx'
import { part } from '../part.tsx'
import { framePlayerOf } from '../standing.ts'
import { showsOffers } from '../guardTable.ts'

// Each view brings its forms when it is opened, not with the game.
const DepositHere = part(() => import('./DepositPage.tsx').then(({ DepositHere }) => DepositHere))
const SafetyTools = part(() => import('./SafetyTools.tsx').then(({ SafetyTools }) => SafetyTools))
const ActivityTimerHere = part(() => import('./SafetyTools.tsx').then(({ ActivityTimerHere }) => ActivityTimerHere))
const BonusCodeHere = part(() => import('./BonusCodePage.tsx').then(({ BonusCodeHere }) => BonusCodeHere))
const RewardsHere = part(() => import('./RewardsPage.tsx').then(({ RewardsHere }) => RewardsHere))
const AccountSections = part(() => import('./AccountPage.tsx').then(({ AccountSections }) => AccountSections))

const Late = ({ children }: { readonly children: ReactNode }) => (
  <Suspense
    fallback={
      <Loading>
        <Trans>Loading</Trans>
      </Loading>
    }
  >
    {children}
  </Suspense>
)

/** Pages of the account that stand in the modal too: a link to one of them does not leave the game. */
const viewsAt: ReadonlyMap<string, InGameView> = new Map<string, InGameView>([
  ['/my-account', 'myAccount'],
  ['/my-account/account', 'myAccount'],
  ['/my-account/banking/deposit', 'banking'],
  ['/deposit', 'banking'],
  ['/my-account/gambling-limits', 'responsibleGambling'],
  ['/my-account/rewards', 'reward'],
  ['/my-account/rewards/active', 'reward'],
  ['/my-account/bonus-code', 'bonusCode'],
])

/**
 * Back closes what stands over the game, as it closes the login, and does not leave the game with it (GAM-4, NAV-7). Answers what the
 * modal's own way out calls before it goes back.
 */
function useBackCloses(flow: ActorRefFrom<typeof gameFrameMachine>): () => void {
  const { history } = useRouter()
  const isLeaving = useRef(false)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn({ action }) {
          if (action !== 'BACK' || isLeaving.current) return false
          flow.send({ type: 'menu.close' })
          return true
        },
      }),
    [history, flow],
  )
  return useCallback(() => {
    isLeaving.current = true
  }, [])
}

const isOnOffers = (now: SnapshotFrom<typeof gameFrameMachine>): boolean =>
  now.matches({ open: { menu: { open: 'reward' } } }) || now.matches({ open: { menu: { open: 'bonusCode' } } })

interface InGameHereProps {
  readonly flow: ActorRefFrom<typeof gameFrameMachine>
  readonly backTo: string
}

/** The modal over a running game, with the views of the flows that stand in it (GAM-4). What was begun there stays when it closes. */
export function InGameHere({ flow, backTo }: InGameHereProps) {
  const { world, settings } = useApp()
  const around = useNavigation()
  const onLeave = useBackCloses(flow)
  const code = useRef<string | null>(null)
  const within: Navigation = {
    ...around,
    go(to, options) {
      const { pathname, searchParams } = new URL(to, 'http://within.invalid')
      const view = to.startsWith('/') ? viewsAt.get(pathname) : undefined
      if (!view) return around.go(to, options)
      // A bonus code goes along, as it does in the address of a page.
      code.current = searchParams.get('bonusCode')
      flow.send({ type: 'menu.open', view })
    },
  }
  const takesCode = useSelector(
    flow,
    (now) =>
      now.matches({ open: { menu: { open: 'banking' } } }) || now.matches({ open: { menu: { open: 'bonusCode' } } }),
  )
  // It was for the view that it led to.
  useEffect(() => {
    if (!takesCode) code.current = null
  }, [takesCode])
  const context = useSession((now) => now.context)
  const played = useSelector(flow, (now) => now.context.game?.currency)
  const player = framePlayerOf(context, settings.capabilities)
  const hasOffers = showsOffers(context)
  const isOffer = useSelector(flow, isOnOffers)
  // What stands open of bonuses goes with them; the game is where it was (SAF-2).
  useEffect(() => {
    if (isOffer && !hasOffers) flow.send({ type: 'menu.close' })
  }, [flow, isOffer, hasOffers])
  const withheld: InGameView[] = []
  if (!player?.mayDeposit) withheld.push('banking')
  // No bonus for who must see none (SAF-2).
  if (!hasOffers) withheld.push('reward', 'bonusCode')
  return (
    <NavigationProvider value={within}>
      <InGameModal
        flow={flow}
        currency={played ?? world.currency()}
        backTo={backTo}
        onLeave={onLeave}
        withheld={withheld}
        settings={
          player ? (
            <Late>
              <Flow id="activityTimer">{(timer) => <ActivityTimerHere flow={timer} />}</Flow>
            </Late>
          ) : null
        }
        languages={<LanguageSwitchHere />}
        parts={{
          banking: (
            <Late>
              <DepositHere isKept handed={code} backToGame={() => flow.send({ type: 'menu.close' })} />
            </Late>
          ),
          responsibleGambling: (
            <Late>
              <SafetyTools isKept />
            </Late>
          ),
          myAccount: (
            <Late>
              <AccountSections />
            </Late>
          ),
          bonusCode: (
            <Late>
              <BonusCodeHere handed={code} />
            </Late>
          ),
          reward: (
            <Late>
              <RewardsHere />
            </Late>
          ),
        }}
      />
    </NavigationProvider>
  )
}
