import { areas } from '#machines/testing.ts'
import { type AnyActorLogic, createMachine, type EventFromLogic } from 'xstate'
import { directory } from '#machines/directory.ts'
import type { ToSession } from '#machines/events.ts'
import { audiences, type FlowId, flowIds } from '#machines/flowIds.ts'
import type { PlayerSession } from '#machines/player.ts'
import type { SessionInput, TabEvent } from '#machines/session/session.contract.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'

/** Input of the root in all explorations. */
export const sessionInput: SessionInput = { hasConfirmationLookup: false, isConsentPreset: false, countryCode: 'FI' }

/** A player whose words can be looked for afterwards. */
export const player = {
  playerId: 7,
  playerAccessId: null,
  email: 'marker@player.example',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
} as const satisfies PlayerSession

/** Stands in for a flow that is left out: it lives as long as the real one and does nothing. */
const still = (id: FlowId): AnyActorLogic => createMachine({ id, description: LEFT_OUT })
const LEFT_OUT = 'Left out of this exploration'

/** The shipped session with these shipped flows; `faults` replaces one of them by a broken one, to prove the check. */
export function shipped(
  kept: readonly FlowId[],
  faults: Readonly<Partial<Record<FlowId, AnyActorLogic>>> = {},
  root = sessionMachine,
): AnyActorLogic {
  const left = flowIds.filter((id) => !kept.includes(id)).map((id) => [id, still(id)] as const)
  return root.provide({ actors: { ...Object.fromEntries(left), ...faults } as never })
}

/** Flows of one audience, and those that always live. */
export const livingWith = (audience: 'visitor' | 'player'): readonly FlowId[] =>
  flowIds.filter((id) => audiences[id] === 'always' || audiences[id] === audience)

type Composed = { readonly implementations?: { readonly actors: Readonly<Record<string, unknown>> } }

const isLeftOut = (root: AnyActorLogic, id: FlowId): boolean => {
  const actor = (root as Composed).implementations?.actors[id] as { config?: { description?: string } } | undefined
  return actor?.config?.description === LEFT_OUT
}
const isSession = (root: AnyActorLogic): boolean => (root as { id?: unknown }).id === sessionMachine.id

/** The flows that an exploration of the session keeps; none of anything else. */
export const flowsIn = (root: AnyActorLogic): FlowId[] =>
  isSession(root) ? flowIds.filter((id) => !isLeftOut(root, id)) : []

/** The flows that an exploration of the session leaves out. */
export const leftOutOf = (root: AnyActorLogic): FlowId[] =>
  isSession(root) ? flowIds.filter((id) => isLeftOut(root, id)) : []

/** The same session with the shipped flows in the place of those that are left out; null for what is not the session. */
export function whole(root: AnyActorLogic): AnyActorLogic | null {
  if (!isSession(root)) return null
  const { actors } = sessionMachine.implementations
  const back = leftOutOf(root).map((id) => [id, (actors as Readonly<Record<string, unknown>>)[id]] as const)
  return (root as typeof sessionMachine).provide({ actors: Object.fromEntries(back) })
}

/** Every event of a machine must be named, with cases or with the reason why nobody outside sends it. */
export type Outside<Id extends FlowId> = {
  readonly [Type in EventFromLogic<(typeof directory)[Id]>['type']]:
    | readonly Extract<EventFromLogic<(typeof directory)[Id]>, { type: Type }>[]
    | string
}

/** The same for the root: its own events come from flows, from other tabs and from views. */
export type OutsideSession = {
  readonly [Type in (ToSession | TabEvent)['type'] | 'flow.restart']:
    | readonly ({ readonly type: Type } & Record<string, unknown>)[]
    | string
}

/** The cases of a list of events, without the reasons. */
export const casesOf = (
  outside: Readonly<Record<string, readonly { readonly type: string }[] | string>>,
): { readonly type: string }[] => Object.values(outside).flatMap((cases) => (typeof cases === 'string' ? [] : cases))

/** A verified player's profile, as the session hears of it; `more` is how it stands otherwise. */
export const profileIs = (more: object = {}) => ({
  type: 'profile.changed',
  profile: {
    playerId: 7,
    accountStatus: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    isRegistrationComplete: true,
    areas,
    ...more,
  },
})
