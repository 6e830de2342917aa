import type { PlayerSession } from '#machines/player.ts'

/** A player as models think of one; which one does not matter. */
export const anyPlayer: PlayerSession = {
  playerId: 1,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}

/** An error of the catalogue, as an actor rejects with it. */
export const refusedWith = (status: number, code: string) => ({
  kind: 'status',
  status,
  code,
  message: code,
  validationErrors: [],
})
