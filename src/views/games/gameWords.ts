import type { GameTile } from '#contract/content-queries.ts'
import { launcherOf } from '#contract/providers.ts'

/** Names of providers whose name is not their id with a capital. */
const providerNames: Readonly<Record<string, string>> = {
  playngo: 'Play’n GO',
  pragmaticplay: 'Pragmatic Play',
  pariplay: 'Pariplay',
  softswiss: 'SoftSwiss',
  pushgaming: 'Push Gaming',
  egt: 'EGT',
  elk: 'ELK',
  '3oaks': '3 Oaks',
  spnmnl: 'Spinomenal',
  creedroomz: 'CreedRoomz',
  relax: 'Relax Gaming',
}

type Provided = Pick<GameTile, 'gameProvider' | 'subProvider'>

/** Who made the game, as a tile says it: the studio, else the provider. */
export function providerName({ gameProvider, subProvider }: Provided): string {
  return (
    subProvider?.title ?? providerNames[gameProvider] ?? gameProvider.charAt(0).toUpperCase() + gameProvider.slice(1)
  )
}

/** Locale-relative path of a game's own page (NAV-9, NAV-10). */
export function gamePath(game: Provided & Pick<GameTile, 'id' | 'type'>): string {
  const provider = launcherOf(game)
  const area = game.type === 'live' ? 'live-casino-online' : 'online-casino'
  return game.type === 'live'
    ? `/${area}/play/${provider}?game=${encodeURIComponent(game.id)}`
    : `/${area}/play/${provider}/${encodeURIComponent(game.id)}`
}
