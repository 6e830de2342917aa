import { deviceTypeOf } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import { newKey } from '#contract/newKey.ts'
import { parseSportsFrameMessage, type SportsFrameMessage, type SportsSiteMessage } from '#contract/sportsFrame.ts'
import type { SportsDeepLink } from '#contract/sportsbook.ts'
import type {
  DeepLink,
  LoadSportsbookInput,
  LoadSportsbookOutput,
  SportsbookChannelInput,
  SportsFrameNews,
  SportsSiteNews,
} from '#machines/sportsbook/sportsbook.contract.ts'
import { channelNow } from '#src/queries/pages.ts'
import { ApiError } from './apiError.ts'
import { frameOf, hearFrame } from './frames.ts'
import type { World } from './world.ts'

/** A place as it crosses the wire: what is not said is left out. */
const wireLink = ({ category, region, competition, event }: DeepLink): SportsDeepLink => ({
  ...(category === null ? {} : { category }),
  ...(region === null ? {} : { region }),
  ...(competition === null ? {} : { competition }),
  ...(event === null ? {} : { event }),
})

const deviceNow = (): 'mobile' | 'tablet' | 'desktop' => {
  const type = deviceTypeOf(window.innerWidth)
  return type === 'largeDesktop' ? 'desktop' : type
}

/** The one origin that the frame may have: the sportsbook host's. Null where that is the site's own, which no frame may be. */
export function trustedOrigin(sportsbookHost: string): string | null {
  const { origin } = new URL(sportsbookHost, location.origin)
  return origin === location.origin ? null : origin
}

/** How long the frame waits for the cookie of its session, ms: well below what the whole opening is given. */
const SESSION_PATIENCE = 4000

/** What is asked of the world for the sportsbook's frame (SPB-1). */
export const sportsbookWork = (world: World) => ({
  loadSportsbook: async ({
    input,
    signal,
  }: {
    readonly input: LoadSportsbookInput
    readonly signal: AbortSignal
  }): Promise<LoadSportsbookOutput> => {
    const { market, language } = world.locale()
    const station = world.station.current
    const call = {
      headers: { 'x-contract-type': input.product, 'x-correlation-id': newKey() },
      body: {
        brandId: world.settings.brand,
        visitor: {
          ipAddress: station?.ipAddress ?? '',
          country: world.country(),
          region: station?.autodetectedRegion ?? null,
          device: deviceNow(),
        },
        segment: marketOf(market).segmentIds[channelNow()],
        language,
        currency: world.currency(),
        deepLink: wireLink(input.deepLink),
      },
    }
    const asked =
      input.playerId === null
        ? world.api.call('sportsbookContext', call, { signal })
        : Promise.all([
            world.api.call('sportsbookLoginContext', call, { signal }),
            // The cookie makes a frame that is loaded again good for longer; without it, or while it is long in coming, it opens all the same.
            world.api
              .call('sportsSessionCreate', {}, { signal, timeoutMs: SESSION_PATIENCE })
              .catch((error: unknown) => {
                signal.throwIfAborted()
                world.log('the sportsbook has no session of its own', { error: String(error) })
              }),
          ]).then(([context]) => context)
    const { url } = await asked
    if (new URL(url).origin !== trustedOrigin(world.settings.sportsbookHost)) {
      world.log('the sportsbook is not on its trusted host: it is not shown', { origin: new URL(url).origin })
      throw new ApiError('malformed', 'The answer could not be read', { field: 'url' })
    }
    return { frameUrl: url }
  },
})

const orNull = ({ category, region, competition, event }: SportsDeepLink): DeepLink => ({
  category: category ?? null,
  region: region ?? null,
  competition: competition ?? null,
  event: event ?? null,
})

const plain = {
  sb_Ready: 'frame.ready',
  sb_SignInWanted: 'frame.signInWanted',
  sb_DepositWanted: 'frame.depositWanted',
  sb_UserAction: 'frame.userAction',
  sb_Ended: 'frame.ended',
} as const

/** What a frame's message means to the flow. */
const newsOf = (message: SportsFrameMessage): SportsFrameNews =>
  message.sbMessage === 'sb_Navigated'
    ? { type: 'frame.navigated', deepLink: orNull(message.payload.deepLink) }
    : { type: plain[message.sbMessage] }

/** The line to the frame: only its own window at the trusted origin is heard and told (SAF-11). */
export function openSportsChannel(world: World, frameUrl: string, tell: (news: SportsFrameNews) => void) {
  const origin = trustedOrigin(world.settings.sportsbookHost)
  const isTrusted = origin !== null && new URL(frameUrl).origin === origin
  const close = isTrusted
    ? hearFrame(frameUrl, (data) => {
        const message = parseSportsFrameMessage(data)
        if (message) tell(newsOf(message))
        else world.log('a message of the sportsbook is not of the protocol', { origin })
      })
    : () => {}
  const say = (message: SportsSiteMessage) => {
    if (isTrusted) frameOf(frameUrl)?.contentWindow?.postMessage(message, origin)
  }
  return {
    close,
    navigate: (link: DeepLink) => say({ sbMessage: 'site_Navigate', payload: { deepLink: wireLink(link) } }),
  }
}

/**
 * Tells the sportsbook's host that the balance is another; changes that come while it is being told are told once more, together. One that
 * is lost is not told again: the frame looks at its balance by itself, too.
 */
export function createBalanceTeller(world: World, signal: AbortSignal): () => void {
  let isTelling = false
  let isDue = false
  const tell = async (): Promise<void> => {
    if (isTelling) {
      isDue = true
      return
    }
    isTelling = true
    try {
      do {
        isDue = false
        await world.api.call('sportsBalanceUpdate', {}, { signal })
      } while (isDue && !signal.aborted)
    } catch (error) {
      if (!signal.aborted) world.log('the sportsbook has not heard of the balance', { error: String(error) })
    } finally {
      isTelling = false
    }
  }
  return () => void tell()
}

/** The line to the sportsbook's frame, and to its host. */
export const sportsLine =
  (world: World) =>
  ({ frameUrl }: SportsbookChannelInput, say: (news: SportsFrameNews) => void) => {
    const ending = new AbortController()
    const channel = openSportsChannel(world, frameUrl, say)
    const tellBalance = createBalanceTeller(world, ending.signal)
    return {
      obey(told: SportsSiteNews) {
        if (told.type === 'say.navigate') channel.navigate(told.deepLink)
        else tellBalance()
      },
      end() {
        ending.abort()
        channel.close()
      },
    }
  }
