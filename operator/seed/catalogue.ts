import { countriesOf } from '#contract/providers.ts'
import { engineFor } from '../games/engines/forGame.ts'
import { LINES } from '../games/engines/slot.ts'
import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { aboutGame } from './gameTexts.ts'
import { hash, randomFrom } from './random.ts'
import { providers, studios, themes, vocabulary, type ProviderSeed, type Theme } from './vocabulary.ts'

/** Url form of a name. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/&/gu, 'and')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

/** A reference to an image as a document holds it. */
export const imageField = (reference: string) => ({ _type: 'image', asset: { _type: 'reference', _ref: reference } })

const rngTables = [
  {
    kind: 'roulette',
    gameType: 'roulette',
    names: [
      'Copper Wheel Roulette',
      'Harbour Roulette',
      'Small Hours Roulette',
      'Quartz Roulette',
      'Single Zero Studio',
    ],
  },
  {
    kind: 'blackjack',
    gameType: 'blackjack',
    names: [
      'Corner Table Blackjack',
      'Blackjack by Lamplight',
      'Twin Deck Blackjack',
      'Blackjack Side Street',
      'Plain Good Blackjack',
    ],
  },
  { kind: 'baccarat', gameType: 'baccarat', names: ['Silk Road Baccarat', 'Baccarat Nine', 'Baccarat at Noon'] },
  {
    kind: 'poker',
    gameType: 'videoPoker',
    names: ['Jacks & Teapots', 'Five Card Ferry', 'Deuces on Deck', 'Tens at the Pier', 'Aces Upstairs'],
  },
  {
    kind: 'dice',
    gameType: 'instant',
    names: [
      'Pebble Dice',
      'Skyline Climb',
      'Plinth Drop',
      'Minesweeper’s Lunch',
      'Paper Plane Crash',
      'Scratch a Sunday',
      'Coin Tower',
      'Hopscotch Gold',
      'Kite Line',
      'Lighthouse Keeper',
    ],
  },
] as const

/** What the demo slots really have. */
const slotFeatures = ['Wilds on the middle reels', 'Scatters pay anywhere', 'Twenty lines']

interface GameSeed {
  readonly name: string
  readonly provider: ProviderSeed
  readonly theme: Theme | null
  readonly kind: string
  readonly figure: string
  readonly gameType: string
  readonly index: number
}

/** Accent of a tile behind its picture while it loads. */
const tileColour = (theme: string, key: string) => `hsl(${(hash(theme) + (hash(key) % 40)) % 360} 32% 24%)`

