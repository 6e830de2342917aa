import type { FlowInput, FromSession } from '../events.ts'

/** Input of the lobby flow. */
export type LobbyInput = FlowInput
/** Which lobby stands open. */
export type LobbyKind = 'casino' | 'liveCasino'

/** What an address of a lobby says: its category, the search, the providers, and how many pages are open. */
export interface LobbyPlace {
  readonly kind: LobbyKind
  readonly categoryId: string | null
  readonly searchText: string
  readonly providerIds: readonly string[]
  /** From 1. */
  readonly pages: number
}

export type LobbyEvent =
  | FromSession
  /** A lobby has been come to, or Back has led to another place of it. */
  | ({ type: 'lobby.enter' } & LobbyPlace)
  | { type: 'lobby.leave' }
  | { type: 'search.type'; text: string }
  | { type: 'search.clear' }
  | { type: 'provider.toggle'; providerId: string }
  | { type: 'filters.clear' }
  | { type: 'page.more' }
  | { type: 'myGame.add'; gameId: string; lobbyPageType: LobbyPageType }
  | { type: 'myGame.remove'; gameId: string; lobbyPageType: LobbyPageType }
  /** The game just removed is wanted after all. */
  | { type: 'myGame.undo' }

/** Lists of my games are kept apart for each lobby. */
export type LobbyPageType = 'CASINO' | 'LIVE_CASINO'

/** `saveMyGame`: POST or DELETE my games. Rejects with an ApiError. */
export interface SaveMyGameInput {
  readonly gameId: string
  readonly lobbyPageType: LobbyPageType
  readonly isAdded: boolean
}

/** What `saveMyGame` resolves to: the whole list as it is stored now. */
export interface MyGamesStored {
  readonly lobbyPageType: LobbyPageType
  readonly gameIds: readonly string[]
}

export interface LobbyContext extends LobbyInput, LobbyPlace {
  /** As typed; trimmed and folded by the index, not here. */
  readonly searchText: string
  readonly isSignedIn: boolean
  /** Changes of my games that are not stored yet, the oldest first, at most one for a game besides the one being stored. */
  readonly changes: readonly SaveMyGameInput[]
  /** The change stored last, for as long as a removal can be undone. */
  readonly lastStored: SaveMyGameInput | null
  /** What the last answer said of the lists. */
  readonly stored: MyGamesStored | null
}

/** What a person can do now. One entry for each region's leaf. */
export const lobbyNow = {
  'view.away': 'Go to a lobby',
  'view.browsing': 'Choose a category or a game, search, filter',
  'view.searching': 'Choose a game found, change or clear the search',
  'myGames.resting': 'Add or remove a game of their own',
  'myGames.asking': 'Sign in, and the game is kept',
  'myGames.saving': 'Change another game of their own',
  'myGames.removed': 'Take the removal back',
  'myGames.failed': 'Try again',
} as const
