import type { Area } from '#machines/player.ts'

/** What the frame knows of a signed-in player. */
export interface FramePlayer {
  readonly email: string
  /** Whether the profile has come; until then what it may open has its place kept, and is not offered. */
  readonly isKnown: boolean
  /** Areas that the profile leaves open (GRD-12). */
  readonly areas: Readonly<Record<Area, boolean>>
  readonly mayDeposit: boolean
  /** Whether the guards let the player in at a path, so that no menu offers what leads elsewhere (GRD-12). */
  readonly mayOpen: (path: string) => boolean
}

/** Areas that the market and, for a player, the profile offer. */
export interface Offered {
  readonly casino: boolean
  readonly liveCasino: boolean
  readonly sports: boolean
  readonly virtualSports: boolean
  /** False for players who must see no bonus (RGT-7). */
  readonly promotions: boolean
}

/** Where the tools of safe play stand: a player's own, else what can be read about them (RGT-8). */
export const safetyPath = (player: Pick<FramePlayer, 'mayOpen'> | null | undefined): string =>
  player?.mayOpen('/my-account/gambling-limits') === true ? '/my-account/gambling-limits' : '/responsible-gambling'
