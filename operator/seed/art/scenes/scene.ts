import type { Pen } from '../pen.ts'
import type { Frame } from './blocks.ts'

/** What stands behind the figure, and what before it. */
export interface Scene {
  readonly back: string
  readonly front: string
}

/** Draws the scene of a world. */
export type World = (pen: Pen, frame: Frame) => Scene

/** A coordinate without digits nobody sees. */
export const at = (value: number) => Math.round(value)
