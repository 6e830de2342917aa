import type { GameFrameMessage } from '#contract/frame.ts'
import { gameLaunchLanguage } from '#contract/locale.ts'
import { type Currency, minorOrNull, toWire } from '#contract/money.ts'
import type { GameChannelInput, GameMessage, SiteMessage } from '#machines/gameFrame/gameFrame.contract.ts'
import { fromCallback } from 'xstate'
import { openFrameChannel } from './frames.ts'
import type { World } from './world.ts'

type Plain = Exclude<GameMessage['type'], 'frame.warned' | 'frame.ended' | 'frame.realityCheckData'>

const plain: Partial<Record<GameFrameMessage['rgMessage'], Plain>> = {
  gprg_Listening: 'frame.listening',
  gprg_Ready: 'frame.ready',
  gprg_GamePaused: 'frame.paused',
  gprg_GameResumed: 'frame.resumed',
  gprg_GameRoundStart: 'frame.roundStarted',
  gprg_GameRoundEnd: 'frame.roundEnded',
  gprg_UserAction: 'frame.userAction',
  gprg_OpenQuickDeposit: 'frame.depositWanted',
  gprg_Pong: 'frame.pong',
}

/**
 * What a game's message means to the frame flow; null where it means nothing there (settings, the late "ready"), `malformed` where
 * an amount has more decimals than the currency of the game.
 */
export function gameMessageOf(message: GameFrameMessage, currency: Currency): GameMessage | 'malformed' | null {
  if (message.rgMessage === 'gprg_Warning') {
    const { message: words, reopen } = message.payload
    return { type: reopen === true ? 'frame.ended' : 'frame.warned', message: words }
  }
  if (message.rgMessage === 'gprg_RealityCheckData') {
    const { elapsedMs } = message.payload
    const [wagered, won] = [minorOrNull(message.payload.wagered, currency), minorOrNull(message.payload.won, currency)]
    return wagered === null || won === null ? 'malformed' : { type: 'frame.realityCheckData', wagered, won, elapsedMs }
  }
  const type = plain[message.rgMessage]
  return type ? { type } : null
}

/** The line to the running game: only its own window at a trusted origin is heard and told (GAM-3, SAF-11). */
export const gameFrameActors = (world: World) => ({
  gameChannel: fromCallback<SiteMessage, GameChannelInput>(({ input: { game }, sendBack, receive }) => {
    let pings = 0
    const channel = openFrameChannel({
      url: game.url,
      trustedOrigins: world.settings.gameOrigins,
      log: world.log,
      onMessage(message) {
        const currency = world.currency()
        const event = gameMessageOf(message, currency)
        if (event === 'malformed')
          return world.log('a message of the game is not of the protocol', { rgMessage: message.rgMessage, currency })
        if (event) sendBack(event)
      },
    })
    receive((event) => {
      switch (event.type) {
        case 'say.ready': {
          const { market, language } = world.locale()
          const payload = {
            currency: world.currency(),
            language: gameLaunchLanguage(market, language),
            mode: game.mode,
          }
          return channel.say({ rgMessage: 'oprg_Ready', payload })
        }
        case 'say.pause':
          return channel.say({ rgMessage: 'oprg_GamePause', payload: { reason: 'operator' } })
        case 'say.resume':
          return channel.say({ rgMessage: 'oprg_GameResume', payload: {} })
        case 'say.ping':
          return channel.say({ rgMessage: 'oprg_Ping', payload: { n: ++pings } })
        case 'say.balanceUpdate': {
          const payload = { balance: toWire(event.balance, world.currency()), currency: event.currency }
          return channel.say({ rgMessage: 'oprg_UpdateBalance', payload })
        }
      }
    })
    return () => channel.close()
  }),
})
