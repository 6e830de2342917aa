import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allowList } from '#src/recorder/allowList.ts'
import { Placeholders, redact, reviveErrors } from '#src/recorder/redact.ts'
import { begin, follow, type Walk } from './graph.ts'
import { keptPaths } from './keptPaths.ts'
import { models } from './models.ts'
import { leafPaths, stepFor, walkOf } from './paths.ts'
import { shortest } from './strategy.ts'

/** What a flow hears of the session follows from what came in before: it is in no log, and reads in a replay as it did. */
const told = new Set([
  'player.arrived',
  'player.left',
  'profile.changed',
  'wallet.changed',
  'safety.playBlocked',
  'safety.playAllowed',
  'break.begun',
  'break.ended',
  'frame.open',
  'game.started',
  'game.closed',
  'game.roundStarted',
  'game.roundEnded',
  'verification.returned',
])

/** An event as a log holds it: what a machine reads of it in a replay. */
function asRecorded(event: AnyEventObject, answered: string | null, placeholders: Placeholders): AnyEventObject {
  if (answered === null) {
    const { type, ...data } = event
    return { ...(written(type, data, placeholders) as object), type }
  }
  const [key] = ['output', 'error'].filter((one) => one in event) as ['output' | 'error']
  const data = key === 'error' ? Object.assign(new Error('refused'), event['error']) : event['output']
  const kept = written(`answer of ${answered}`, { data }, placeholders) as { data?: unknown }
  return { ...event, [key]: kept.data }
}

const written = (type: string, data: Readonly<Record<string, unknown>>, placeholders: Placeholders): unknown =>
  reviveErrors(JSON.parse(JSON.stringify(redact(type, data, allowList, placeholders.of))))

const statesOf = (snapshot: AnyMachineSnapshot) => [...leafPaths(snapshot.value), snapshot.status]

// What a guard reads and the log masks sends the replay another way than the player's page went (MOD-6).
describe.each(models.map((model) => [model.machine.id, model] as const))('MOD-6 the log of %s', (_, model) => {
  test('holds all that its machine decides by', () => {
    for (const { variant, title, events } of keptPaths(model, shortest).map(({ path }) => path())) {
      const walk = walkOf(model, variant)
      // A walk of its own: what follows is remembered by what guards read of the context, not by what is masked in it.
      const masked: Walk = { ...walk, counters: (context: unknown) => context }
      const placeholders = new Placeholders()
      let [live, replayed] = [begin(walk), begin(masked)]
      for (const [at, event] of events.entries()) {
        const step = stepFor(model, live, event)
        const answered = step.kind === 'answer' ? step.actor : null
        live = follow(walk, live, event).snapshot
        const heard = step.kind === 'time' || told.has(event.type) ? event : asRecorded(event, answered, placeholders)
        replayed = follow(masked, replayed, heard).snapshot
        expect(statesOf(replayed), `${title}, step ${at + 1}: ${step.name}`).toEqual(statesOf(live))
      }
    }
  })
})
