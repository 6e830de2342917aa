import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { countriesOf } from '#contract/providers.ts'
import { imageField, slugOf } from './catalogue.ts'
import { aboutTable } from './gameTexts.ts'
import { randomFrom } from './random.ts'

interface TableSeed {
  readonly category: string
  readonly kind: string
  readonly names: readonly string[]
  readonly seats: number | null
  readonly low: number
}

const seeds: readonly TableSeed[] = [
  {
    category: 'roulette',
    kind: 'roulette',
    seats: null,
    low: 0.2,
    names: [
      'Kelp Room Roulette',
      'Amber Roulette',
      'Roulette Nordhavn',
      'First Light Roulette',
      'Roulette on the Pier',
      'Slow Wheel Roulette',
      'Auto Roulette Quiet',
      'Double Ball Conservatory',
      'Library Roulette',
      'Roulette Salão Azul',
      'Speed Roulette Tram 7',
    ],
  },
  {
    category: 'blackjack',
    kind: 'blackjack',
    seats: 7,
    low: 5,
    names: [
      'Blackjack Cedar',
      'Blackjack Juniper',
      'Blackjack Walnut',
      'Blackjack Maple',
      'Blackjack Rowan',
      'Blackjack Salon One',
      'Blackjack Salon Two',
      'Infinite Blackjack Atrium',
      'Blackjack Finnish Evening',
      'Blackjack Low Tide',
    ],
  },
  {
    category: 'baccarat',
    kind: 'baccarat',
    seats: null,
    low: 1,
    names: [
      'Baccarat Lacquer',
      'Baccarat Peony',
      'Speed Baccarat Ferry',
      'Baccarat Crane',
      'No Hurry Baccarat',
      'Dragon Gate Tables',
      'Squeeze Room',
    ],
  },
  {
    category: 'game-shows',
    kind: 'wheel',
    seats: null,
    low: 0.1,
    names: [
      'Carousel of Hours',
      'The Big Umbrella',
      'Marble Run Live',
      'Cuckoo Clock Show',
      'Orchard Wheel',
      'Postcard Bonanza',
      'Lighthouse Live',
      'Cabinet of Doors',
      'Tea Cup Derby',
    ],
  },
  {
    category: 'live-poker',
    kind: 'poker',
    seats: null,
    low: 0.5,
    names: [
      'Studio Hold’em',
      'Three Card Corner',
      'Caribbean Veranda Stud',
      'Side Bet City Line',
      'Two Hand Casino Poker',
    ],
  },
  {
    category: 'live-dice',
    kind: 'dice',
    seats: null,
    low: 0.2,
    names: ['Sic Bo Courtyard', 'Craps after Dark', 'Lightning-free Dice', 'Bac Bo Balcony'],
  },
]

const launchers = ['evolution', 'evolution', 'evolution', 'pragmaticplay', 'pariplay', 'softswiss'] as const

/** Live tables of the seed: limits in euro, seats where the table has a number of them (LOB-6). */
export function liveTables(): ContentDocument[] {
  let index = 0
  return seeds.flatMap(({ category, kind, names, seats, low }) =>
    names.map((name, place) => {
      const id = slugOf(name)
      const random = randomFrom(`table ${id}`)
      const gameProvider = launchers[index % launchers.length]!
      index++
      const factor = random.pick([1, 1, 2, 5, 10])
      const art = (width: number, height: number) => imageField(artReference(kind, 'live', id, width, height))
      return {
        _id: `game-${id}`,
        _type: 'game',
        gameId: id,
        launchId: `${gameProvider}_${id.replaceAll('-', '_')}`,
        type: 'live',
        label: name,
        gameProvider,
        providerRestrictedCountry: [],
        offeredCountries: countriesOf(gameProvider),
        thumbnail: art(600, 600),
        verticalImage: art(600, 800),
        wideImage: art(1200, 600),
        gameType: category,
        betLimits: [{ min: low * factor, max: low * factor * random.pick([200, 500, 1000]), currency: 'EUR' }],
        seats,
        seatsTaken: seats === null ? null : random.whole(0, seats),
        jackpotExist: false,
        isNew: random.chance(0.12),
        demo: false,
        channels: ['web', 'mobile'],
        grid: place === 0 ? '4x' : place % 5 === 2 ? '2xh' : '1x',
        categories: [category, ...(place < 3 ? ['live-popular'] : [])],
        rank: 10 + place * 10 + (index % 7),
        color: `hsl(${random.whole(150, 230)} 30% 22%)`,
        about: aboutTable,
        metadata: { rtp: null, volatility: null, lines: null, features: [], releasedAt: '2025-01-15' },
      }
    }),
  )
}
