import type { FlowInput, FromSession } from '../events.ts'

/** Input of the lobby flow. */
export type LobbyInput = FlowInput
/** Which lobby stands open. */
export type LobbyKind = 'casino' | 'liveCasino'

export type LobbyEvent =
  | FromSession
  | { type: 'lobby.enter'; kind: LobbyKind; categoryId: string | null }
  | { type: 'lobby.leave' }
  | { type: 'category.open'; categoryId: string | null }
  | { type: 'search.type'; text: string }
  | { type: 'search.clear' }
  | { type: 'provider.toggle'; providerId: string }
  | { type: 'filters.clear' }
  | { type: 'page.more' }
  | { type: 'myGame.add'; gameId: string; lobbyPageType: string }
  | { type: 'myGame.remove'; gameId: string; lobbyPageType: string }

export interface LobbyContext extends LobbyInput {
  readonly kind: LobbyKind
  readonly categoryId: string | null
  /** As typed; trimmed and folded by the index, not here. */
  readonly searchText: string
  readonly providerIds: readonly string[]
  /** How many pages of the list are shown, from 1. */
  readonly pages: number
  readonly isSignedIn: boolean
  readonly pendingMyGame: SaveMyGameInput | null
}

/** `saveMyGame`: POST or DELETE my games. Rejects with an ApiError. */
export interface SaveMyGameInput {
  readonly gameId: string
  readonly lobbyPageType: string
  readonly isAdded: boolean
}

/** What a person can do now. One entry for each region's leaf. */
export const lobbyNow = {
  'view.away': 'Go to a lobby',
  'view.browsing': 'Choose a category or a game, search, filter',
  'view.searching': 'Choose a game found, change or clear the search',
  'myGames.resting': 'Add or remove a game of their own',
  'myGames.saving': 'Wait',
  'myGames.failed': 'Try again',
} as const
