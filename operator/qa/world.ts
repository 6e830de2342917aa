import type { Bus } from '../bus.ts'
import type { StateStore } from '../state.ts'

/** Where the visitor stands, as an address lookup would say. */
export interface WorldStation {
  readonly countryCode: string
  readonly region: string | null
  readonly city: string | null
  /** Null: the caller's own address. */
  readonly ipAddress: string | null
}

/** What every visitor meets. QA changes it; without QA it stays at its defaults. */
export interface World {
  readonly station: WorldStation
  readonly maintenance: boolean
  /** The visitor's country is not served. */
  readonly restricted: boolean
  /** What a registration must verify (risk-setting of the market). */
  readonly riskSetting: { readonly smsVerification: boolean; readonly emailVerification: boolean }
  /** Feature flags laid over the settings'. */
  readonly flags: Readonly<Record<string, boolean>>
  /** How many casino games the lobby holds; null: the seed's own. */
  readonly games: number | null
  /** Newest version of the terms; null: the content's own. */
  readonly termsVersion: string | null
}

export const DEFAULT_WORLD: World = {
  station: { countryCode: 'FI', region: null, city: null, ipAddress: null },
  maintenance: false,
  restricted: false,
  riskSetting: { smsVerification: true, emailVerification: false },
  flags: {},
  games: null,
  termsVersion: null,
}

export interface WorldStore {
  /** The world now; cheap, kept in memory and renewed when any process changes it. */
  get(): World
  patch(change: Partial<Omit<World, 'station'>> & { readonly station?: Partial<WorldStation> }): Promise<World>
  reset(): Promise<void>
  /** Calls back after each change, by whatever process. */
  onChange(listener: (world: World) => void): () => void
}

const KEY = 'world'

/** The world over the state table. */
export async function createWorld(state: StateStore, bus: Bus): Promise<WorldStore> {
  const listeners = new Set<(world: World) => void>()
  const load = async (): Promise<World> => ({ ...DEFAULT_WORLD, ...(await state.read<Partial<World>>(KEY)) })
  let world = await load()
  /** Of what is known of the world, the latest counts: a read that began before a change must not undo it. */
  let turn = 0
  const take = (next: World): void => {
    turn += 1
    world = next
    for (const listener of listeners) listener(world)
  }
  const renew = (): void => {
    turn += 1
    const mine = turn
    const takeMine = (next: World): void => {
      if (mine === turn) take(next)
    }
    void load().then(takeMine, () => {})
  }
  bus.on('state-changed', ({ key }) => {
    if (key === KEY) renew()
  })
  bus.onGap(renew)
  return {
    get: () => world,
    async patch(change) {
      const next = { ...world, ...change, station: { ...world.station, ...change.station } }
      await state.write(KEY, next)
      take(next)
      await bus.publish('state-changed', { key: KEY })
      return next
    },
    async reset() {
      await state.remove(KEY)
      take(DEFAULT_WORLD)
      await bus.publish('state-changed', { key: KEY })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
