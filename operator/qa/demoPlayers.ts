import { ensureCampaigns } from '../bonus/seed.ts'
import type { Operator } from '../operator.ts'
import { makePlayer } from './players.ts'

/** Three players to look around with. They are printed at every start, so their passwords are no secrets. */
export const DEMO_PLAYERS = [
  {
    email: 'demo1@example.com',
    password: 'Welcome-Aboard1',
    what: 'EUR 250.00, Finland',
    parts: { wallet: { main: 25_000 } },
  },
  {
    email: 'demo2@example.com',
    password: 'Welcome-Aboard2',
    what: 'CAD 1,000.00, Canada, long history',
    parts: {
      profile: { countryCode: 'CA', market: 'CA', currency: 'CAD' },
      wallet: { main: 100_000 },
      transactionsCount: 240,
    },
  },
  { email: 'demo3@example.com', password: 'Welcome-Aboard3', what: 'no money yet', parts: {} },
] as const

/** Makes the demo players that are missing, by the same function as `POST /qa/players`. */
export async function ensureDemoPlayers(operator: Operator): Promise<void> {
  for (const { email, password, parts } of DEMO_PLAYERS) {
    const known = await operator.players.findByEmail(email)
    const { playerId } = known ?? (await makePlayer(operator, { email, password, ...parts }))
    await ensureCampaigns(operator, playerId)
  }
}
