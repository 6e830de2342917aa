import { minute } from '#contract/constants.ts'
import type { SportsProduct } from '#contract/sportsbook.ts'

/** What is bet on; the first part of an address. */
export const categories = ['football', 'ice-hockey', 'tennis', 'horses', 'greyhounds'] as const
export type Category = (typeof categories)[number]

/** How a kind of contest goes. Times are ms. */
export interface Sport {
  readonly product: SportsProduct
  /** Matches count goals, tennis counts sets, a race has one order. */
  readonly kind: 'goals' | 'sets' | 'race'
  /** Stretches of play and, between them, breaks. */
  readonly stretch: number
  readonly stretches: number
  readonly pause: number
  /** Goals of both sides that a whole match brings on average, and the line that over and under are bet on. */
  readonly goals: number
  readonly line: number
  /** How long before its start a contest can be bet on. */
  readonly ahead: number
}

const race = (stretch: number): Sport => ({
  product: 'VIRTUAL_SPORTS',
  kind: 'race',
  stretch,
  stretches: 1,
  pause: 0,
  goals: 0,
  line: 0,
  ahead: 12 * minute,
})

export const sports: Readonly<Record<Category, Sport>> = {
  football: {
    product: 'SPORTSBOOK',
    kind: 'goals',
    stretch: 45 * minute,
    stretches: 2,
    pause: 15 * minute,
    goals: 2.7,
    line: 2.5,
    ahead: 26 * 60 * minute,
  },
  'ice-hockey': {
    product: 'SPORTSBOOK',
    kind: 'goals',
    stretch: 20 * minute,
    stretches: 3,
    pause: 10 * minute,
    goals: 5.6,
    line: 5.5,
    ahead: 26 * 60 * minute,
  },
  tennis: {
    product: 'SPORTSBOOK',
    kind: 'sets',
    stretch: 35 * minute,
    stretches: 3,
    pause: 2 * minute,
    goals: 0,
    line: 2.5,
    ahead: 26 * 60 * minute,
  },
  horses: race(40_000),
  greyhounds: race(25_000),
}

/** A league, a tournament or a course. Its contests follow each other for ever. */
export interface Competition {
  readonly category: Category
  /** ISO code of a country in small letters, or `world`. */
  readonly region: string
  readonly id: string
  readonly name: string
  /** One contest begins each so many ms, this long after the full count. */
  readonly every: number
  readonly offset: number
  /** Who meets, or runs; an even number of them for matches, at least six for races. Names of our own making. */
  readonly names: readonly string[]
}

const clubs = (text: string): readonly string[] => text.split(', ')
const two = 120 * minute

const league = (
  category: Category,
  region: string,
  id: string,
  name: string,
  offset: number,
  names: string,
  every = two,
): Competition => ({ category, region, id, name, every, offset: offset * minute, names: clubs(names) })

export const competitions: readonly Competition[] = [
  league(
    'football',
    'gb',
    'premier-division',
    'Premier Division',
    0,
    'Northgate United, Harbour City, Kingsbridge Rovers, Ashford Park, Millwater Town, Redcliff Albion, Oakhurst FC, Stonebury Athletic',
  ),
  league(
    'football',
    'gb',
    'second-division',
    'Second Division',
    45,
    'Fenwick Vale, Marlow Green, Castleton, Hartfield Wanderers, Brookside FC, Elmstead Rangers',
  ),
  league(
    'football',
    'es',
    'primera-liga',
    'Primera Liga',
    20,
    'Atlético Ribera, Real Montaña, Deportivo Luz, CF Costa Blanca, Unión Sierra, Racing del Valle',
  ),
  league(
    'football',
    'de',
    'erste-liga',
    'Erste Liga',
    75,
    'SV Rheintal, FC Nordhafen, Eintracht Waldau, TSV Bergstadt, Borussia Lindental, VfB Seeheim',
  ),
  league(
    'football',
    'br',
    'serie-nacional',
    'Série Nacional',
    100,
    'Estrela do Sul, Porto Verde EC, Atlético Serrano, Ipiranga FC, Guará AC, União Praiana',
  ),
  league(
    'football',
    'fi',
    'kansallinen-liiga',
    'Kansallinen liiga',
    60,
    'Satama PK, FC Harju, Kuusiston Pallo, Lahden Veto, Pohjan Tähti, Koskelan Kiri',
  ),
  league(
    'football',
    'tr',
    'ulusal-lig',
    'Ulusal Lig',
    10,
    'Bogazspor, Anadolu Yıldızı, Kıyı Gençlik, Yeşilova SK, Demirkapı FK, Çınarspor',
  ),
  league(
    'football',
    'world',
    'cup-of-nations',
    'Cup of Nations',
    90,
    'Albia, Borland, Cordova, Dalmara, Estania, Fjordland, Galdia, Helvora',
  ),
  league(
    'ice-hockey',
    'fi',
    'jaaliiga',
    'Jääliiga',
    30,
    'Pakkaset, Karhun Kiekko, HC Revontuli, Saimaan Susi, Teräs, Kiekko-Kotkat',
  ),
  league(
    'ice-hockey',
    'ca',
    'northern-league',
    'Northern League',
    110,
    'Halifax Breakers, Yukon Timber, Prairie Storm, Laurentian Blades, Coast Ravens, Lakehead Giants',
  ),
  league(
    'ice-hockey',
    'no',
    'isligaen',
    'Isligaen',
    65,
    'Fjell IL, Nordlys HK, Storhavn, Bjørnene, Vinterby, Elvestad',
  ),
  league(
    'tennis',
    'world',
    'world-tour',
    'World Tour',
    25,
    'A. Lindqvist, M. Okafor, J. Pereira, T. Nakagawa, L. Moreau, D. Kovač, S. Virtanen, R. Castellano',
  ),
  league(
    'tennis',
    'world',
    'challenger',
    'Challenger Series',
    85,
    'P. Novotny, E. Strand, K. Adeyemi, H. Duarte, G. Bianchi, V. Petrov',
  ),
  league(
    'horses',
    'world',
    'emerald-downs',
    'Emerald Downs',
    0,
    'Silver Comet, Old Harbour, Quiet Storm, Lucky Lantern, Northern Bell, Paper Crown, Velvet Road, Saltwind, Copper Penny, Morning Tide',
    3 * minute,
  ),
  league(
    'horses',
    'world',
    'golden-mile',
    'Golden Mile',
    1.5,
    'Desert Rose, King of Clubs, Bright Anchor, Wild Juniper, Moonraker, Hazel Grove, Iron Will, Blue Meridian',
    3 * minute,
  ),
  league(
    'greyhounds',
    'world',
    'sprint-park',
    'Sprint Park',
    0.75,
    'Dash, Biscuit, Zephyr, Comet Tail, Rocket, Nettle, Bolt, Whisper, Ginger Snap',
    3 * minute,
  ),
]

/** The competition of an address, or null. */
export const competitionOf = (category: string, region: string, id: string): Competition | null =>
  competitions.find((one) => one.category === category && one.region === region && one.id === id) ?? null
