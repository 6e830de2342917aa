import { createActor, setup } from 'xstate'
import { accessMachine } from '#machines/access/access.machine.ts'
import { accessActors } from '#src/actors/access.ts'
import type { World } from '#src/actors/world.ts'
import type { SessionContext, SessionInput, SessionEvent } from '#machines/session/session.contract.ts'
import type { SessionEmitted } from '#machines/events.ts'

export function createSession(world: World, input: SessionInput) {
  const machine = setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionEmitted,
      input: {} as SessionInput,
    },
    actors: { access: accessMachine.provide({ actors: accessActors(world) }) },
  }).createMachine({
    id: 'session',
    initial: 'visitor',
    context: ({ input }) => ({
      ...input,
      player: null,
      profile: null,
      landing: null,
      signOutReason: null,
      blocks: { access: [], profile: [], exclusion: [], limits: [] },
      modals: [],
      health: {},
    }),
    invoke: { id: 'access', systemId: 'access', src: 'access', input: ({ self }) => ({ parentRef: self as never }) },
    states: { pending: {}, visitor: {}, signingOut: {}, player: {} },
  })
  return createActor(machine, { input, systemId: 'session' })
}
export type Session = ReturnType<typeof createSession>
