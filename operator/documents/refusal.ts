import type { ErrorCode } from '#contract/errors.ts'

/** Thrown where a file is not kept, with the code of why. */
export class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}
