import type { GameFrameMessage } from '#contract/frame.ts'
import { toWire } from '#contract/money.ts'
import { gameLaunchLanguage } from '#contract/locale.ts'
import type { GameChannelInput, GameMessage, SiteMessage } from '#machines/gameFrame/gameFrame.contract.ts'
import { fromCallback } from 'xstate'
import { openFrameChannel } from './frames.ts'
import type { World } from './world.ts'

/** What a game's message means to the frame flow; null where it means nothing there. */
function heard(message: GameFrameMessage): GameMessage | null {
  switch (message.rgMessage) {
    case 'gprg_Ready':
    case 'gprg_GameReady':
      return { type: 'frame.ready' }
    case 'gprg_GamePaused':
      return { type: 'frame.paused' }
    case 'gprg_GameResumed':
      return { type: 'frame.resumed' }
    case 'gprg_GameRoundStart':
      return { type: 'frame.roundStarted' }
    case 'gprg_GameRoundEnd':
      return { type: 'frame.roundEnded' }
    case 'gprg_UserAction':
      return { type: 'frame.userAction' }
    case 'gprg_Pong':
      return { type: 'frame.pong' }
    case 'gprg_Warning':
      return { type: 'frame.warned', message: message.payload.message }
    default:
      return null
  }
}

/** The line to the running game: only its own window at a trusted origin is heard and told (GAM-3, SAF-11). */
export const gameFrameActors = (world: World) => ({
  gameChannel: fromCallback<SiteMessage, GameChannelInput>(({ input, sendBack, receive }) => {
    let pings = 0
    const channel = openFrameChannel({
      url: input.url,
      trustedOrigins: world.settings.gameOrigins,
      log: world.log,
      onMessage(message) {
        if (message.rgMessage === 'gprg_Listening') {
          const { market, language } = world.locale()
          channel.say({
            rgMessage: 'oprg_Ready',
            payload: {
              currency: world.currency(),
              language: gameLaunchLanguage(market, language),
              mode: input.mode,
            },
          })
          return
        }
        const event = heard(message)
        if (event) sendBack(event)
      },
    })
    receive((event) => {
      switch (event.type) {
        case 'say.pause':
          return channel.say({ rgMessage: 'oprg_GamePause', payload: { reason: 'operator' } })
        case 'say.resume':
          return channel.say({ rgMessage: 'oprg_GameResume', payload: {} })
        case 'say.ping':
          return channel.say({ rgMessage: 'oprg_Ping', payload: { n: ++pings } })
        case 'say.balanceUpdate': {
          const { currency } = event
          return channel.say({
            rgMessage: 'oprg_UpdateBalance',
            payload: { balance: toWire(event.total, world.currency()), currency },
          })
        }
        default:
          return world.log('nothing of the frame protocol says this to a game', { type: event.type })
      }
    })
    return channel.close
  }),
})
