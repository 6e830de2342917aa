import type { AnyStateMachine } from 'xstate'
import { directory } from '#machines/directory.ts'

/** Every machine of the product, the root first. */
export const allMachines = (): AnyStateMachine[] => Object.values(directory)
