import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { walletMessage } from './banking/walletMessage.ts'
import { createBus } from './bus.ts'
import { createClock } from './clock.ts'
import { createContent } from './content/content.ts'
import { migrate } from './db/migrate.ts'
import { openPglite, openPostgres, type Store } from './db/open.ts'
import { createGameServers } from './games/gameServers.ts'
import { createLedger } from './ledger.ts'
import { createLog, type Log } from './log.ts'
import type { Operator } from './operator.ts'
import { createOutbox } from './outbox.ts'
import { createPlayers } from './player/players.ts'
import { createWorld } from './qa/world.ts'
import { createRouter } from './router.ts'
import { seed } from './seed/seed.ts'
import type { OperatorSettings } from './settings.ts'
import { createSockets } from './socket.ts'
import { StartupError } from './startupError.ts'
import { createState } from './state.ts'
import { createUserPool } from './user-pool/userPool.ts'

export interface StartOptions {
  readonly settings: OperatorSettings
  readonly log?: Log
  /** Answers what the site's files do not (Vite in development); the operator's own paths come first. */
  readonly site?: (server: Server) => Promise<SiteMiddleware>
}

/** A connect-style middleware, and how a page's HTML goes through it. */
export interface SiteMiddleware {
  readonly handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly html: (url: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** A running operator. */
export interface RunningOperator {
  readonly origin: string
  readonly gameOrigins: readonly [string, string]
  readonly operator: Operator
  close(): Promise<void>
}

/** Takes a port. Throws StartupError when it is taken and no other will do. */
function listen(server: Server, port: number, mayMove: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const attempt = (at: number): void => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && mayMove && at < 65_535 && at - port < 200) attempt(at + 1)
        else if (error.code === 'EADDRINUSE') reject(new StartupError(`PORT ${at}: taken by another process`))
        else reject(new StartupError(`PORT ${at}: cannot be used (${error.code ?? error.message})`))
      })
      server.listen(at, () => {
        server.removeAllListeners('error')
        server.on('error', () => {})
        resolve((server.address() as { port: number }).port)
      })
    }
    attempt(port)
  })
}

const starting: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Starting')
}

/** A server whose listener can be given later: the ports are taken before the database is touched. */
function lateServer(): { server: Server; serve: (listener: RequestListener) => void } {
  let listener = starting
  const server = createServer((request, response) => listener(request, response))
  server.keepAliveTimeout = 65_000
  return { server, serve: (next) => void (listener = next) }
}

/** Starts one operator process. Throws StartupError with a line for the person who starts it. */
export async function startOperator(options: StartOptions): Promise<RunningOperator> {
  const { settings } = options
  const log = options.log ?? createLog()
  const undo: (() => Promise<void> | void)[] = []
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step()
    undo.length = 0
  }
  try {
    const site = lateServer()
    const games = [lateServer(), lateServer()] as const
    undo.push(() => stopServers([site.server, games[0].server, games[1].server]))
    const port = await listen(site.server, settings.port, false)
    const firstGame = await listen(games[0].server, settings.port === 0 ? 0 : port + 1, settings.port !== 0)
    const secondGame = await listen(games[1].server, settings.port === 0 ? 0 : firstGame + 1, settings.port !== 0)
    const address = (at: number): string => `http://localhost:${at}`
    const origins = { site: address(port), games: [address(firstGame), address(secondGame)] as const }

    const store = settings.databaseUrl ? await openPostgres(settings.databaseUrl) : await openPglite(settings.dataDir)
    undo.push(() => store.close())
    await migrate(store)
    const site0 = settings.hasOwnGames ? { ...settings.site, gameOrigins: [...origins.games] as [string, string] } : settings.site
    const operator = await putTogether(store, { ...settings, site: site0 }, log, origins)
    const sockets = createSockets(site.server, operator)
    undo.push(() => sockets.close())
    await seed(operator)

    const development = options.site ? await options.site(site.server) : null
    if (development) undo.push(() => development.close())
    const router = await createRouter(operator, store, development)
    games.forEach((game, index) =>
      game.serve(
        getRequestListener((request, env) => router.game(request, env as never, index), {
          overrideGlobalObjects: false,
        }),
      ),
    )
    site.serve(router.listener)
    return { origin: origins.site, gameOrigins: origins.games, operator, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function putTogether(
  store: Store,
  settings: OperatorSettings,
  log: Log,
  origins: Operator['origins'],
): Promise<Operator> {
  const { db, transaction } = store
  const clock = createClock()
  const bus = await createBus(store, log)
  const state = createState(db)
  const ledger = createLedger({
    db,
    transaction,
    clock,
    announce: (wallet) => bus.push(wallet.playerId, walletMessage(wallet)),
  })
  const world = await createWorld(state, bus)
  const base = {
    settings,
    db,
    transaction,
    clock,
    bus,
    ledger,
    outbox: createOutbox({ db, clock }),
    log,
    world,
    state,
    origins,
  }
  // The later parts get the whole and use it when calls come in.
  const operator = base as unknown as { -readonly [K in keyof Operator]: Operator[K] }
  operator.players = createPlayers(operator)
  operator.userPool = await createUserPool(operator)
  operator.content = await createContent(operator)
  operator.games = createGameServers(operator)
  return operator
}

/** Lets what runs finish, then cuts what is left. */
async function stopServers(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), 2000)
      await closed
      clearTimeout(cut)
    }),
  )
}
