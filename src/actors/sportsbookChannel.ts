import type { SportsbookChannelInput, SportsSiteNews } from '#machines/sportsbook/sportsbook.contract.ts'
import { fromCallback } from 'xstate'
import type { World } from './world.ts'

/** The line to the sportsbook's frame. Its code comes with the page; what is said before that waits. */
export const sportsbookChannel = (world: World) =>
  fromCallback<SportsSiteNews, SportsbookChannelInput>(({ input, sendBack, receive }) => {
    const ending = new AbortController()
    const line = import('./sportsbook.ts').then(({ createBalanceTeller, openSportsChannel }) => {
      const channel = openSportsChannel(world, input.frameUrl, (news) => {
        if (!ending.signal.aborted) sendBack(news)
      })
      ending.signal.addEventListener('abort', channel.close)
      if (ending.signal.aborted) channel.close()
      return { channel, tellBalance: createBalanceTeller(world, ending.signal) }
    })
    line.catch((error: unknown) =>
      world.log('the line to the sportsbook could not be loaded', { error: String(error) }),
    )
    const pass = async (event: SportsSiteNews): Promise<void> => {
      const { channel, tellBalance } = await line
      if (event.type === 'say.navigate') channel.navigate(event.deepLink)
      else tellBalance()
    }
    // That the line is missing is said once, above.
    receive((event) => void pass(event).catch(() => {}))
    return () => ending.abort()
  })
