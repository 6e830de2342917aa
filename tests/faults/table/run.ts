import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import type { PlayerSession } from '#machines/player.ts'
import { leafStates } from '#machines/testing.ts'

/** A player as flows are given one; whose calls they are the tokens say. */
const anyPlayer: PlayerSession = {
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

/** A stream that says nothing. */
export const silent = () => fromCallback(() => {})

/** What a machine is given besides: a clock that is another's too, and somebody who hears what it tells its parent. */
interface Surroundings {
  readonly clock?: SimulatedClock
  readonly hears?: (event: AnyEventObject) => void
}

/** A machine under way, on a clock of its own where it is given none. */
export function started(
  machine: AnyStateMachine,
  { clock = new SimulatedClock(), hears = () => {} }: Surroundings = {},
) {
  const parentRef = createActor(fromCallback(({ receive }) => receive(hears))).start()
  const input = { parentRef, player: anyPlayer }
  const actor = createActor(machine, { input, clock } as never) as unknown as AnyActorRef & { start: () => void }
  actor.start()
  return {
    actor,
    clock,
    state: () => leafStates(actor.getSnapshot()).join(' '),
    isBusy: () => actor.getSnapshot().hasTag('busy') as boolean,
    subscribe: (changed: () => void) => {
      const listening = actor.subscribe(changed)
      return () => listening.unsubscribe()
    },
    stop: () => actor.stop?.(),
  }
}

/** A copy of a machine's actors that types stand in no way of: the actors are those of the site. */
export const withActors = (machine: AnyStateMachine, actors: object): AnyStateMachine =>
  machine.provide({ actors: actors as never })

/** A machine that was started here. */
export type Started = ReturnType<typeof started>

/** Presses the first of these that can be done now. Throws where there is none: then nothing leads on. */
export function pressed(run: Started, ways: readonly AnyEventObject[]): void {
  const way = ways.find((event) => run.actor.getSnapshot().can(event))
  if (!way) throw new Error(`no way on from ${run.state()}`)
  run.actor.send(way)
}
