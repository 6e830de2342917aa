import type { AnyStateMachine } from 'xstate'
import { directory } from '#machines/directory.ts'
import { type FlowMap, mapOf } from './map.ts'

/** Every machine of the product, the root first. */
export const allMachines = (): AnyStateMachine[] => Object.values(directory)

/** How they hang together. */
export const flowMap = (): FlowMap => {
  const { session, ...flows } = directory
  return mapOf(session, Object.values(flows))
}
