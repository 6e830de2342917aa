import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { hour, minute, second } from '#contract/constants.ts'
import { walletMessage } from './banking/walletMessage.ts'
import { settleDueRounds } from './games/live.ts'
import { payDueWithdrawals } from './banking/withdrawals.ts'
import { ensureCampaigns, tellInEveryLanguage } from './bonus/seed.ts'
import { endDueBonuses } from './bonus/timer.ts'
import { createBus, type Bus } from './bus.ts'
import { ensureChatSecret } from './chat/chatToken.ts'
import { forgetSilentVisitors } from './chat/conversations.ts'
import { createClock, type Clock } from './clock.ts'
import { createContent } from './content/content.ts'
import { migrate } from './db/migrate.ts'
import { openPglite, openPostgres, type Store } from './db/open.ts'
import { createGameServers } from './games/gameServers.ts'
import { forgetOldReports } from './event-logs/reports.ts'
import { createLedger } from './ledger.ts'
import { createLog, type Log } from './log.ts'
import type { Operator, Origins } from './operator.ts'
import { createOutbox } from './outbox.ts'
import { createPlayers } from './player/players.ts'
import { ensureDemoPlayers } from './qa/demoPlayers.ts'
import { createWorld } from './qa/world.ts'
import { createRouter } from './router.ts'
import { seed } from './seed/seed.ts'
import { settleDue } from './sports/bets.ts'
import { ensureSecret } from './sports/chance.ts'
import type { OperatorSettings } from './settings.ts'
import { createSockets, type Sockets } from './socket.ts'
import { StartupError } from './startupError.ts'
import { createState, type StateStore } from './state.ts'
import { ensureStaff } from './user-pool/staff.ts'
import { endDueTournaments } from './tournaments/prizes.ts'
import { createUserPool } from './user-pool/userPool.ts'

const LAST_PORT = 65_535
// Any fixed number that no other lock of this database uses.
const SEED_LOCK = 727_002

export interface StartOptions {
  readonly settings: OperatorSettings
  readonly log?: Log
  /** Ends the start between two of its steps; what was taken by then is given back, and the reason thrown. */
  readonly signal?: AbortSignal
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
  readonly sportsOrigin: string
  readonly chatOrigin: string
  readonly operator: Operator
  close(): Promise<void>
}

