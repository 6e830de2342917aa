import { loginMessages } from '#contract/loginError.ts'

/** A refusal in the user pool's wire form: `type` is what clients tell errors apart by. */
export class PoolError extends Error {
  readonly type: string
  readonly status: 400 | 413 | 500

  constructor(type: string, message: string, status: 400 | 413 | 500 = 400) {
    super(message)
    this.name = 'PoolError'
    this.type = type
    this.status = status
  }
}

/** The one answer for a wrong e-mail and a wrong password alike (RMB-11). */
export const wrongCredentials = (): PoolError => new PoolError('NotAuthorizedException', loginMessages.unauthorized())

/** Nobody of this name here, but on the former platform there is: the page asks for the move (AUT-5). */
export const unknownHere = (): PoolError => new PoolError('UserNotFoundException', loginMessages.notFound())

/** An access token that is unreadable, expired, of another pool, or whose session has ended. */
export const accessTokenRefused = (): PoolError =>
  new PoolError('NotAuthorizedException', 'Access Token has been revoked')

/** A refresh token that is unknown, used up or of an ended session. */
export const refreshTokenRefused = (): PoolError =>
  new PoolError('NotAuthorizedException', 'Refresh Token has been revoked')

/** A field of the request is missing or malformed. */
export const invalidParameter = (message: string): PoolError => new PoolError('InvalidParameterException', message)

/** A refusal that only someone with the right password gets to read (AUT-6): one of `loginMessages`. */
export const refusedByState = (message: string): PoolError =>
  message === loginMessages.notConfirmed()
    ? new PoolError('UserNotConfirmedException', message)
    : new PoolError('UserLambdaValidationException', `PreAuthentication failed with error ${message}.`)

/** Too many wrong passwords for one address (AUT-6). */
export const attemptsExceeded = (): PoolError => new PoolError('NotAuthorizedException', loginMessages.maxAttempt())
