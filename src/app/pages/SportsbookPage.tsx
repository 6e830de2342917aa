import { marketOf } from '#contract/markets.ts'
import { deepLinkSchema, type SportsProduct } from '#contract/sportsbook.ts'
import type { DeepLink } from '#machines/sportsbook/sportsbook.contract.ts'
import type { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { launchLimitsOf, ReachedLimits } from '#src/views/gameLaunch/limitWords.tsx'
import { WageringMeter } from '#src/views/gameFrame/WageringMeter.tsx'
import { SportsbookView } from '#src/views/sportsbook/SportsbookView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { Flow } from '../Flow.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { sportsPageId } from '../sportsPageId.ts'
import { showsOffers } from '../guardTable.ts'
import { useWagering } from '../useWagering.ts'

const fits = (part: string | undefined): boolean => part !== undefined && v.is(deepLinkSchema, { category: part })

/** The place of an address; the first part that can be none is left out with all that follows it, and the frame says what is there. */
export function deepLinkOf(parts: readonly (string | undefined)[]): DeepLink {
  const cut = parts.findIndex((part) => !fits(part))
  const [category = null, region = null, competition = null, event = null] = cut < 0 ? parts : parts.slice(0, cut)
  return { category, region, competition, event }
}

const textOf = (link: DeepLink): string =>
  [link.category, link.region, link.competition, link.event].filter((part) => part !== null).join('/')

const addressOf = (product: SportsProduct, place: string): string => {
  if (product === 'SPORTSBOOK') return place === '' ? '/sportsbook' : `/sportsbook/${place}`
  return place === '' ? '/virtual-sports' : `/virtual-sports?at=${place}`
}

/** No person goes from place to place oftener than so many times in so long, ms. */
const HASTE = { most: 10, within: 10_000 } as const

interface SportsbookPageProps {
  readonly product: SportsProduct
  /** Parts of the place as they stand in the address. */
  readonly parts: readonly (string | undefined)[]
}

/** Sports betting, or virtual sports: the frame with its address kept in step (NAV-11, SPB-1). */
export function SportsbookPage(props: SportsbookPageProps) {
  return <Flow id="sportsbook">{(flow) => <Book flow={flow} {...props} />}</Flow>
}

function Book({
  flow,
  product,
  parts,
}: SportsbookPageProps & { readonly flow: ActorRefFrom<typeof sportsbookMachine> }) {
  const { t } = useLingui()
  const { world } = useApp()
  const { go } = useNavigation()
  const title =
    product === 'SPORTSBOOK'
      ? t({ message: 'Sports', comment: 'Product: sports betting, in menus and titles.' })
      : t({ message: 'Virtual sports', comment: 'Product: simulated races and matches.' })
  useHead(title)
  const isSettled = useSession((now) => !now.matches('pending'))
  const deepLink = deepLinkOf(parts)
  const at = textOf(deepLink)
  const given = parts.filter((part) => part !== undefined && part !== '').join('/')
  const cutTo = at === given ? null : at
  // What was left out of the address is not left standing in it.
  const cut = useEffectEvent((place: string) => go(addressOf(product, place), { replace: true }))
  useEffect(() => {
    if (cutTo !== null) cut(cutTo)
  }, [cutTo])
  useEffect(() => {
    // Until it is known who is there the frame of a visitor would come first, and then go.
    if (isSettled) flow.send({ type: 'sportsbook.open', product, deepLink: deepLinkOf(at.split('/')) })
  }, [flow, isSettled, product, at])
  useEffect(() => () => flow.send({ type: 'sportsbook.close' }), [flow])
  const steps = useRef<readonly number[]>([])
  const follow = useEffectEvent((link: DeepLink) => {
    const to = textOf(link)
    if (to === at) return
    const now = performance.now()
    const lately = steps.current.filter((one) => now - one < HASTE.within)
    const isHasty = lately.length >= HASTE.most
    steps.current = [...lately, now].slice(-HASTE.most)
    // What a frame does by itself must not bury the pages before it under steps that nobody took.
    go(addressOf(product, to), { replace: isHasty })
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
  const isBetting = useSelector(flow, (now) => now.matches('open'))
  const wagering = useWagering({ id: product, area: 'sports' }, isOffered && isBetting)
  const money = isOffered && product === 'SPORTSBOOK' && balance && balance.sportsBonus > 0 ? balance : null
  return (
    <SportsbookView
      flow={flow}
      title={title}
      banner={product === 'SPORTSBOOK' ? <BannerSlot page={sportsPageId(deepLink.category)} /> : null}
      limits={<ReachedLimits reached={reached} />}
      progress={wagering === null || wagering.isExcluded ? null : <WageringMeter wagering={wagering} />}
      bonus={
        money || wagering ? (
          <>
            {money ? (
              <span>
                <Trans>
                  You have bonus money for sports: <Money amount={money.sportsBonus} currency={money.currency} />
                </Trans>
              </span>
            ) : null}{' '}
            {wagering?.isExcluded === true ? (
              <span>
                <Trans>Only your own money is staked here, and nothing of it counts towards your active bonus.</Trans>
              </span>
            ) : null}
          </>
        ) : null
      }
    />
  )
}
