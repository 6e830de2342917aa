import type { GameFrameMessage } from '#contract/frame.ts'
import { gameLaunchLanguage } from '#contract/locale.ts'
import { type Currency, minorOrNull, toWire } from '#contract/money.ts'
import type { GameChannelInput, GameMessage, SiteMessage } from '#machines/gameFrame/gameFrame.contract.ts'
import { fromCallback } from 'xstate'
import { openFrameChannel } from './frames.ts'
import { readSession, writeSession } from './storage.ts'
import type { World } from './world.ts'

/** Messages that say nothing but their name. */
type Plain = {
  [Type in GameMessage['type']]: { type: Type } extends Extract<GameMessage, { type: Type }> ? Type : never
}[GameMessage['type']]

const plain: Partial<Record<GameFrameMessage['rgMessage'], Plain>> = {
  gprg_Listening: 'frame.listening',
  gprg_Ready: 'frame.ready',
  gprg_GameReady: 'frame.gameReady',
  gprg_GamePaused: 'frame.paused',
  gprg_GameResumed: 'frame.resumed',
  gprg_UserAction: 'frame.userAction',
  gprg_OpenQuickDeposit: 'frame.depositWanted',
  gprg_Pong: 'frame.pong',
}

/**
 * What a game's message means to the frame flow; `malformed` where an amount has more decimals than the currency of the game, or is
 * of another currency.
 */
export function gameMessageOf(message: GameFrameMessage, currency: Currency): GameMessage | 'malformed' {
  switch (message.rgMessage) {
    case 'gprg_Warning': {
      const { message: words, reopen } = message.payload
      return { type: reopen === true ? 'frame.ended' : 'frame.warned', message: words }
    }
    case 'gprg_Settings':
      return { type: 'frame.settings', soundOn: message.payload.soundOn }
    case 'gprg_GameRoundStart':
    case 'gprg_GameRoundEnd': {
      const { balance: told, currency: named } = message.payload
      const moved = message.rgMessage === 'gprg_GameRoundStart' ? message.payload.stake : message.payload.win
      const balance = minorOrNull(told, currency)
      if (balance === null || named !== currency || minorOrNull(moved, currency) === null) return 'malformed'
      return { type: message.rgMessage === 'gprg_GameRoundStart' ? 'frame.roundStarted' : 'frame.roundEnded', balance }
    }
    case 'gprg_RealityCheckData': {
      const { elapsedMs } = message.payload
      const wagered = minorOrNull(message.payload.wagered, currency)
      const won = minorOrNull(message.payload.won, currency)
      return wagered === null || won === null
        ? 'malformed'
        : { type: 'frame.realityCheckData', wagered, won, elapsedMs }
    }
    default:
      return { type: plain[message.rgMessage]! }
  }
}

/** The address of a place within a game. */
const placeIn = (url: string, place: string): string => {
  const address = new URL(url, document.baseURI)
  address.hash = place
  return address.href
}

type GameFrameWorld = Pick<World, 'settings' | 'log' | 'locale'>

/** The line to the running game: only its own window at a trusted origin is heard and told (GAM-3, SAF-11). */
export const gameFrameActors = (world: GameFrameWorld, openChannel: typeof openFrameChannel = openFrameChannel) => ({
  gameChannel: fromCallback<SiteMessage, GameChannelInput>(({ input: { game }, sendBack, receive }) => {
    let pings = 0
    // The game's own: who signs in while it runs may have another (GAM-3).
    const { currency } = game
    const channel = openChannel({
      url: game.url,
      trustedOrigins: world.settings.gameOrigins,
      log: world.log,
      onMessage(message) {
        const event = gameMessageOf(message, currency)
        if (event === 'malformed')
          return world.log('a message of the game is not of the protocol', { rgMessage: message.rgMessage, currency })
        if (event.type === 'frame.settings') writeSession('gameSound', event.soundOn)
        if (event.type === 'frame.ready' && world.settings.flags.gameDebug) {
          channel.say({ rgMessage: 'oprg_DebugSettings', payload: { on: true } })
          channel.say({ rgMessage: 'oprg_DebugErrors', payload: { on: true } })
        }
        sendBack(event)
      },
    })
    const tellConnection = () => sendBack({ type: navigator.onLine ? 'connection.back' : 'connection.lost' })
    globalThis.addEventListener('online', tellConnection)
    globalThis.addEventListener('offline', tellConnection)
    if (!navigator.onLine) tellConnection()
    receive((event) => {
      switch (event.type) {
        case 'say.ready': {
          const { market, language } = world.locale()
          const payload = {
            currency,
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
        case 'say.sounds':
          return channel.say({ rgMessage: 'oprg_SetSounds', payload: { on: event.on } })
        case 'say.soundState': {
          const on = readSession('gameSound')
          return channel.say(
            typeof on === 'boolean'
              ? { rgMessage: 'oprg_SetSounds', payload: { on } }
              : { rgMessage: 'oprg_GetSoundState', payload: {} },
          )
        }
        case 'say.navigate':
          return channel.say({ rgMessage: 'oprg_NavigateGame', payload: { url: placeIn(game.url, event.to) } })
        case 'say.balanceUpdate': {
          const payload = { balance: toWire(event.balance, currency), currency: event.currency }
          return channel.say({ rgMessage: 'oprg_UpdateBalance', payload })
        }
      }
    })
    return () => {
      globalThis.removeEventListener('online', tellConnection)
      globalThis.removeEventListener('offline', tellConnection)
      channel.close()
    }
  }),
})
