import { isCurrency, type Currency } from '#contract/money.ts'
import { countriesOf } from '#contract/providers.ts'
import { roundUnit, worthIn } from '#contract/roundUnit.ts'
import type { ContentDocument } from '../content/documents.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Operator } from '../operator.ts'
import type { StakeBounds } from './engines/engine.ts'

/** Smallest and largest stake of a round, in whole units of the currency; null where the content does not say. */
interface BetLimits {
  readonly min: number | null
  readonly max: number | null
  readonly currency: Currency
}

/** What launching and playing need to know of a game. */
export interface PlayableGame {
  readonly gameId: string
  readonly launchId: string
  readonly label: string
  readonly type: 'casino' | 'live'
  readonly gameType: string
  readonly gameProvider: string
  readonly subProvider: { readonly id: string } | null
  /** The provider whose route and calls launch it. */
  readonly launcher: string
  readonly channels: readonly string[]
  readonly offeredCountries: readonly string[]
  readonly restrictedCountries: readonly string[]
  readonly volatility: string | null
  readonly image: string
  readonly wideImage: string
  /** What a round may stake as the content says it, in whole units of its currencies; `boundsIn` says it in any. */
  readonly betLimits: readonly BetLimits[]
  readonly jackpot: boolean
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** A game by its id or by the id its provider launches it with; null when there is none. */
export async function gameOf(operator: Operator, id: string): Promise<PlayableGame | null> {
  const documents = await documentsOf(operator)
  const document =
    documents.matching('game', 'gameId', id, 'equal')[0] ?? documents.matching('game', 'launchId', id, 'equal')[0]
  return document ? playable(document) : null
}

const amountOf = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null)
const limitsOf = (value: unknown): readonly BetLimits[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const currency = text(at(one, 'currency'))
    return isCurrency(currency) ? [{ min: amountOf(at(one, 'min')), max: amountOf(at(one, 'max')), currency }] : []
  })

/**
 * What a round may stake in a currency, minor units: as the content says it in that one, else what its first one is worth there, by round
 * amounts. Without any, up to a hundred round units.
 */
export function boundsIn({ betLimits }: Pick<PlayableGame, 'betLimits'>, currency: Currency): StakeBounds {
  const said = betLimits.find((one) => one.currency === currency) ?? betLimits[0]
  const worth = (amount: number | null | undefined, otherwise: number): number =>
    said && typeof amount === 'number' ? worthIn(amount, said.currency, currency) : otherwise
  return { minStake: worth(said?.min, 0), maxStake: worth(said?.max, 100 * roundUnit(currency)) }
}

/**
 * Countries a game is offered in; empty: everywhere. The provider's row travels on its games; where an editor has forgotten it, the table
 * itself counts, so that a mistake opens no game where its provider has no offer (LOB-3).
 */
const offeredIn = (value: unknown, provider: string): readonly string[] =>
  Array.isArray(value) ? texts(value) : countriesOf(provider)

/** A game's document as launching and playing read it. */
export function playable(document: ContentDocument): PlayableGame {
  const subProvider = document['subProvider']
  const gameProvider = text(document['gameProvider'])
  return {
    gameId: text(document['gameId']),
    launchId: text(document['launchId']),
    label: text(document['label']),
    type: document['type'] === 'live' ? 'live' : 'casino',
    gameType: text(document['gameType']),
    gameProvider,
    subProvider: text(at(subProvider, 'id')) === '' ? null : { id: text(at(subProvider, 'id')) },
    launcher: text(at(subProvider, 'id')).split('-')[0] || gameProvider,
    channels: texts(document['channels']),
    offeredCountries: offeredIn(document['offeredCountries'], gameProvider),
    restrictedCountries: [
      ...texts(document['providerRestrictedCountry']),
      ...texts(at(subProvider, 'restrictedCountry')),
    ],
    volatility: text(at(document['metadata'], 'volatility')) || null,
    image: text(at(at(document['thumbnail'], 'asset'), '_ref')),
    wideImage: text(at(at(document['wideImage'], 'asset'), '_ref')),
    betLimits: limitsOf(document['betLimits']),
    jackpot: document['jackpotExist'] === true,
  }
}

/** Whether a game is offered in a country: its provider's row, and no country it stays out of (LOB-3). */
export const isOffered = (game: PlayableGame, country: string): boolean =>
  (game.offeredCountries.length === 0 || game.offeredCountries.includes(country)) &&
  !game.restrictedCountries.includes(country)
