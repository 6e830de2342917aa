import type { ErrorBody, ErrorCode, ValidationError } from '#contract/errors.ts'
import { CallError } from '../handler.ts'

/** A JSON answer that nobody keeps. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** The contract's error body. */
export function errorAnswer(
  status: number,
  code: ErrorCode,
  message: string,
  validationErrors?: readonly ValidationError[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: ErrorBody = {
    status,
    code,
    message,
    ...(validationErrors ? { validationErrors: [...validationErrors] } : {}),
  }
  return json(body, status, headers)
}

/** Any thrown thing as an answer; null when it is no CallError. */
export function refusal(error: unknown): Response | null {
  if (!(error instanceof CallError)) return null
  return errorAnswer(error.status, error.code, error.message, error.validationErrors)
}

/** The 404 of a path that nothing answers. */
export const notFound = (): Response => errorAnswer(404, 'error.not_found', 'Nothing is here')
