import type { FlowInput, ToastText } from '../events.ts'

/** Input of the toasts flow. */
export type ToastsInput = FlowInput

/** A message in the queue; `id` counts from 1 in this page. */
export interface Toast extends ToastText {
  readonly id: number
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: ToastText }
  | { type: 'toast.dismiss'; id: number }
  /** The pointer or the focus rests on it: it stays. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toasts.clear' }

export interface ToastsContext extends ToastsInput {
  /** First one is shown; the others wait. */
  readonly queue: readonly Toast[]
  readonly count: number
}

/** What a person can do now. */
export const toastsNow = {
  empty: 'Nothing: there is no message',
  showing: 'Read it, close it, swipe it away',
  held: 'Read it as long as they rest on it',
} as const