/** Takes a port. Throws StartupError when it is taken and no other will do. */
function listen(server: Server, port: number, mayMove: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const attempt = (at: number): void => {
      if (at > LAST_PORT) {
        reject(
          new StartupError('PORT: no free port is left above it for games, sportsbook and chat, choose a lower one'),
        )
        return
      }
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && mayMove && at - port < 200) attempt(at + 1)
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
  const log = options.log ?? createLog(undefined, options.settings.log === 'warn')
  const goOn = (): void => options.signal?.throwIfAborted()
  const site = lateServer()
  const games = [lateServer(), lateServer()] as const
  const sports = lateServer()
  const chat = lateServer()
  let store: Store | null = null
  let sockets: Sockets | null = null
  let development: SiteMiddleware | null = null
  const jobs: NodeJS.Timeout[] = []
  // Nobody new comes in, what runs ends, and only then does the database close.
  const close = async (): Promise<void> => {
    for (const job of jobs) clearInterval(job)
    sockets?.close()
    await development?.close()
    await stopServers([site, ...games, sports, chat].map(({ server }) => server))
    await store?.close()
    store = null
  }
  try {
    const origins = await takePorts(
      options.settings.port,
      [site, ...games, sports, chat].map(({ server }) => server),
    )
    const settings = withOwnOrigins(options.settings, origins)
    store = settings.databaseUrl
      ? await openPostgres(settings.databaseUrl, log)
      : await openPglite(settings.dataDir, options.signal)
    goOn()
    await migrate(store)
    goOn()
    const operator = await putTogether(store, settings, log, origins)
    await fill(operator, store, goOn)

    development = options.site ? await options.site(site.server) : null
    const router = createRouter(operator, store, development?.html ?? null)
    sockets = createSockets(site.server, operator, router.faults)
    games.forEach((game, index) => game.serve(router.game(index)))
    sports.serve(router.sports)
    chat.serve(router.chat)
    site.serve(development ? besides(development, router.listener) : router.listener)
    goOn()
    // Whoever looks at their withdrawals is answered with what is due; this is for those who don't.
    const job = (what: string, every: number, work: () => Promise<unknown>): void => {
      const run = () => void work().catch((error: unknown) => log.error(`${what}.failed`, { error }))
      jobs.push(setInterval(run, every).unref())
    }
    job('withdrawals', minute, () => payDueWithdrawals(operator))
    job('bonuses', minute, () => endDueBonuses(operator))
    job('tournaments', minute, () => endDueTournaments(operator))
    job('chat', hour, () => forgetSilentVisitors(operator))
    job('event-logs', hour, () => forgetOldReports(operator))
    job('bets', 10 * second, () => settleDue(operator))
    // Whoever looks at a table settles their own stake; this is for those who have left with one on it.
    job('live', 5 * second, () => settleDueRounds(operator))
    const { site: origin, games: gameOrigins, sports: sportsOrigin, chat: chatOrigin } = origins
    return { origin, gameOrigins, sportsOrigin, chatOrigin, operator, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Seeds what is missing: one process at a time, all of it or nothing. */
const fill = (operator: Operator, store: Store, goOn: () => void): Promise<void> =>
  operator.transaction(async () => {
    await store.query(`select pg_advisory_xact_lock(${SEED_LOCK})`)
    goOn()
    await ensureSecret(operator)
    await ensureChatSecret(operator)
    await seed(operator)
    goOn()
    await tellInEveryLanguage(operator)
    await ensureStaff(operator)
    await (operator.settings.qa ? ensureDemoPlayers(operator) : ensureCampaigns(operator))
  })

/** The site's port as asked for; the games', the sportsbook's and the chat's the next free ones. */
async function takePorts(wanted: number, servers: readonly Server[]): Promise<Origins> {
  const isAny = wanted === 0
  const ports: number[] = []
  for (const server of servers) {
    const last = ports.at(-1)
    const isSite = last === undefined
    ports.push(await listen(server, isSite ? wanted : isAny ? 0 : last + 1, !isSite && !isAny))
  }
  const [site, first, second, sports, chat] = ports.map((port) => `http://localhost:${port}`) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return { site, games: [first, second], sports, chat }
}

const withOwnOrigins = (settings: OperatorSettings, { games, sports, chat }: Origins): OperatorSettings => ({
  ...settings,
  site: {
    ...settings.site,
    ...(settings.hasOwnGames ? { gameOrigins: [games[0], games[1]] as [string, string] } : {}),
    ...(settings.hasOwnSports ? { sportsbookHost: sports } : {}),
    ...(settings.hasOwnChat ? { chatSnippetUrl: `${chat}/snippet.js` } : {}),
  },
})

const OPERATORS_OWN =
  /^\/(api|access|user-pool|content|cashier|qa|health|socket|settings\.json|staff|event-logs)(\/|$|\?)/

/** In development the bundler answers for modules and files, the operator for its own paths and the documents. */
const besides =
  ({ handle }: SiteMiddleware, listener: RequestListener): RequestListener =>
  (request, response) => {
    if (OPERATORS_OWN.test(request.url ?? '')) listener(request, response)
    else handle(request, response, () => listener(request, response))
  }

async function putTogether(
  store: Store,
  settings: OperatorSettings,
  log: Log,
  origins: Operator['origins'],
): Promise<Operator> {
  const { db, transaction } = store
  const bus = await createBus(store, log)
  const state = createState(db)
  const clock = await sharedClock(state, bus)
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

/** The clock as QA moved it, in whatever process and before whatever restart. */
async function sharedClock(state: StateStore, bus: Bus): Promise<Clock> {
  const clock = createClock()
  const load = async (): Promise<void> => {
    const before = clock.offset
    const stored = (await state.read<Clock['offset']>('clock')) ?? { now: 0, tokens: 0 }
    // Moved while this was read: what was read may be older, and would set the clock back for a moment. Read again, it is not.
    if (clock.offset === before) clock.setOffset(stored)
    else await load()
  }
  await load()
  bus.on('state-changed', ({ key }) => {
    if (key === 'clock') load().catch(() => {})
  })
  bus.onGap(() => void load().catch(() => {}))
  return clock
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
