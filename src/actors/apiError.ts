import type { ValidationError } from '#contract/errors.ts'

/** Why a call failed; machines keep it as a `Problem`. `field` is the path of the first misfit of a malformed answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: 'network' | 'timeout' | 'malformed' | 'status'
  readonly status: number | null
  readonly code: string | null
  readonly validationErrors: readonly ValidationError[]
  readonly field: string | null
  constructor(
    kind: ApiError['kind'],
    message: string,
    more: {
      status?: number
      code?: string
      validationErrors?: readonly ValidationError[] | undefined
      field?: string
    } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = more.status ?? null
    this.code = more.code ?? null
    this.validationErrors = more.validationErrors ?? []
    this.field = more.field ?? null
  }
}
