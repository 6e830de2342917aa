import { createEmptyActor } from 'xstate'
import type { ParentRef } from '#machines/events.ts'

/** Parent of flows that are drawn but never run. */
export const nobodysParent: ParentRef = createEmptyActor()
