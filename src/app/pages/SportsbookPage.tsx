import { marketOf } from '#contract/markets.ts'
import type { PageId } from '#contract/constants.ts'
import { deepLinkSchema, type SportsProduct } from '#contract/sportsbook.ts'
import type { DeepLink } from '#machines/sportsbook/sportsbook.contract.ts'
import type { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { launchLimitsOf, ReachedLimits } from '#src/views/gameLaunch/limitWords.tsx'
import { SportsbookView } from '#src/views/sportsbook/SportsbookView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { Flow } from '../Flow.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { showsOffers } from '../standing.ts'

const nowhere: DeepLink = { category: null, region: null, competition: null, event: null }

/** The place of an address; what can be none is left out with all that follows it, and the frame says what is there. */
export function deepLinkOf(parts: readonly (string | undefined)[]): DeepLink {
  const [category, region, competition, event] = parts
  const given = { category, region, competition, event }
  const named = Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined && part !== ''))
  const read = v.safeParse(deepLinkSchema, named)
  if (!read.success) return nowhere
  const { category: kind, region: land, competition: league, event: match } = read.output
  return { category: kind ?? null, region: land ?? null, competition: league ?? null, event: match ?? null }
}

const textOf = (link: DeepLink): string =>
  [link.category, link.region, link.competition, link.event].filter((part) => part !== null).join('/')

/** Which page of content a place is (NAV-12); virtual sports have none of their own. */
export const sportsPageId = ({ category }: DeepLink): PageId => {
  if (category === 'live') return 'live-betting'
  return category === 'bets' ? 'bet-history' : 'sport-base'
}

interface SportsbookPageProps {
  readonly product: SportsProduct
  readonly deepLink: DeepLink
}

/** Sports betting, or virtual sports: the frame with its address kept in step (NAV-11, SPB-1). */
export function SportsbookPage({ product, deepLink }: SportsbookPageProps) {
  return <Flow id="sportsbook">{(flow) => <Book flow={flow} product={product} deepLink={deepLink} />}</Flow>
}

function Book({
  flow,
  product,
  deepLink,
}: SportsbookPageProps & { readonly flow: ActorRefFrom<typeof sportsbookMachine> }) {
  const { t } = useLingui()
  const { world } = useApp()
  const { go } = useNavigation()
  const title = product === 'SPORTSBOOK' ? t`Sports` : t`Virtual sports`
  useHead(title)
  const isSettled = useSession((now) => !now.matches('pending'))
  const at = textOf(deepLink)
  useEffect(() => {
    // Until it is known who is there the frame of a visitor would come first, and then go.
    if (isSettled) flow.send({ type: 'sportsbook.open', product, deepLink: deepLinkOf(at.split('/')) })
  }, [flow, isSettled, product, at])
  useEffect(() => () => flow.send({ type: 'sportsbook.close' }), [flow])
  const follow = useEffectEvent((link: DeepLink) => {
    const to = textOf(link)
    if (to === at) return
    if (product === 'SPORTSBOOK') go(to === '' ? '/sportsbook' : `/sportsbook/${to}`)
    else go(to === '' ? '/virtual-sports' : `/virtual-sports?at=${to}`)
  })
  const pay = useEffectEvent(() => go('/my-account/banking/deposit'))
  useEffect(() => {
    const subscriptions = [
      flow.on('sportsbook.navigated', ({ deepLink: link }) => follow(link)),
      flow.on('sportsbook.depositWanted', () => pay()),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [flow])
  const limits = useSelector(useFlow('limits') ?? undefined, (now) => now?.context.limits)
  const required = marketOf(world.locale().market).rules.limitsRequiredBeforePlay
  const { reached } = useMemo(() => launchLimitsOf(limits, required), [limits, required])
  const balance = useSelector(useFlow('wallet') ?? undefined, (now) => now?.context.balance)
  const isOffered = useSession(({ context }) => context.player !== null && showsOffers(context))
  return (
    <SportsbookView
      flow={flow}
      title={title}
      banner={product === 'SPORTSBOOK' ? <BannerSlot page={sportsPageId(deepLink)} /> : null}
      limits={<ReachedLimits reached={reached} />}
      bonus={
        isOffered && product === 'SPORTSBOOK' && balance && balance.sportsBonus > 0 ? (
          <Trans>
            You have bonus money for sports: <Money amount={balance.sportsBonus} currency={balance.currency} />
          </Trans>
        ) : null
      }
    />
  )
}