/** One casino game as a document. */
function gameDocument({ name, provider, theme, kind, figure, gameType, index }: GameSeed): ContentDocument {
  const id = slugOf(name)
  const random = randomFrom(`game ${id}`)
  const ownStudios = studios[provider.id] ?? []
  const studio = provider.via
    ? { id: `${provider.via}-${provider.id.toLowerCase()}`, title: provider.title, restrictedCountry: [] }
    : ownStudios.length > 0 && random.chance(0.75)
      ? random.pick(ownStudios)
      : null
  const slots = gameType === 'slots'
  const volatility = random.pick(['low', 'medium', 'high'] as const)
  const jackpotExist = slots && random.chance(0.08)
  const isNew = random.chance(0.11)
  const rank = 100 + ((hash(`rank ${id}`) % 9000) | 0)
  const categories = [
    ...(slots ? ['slots'] : gameType === 'instant' ? ['instant'] : ['tables']),
    ...(slots && theme && vocabulary[theme].category !== 'slots' ? [vocabulary[theme].category] : []),
    ...(theme === 'tombs' || theme === 'north' || theme === 'noir' || theme === 'pirates' ? ['adventures'] : []),
    ...(rank < 1100 ? ['popular'] : []),
    ...(isNew ? ['new'] : []),
    ...(jackpotExist ? ['jackpots'] : []),
    ...(slots && volatility === 'low' ? ['easy-going'] : []),
    ...(rank > 8300 ? ['hidden-gems'] : []),
    ...(gameType === 'videoPoker' ? ['video-poker'] : []),
  ]
  const art = (width: number, height: number) => imageField(artReference(kind, figure, id, width, height))
  return {
    _id: `game-${id}`,
    _type: 'game',
    gameId: id,
    launchId: `${provider.via ?? provider.id}_${id.replaceAll('-', '_')}`.toLowerCase(),
    type: 'casino',
    label: name,
    gameProvider: provider.id,
    ...(studio ? { subProvider: studio } : {}),
    providerRestrictedCountry: [],
    offeredCountries: countriesOf(provider.id),
    thumbnail: art(600, 600),
    verticalImage: art(600, 800),
    wideImage: art(1200, 600),
    gameType,
    betLimits: [{ min: 0.1, max: slots ? 100 : 500, currency: 'EUR' }],
    jackpotExist,
    isNew,
    demo: true,
    channels: random.chance(0.04) ? ['web'] : ['web', 'mobile'],
    grid: index % 13 === 0 ? '4x' : index % 7 === 3 ? '2xv' : index % 11 === 5 ? '2xh' : '1x',
    categories,
    rank,
    color: tileColour(theme ?? kind, id),
    about: aboutGame(slots, (moods) => random.pick(moods)),
    metadata: {
      // What the game server really pays back, not a figure of advertising.
      rtp: Math.round(engineFor({ gameType, volatility }).returnToPlayer * 10_000) / 100,
      volatility,
      lines: slots ? LINES.length : null,
      features: slots ? slotFeatures : [],
      releasedAt: `202${random.whole(3, 5)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    },
  }
}

/** Names of a world in a fixed, well-mixed order; all different. */
function namesOf(theme: Theme): string[] {
  const { first, second } = vocabulary[theme]
  const all = first.flatMap((one) => second.map((two) => `${one} ${two}`))
  return all.toSorted((a, b) => hash(`order ${a}`) - hash(`order ${b}`))
}

/** Every casino game of the seed, the same each time. */
export function casinoGames(): ContentDocument[] {
  const slots = new Map(themes.map((theme) => [theme, namesOf(theme)]))
  const tables = rngTables.flatMap(({ kind, gameType, names }) => names.map((name) => ({ kind, gameType, name })))
  const games: ContentDocument[] = []
  let turn = 0
  let tableTurn = 0
  for (const provider of providers) {
    for (let count = 0; count < provider.games; count++) {
      const index = games.length
      const table = provider.via === undefined && count % 9 === 4 ? tables[tableTurn] : undefined
      if (table) {
        tableTurn++
        games.push(gameDocument({ ...table, provider, theme: null, figure: table.kind, index }))
        continue
      }
      const theme = themes[turn % themes.length]!
      turn++
      const { figures } = vocabulary[theme]
      const figure = figures[Math.floor(turn / themes.length) % figures.length]!
      const name = slots.get(theme)!.shift()!
      games.push(gameDocument({ name, provider, theme, kind: theme, figure, gameType: 'slots', index }))
    }
  }
  return games
}

/** More slots than the names of the seed make, for a lobby of any size: `Name 2`, `Name 3`, … */
export function moreGames(count: number, known: number): ContentDocument[] {
  const everywhere = providers.filter(
    (provider) => countriesOf(provider.id).length === 0 && provider.id !== 'creedroomz',
  )
  const games: ContentDocument[] = []
  const all = themes.flatMap((theme) => namesOf(theme).map((name) => ({ theme, name })))
  for (let at = 0; at < count; at++) {
    const { theme, name } = all[at % all.length]!
    const { figures } = vocabulary[theme]
    const edition = Math.floor(at / all.length) + 2
    const provider = at % 3 === 0 ? providers[at % providers.length]! : everywhere[at % everywhere.length]!
    games.push(
      gameDocument({
        name: `${name} ${edition}`,
        provider,
        theme,
        kind: theme,
        figure: figures[at % figures.length]!,
        gameType: 'slots',
        index: known + at,
      }),
    )
  }
  return games
}

/** Documents of providers and studios, with their country rows. */
export function providerDocuments(): ContentDocument[] {
  const own = providers.map((provider) => ({
    _id: `provider-${provider.id.toLowerCase()}`,
    _type: 'provider',
    providerId: provider.id,
    type: 'provider',
    title: provider.title,
    aggregator: provider.aggregator ?? false,
    countries: countriesOf(provider.id),
    image: imageField(artReference('mark', 'mark', provider.id, 480, 240)),
  }))
  const theirs = Object.values(studios)
    .flat()
    .map((studio) => ({
      _id: `provider-${studio.id}`,
      _type: 'provider',
      providerId: studio.id,
      type: 'subProvider',
      title: studio.title,
      aggregator: false,
      countries: [],
      image: imageField(artReference('mark', 'mark', studio.id, 480, 240)),
    }))
  return [...own, ...theirs]
}
