/** A query that cannot be parsed or run, or a parameter that is missing: the caller's fault, answered 400. */
export class QueryError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'QueryError'
  }
}
