import { accessContextSchema, knownStation } from '#contract/access.ts'
import type { CheckAccessOutput } from '#machines/access/access.contract.ts'
import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { World } from './world.ts'

/** Whether the site may be used from here. The first answer comes inside the document (GRD-8, APP-14). */
export const accessActors = (world: World) => ({
  checkAccess: fromPromise<CheckAccessOutput, undefined>(async ({ signal }) => {
    const inside = v.safeParse(accessContextSchema, world.firstAccess.current)
    world.firstAccess.current = null
    const context = inside.success ? inside.output : await world.api.call('accessContext', {}, { signal })
    const station = knownStation(context.station)
    world.station.current = station
    return {
      outcome: context.maintenance ? 'maintenance' : context.restricted ? 'restricted' : 'open',
      station: {
        ipAddress: station.ipAddress,
        autodetectedCountry: station.autodetectedCountry,
        autodetectedRegion: station.autodetectedRegion ?? null,
        autodetectedCity: station.autodetectedCity ?? null,
      },
    }
  }),
})
