import { Client } from 'pg'
import { hasPostgres, throwawayPostgres } from './postgres.ts'

const SERVER = 'TEST_POSTGRES_URL'

/** Starts a run's PostgreSQL, which each operator of the run has a database of; Playwright calls it, and what it answers at the end. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!hasPostgres()) return () => Promise.resolve()
  const server = await throwawayPostgres()
  process.env[SERVER] = server.url
  return () => server.remove()
}

let made = 0

/** An empty database of the caller's own, as an address; null where there is no PostgreSQL, and the operator keeps its data itself. */
export async function newDatabase(): Promise<string | null> {
  const server = process.env[SERVER]
  if (!server) return null
  const client = new Client(server)
  await client.connect()
  try {
    made += 1
    const name = `operator_${process.pid}_${made}`
    await client.query(`create database ${name}`)
    return Object.assign(new URL(server), { pathname: `/${name}` }).href
  } finally {
    await client.end()
  }
}

/** What an operator is told by its environment to keep its data in an empty database of its own. */
export async function databaseEnv(): Promise<Record<string, string>> {
  const database = await newDatabase()
  return database === null ? {} : { DATABASE_URL: database }
}
