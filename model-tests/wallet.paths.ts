import { expect, type WebSocketRoute } from '@playwright/test'
import { socketUnauthorizedClose } from '#contract/socket.ts'
import type { Minor } from '#contract/money.ts'
import type { Balance } from '#machines/player.ts'
import { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { balanceOf, button } from '#tests/browser/people.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const amounts = (mainBalance: Minor, version: number): Balance => ({
  currency: 'EUR',
  mainBalance,
  lockedBalance: 0,
  sportsBonus: 0,
  casinoBonus: 0,
  liveCasinoBonus: 0,
  totalBalance: mainBalance,
  version,
})
const asked = amounts(1000, 10)
const newer = amounts(2000, 20)
const older = amounts(500, 5)

const onWire = ({ currency, mainBalance, version }: Balance) => ({
  currency,
  main: { cash: mainBalance / 100 },
  locked: { cash: 0 },
  bonus: [],
  version,
})

/** Connections wait here, as requests do at the gate, until the path has looked at the page meanwhile. */
const lines = new WeakMap<World, { line: WebSocketRoute; go: () => void }>()
const holdLines = async (world: World): Promise<void> =>
  world.page.routeWebSocket(/\/socket\?/, async (line) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    lines.set(world, { line, go: resolve })
    await promise
  })
async function waitingLine(world: World): Promise<WebSocketRoute> {
  await expect.poll(() => lines.has(world)).toBe(true)
  const { line, go } = lines.get(world)!
  lines.delete(world)
  // What is done to the line now comes before the page is told that it is open.
  queueMicrotask(go)
  return line
}
const connect = async (world: World): Promise<void> => void (await waitingLine(world)).connectToServer()

const push = async (world: World, { version, ...balance }: Balance): Promise<void> => {
  const { playerId } = await world.player()
  const payload = onWire({ version, ...balance })
  await world.qa.push(playerId, JSON.stringify({ type: 'WALLET_BALANCE', version, payload }))
}

let changes = 0
/** Something of the player changes, and the line says so. */
async function change(world: World): Promise<void> {
  changes += 1
  const { playerId } = await world.player()
  const heard = world.page.waitForResponse((answer) => answer.url().endsWith('/player/profile'))
  await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(changes)}` } })
  await heard
}

/** The browser is on the network again: the line is tried, and the balance asked for. */
const backOnline = async ({ page }: World): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

const header = ({ page }: World) => page.getByRole('banner')
const details = 'Wallet details'
const notUpToDate = 'Wallet details, not up to date'

/** What the header shows, and no sign beside it that it may not be up to date. */
const isShown = async (world: World, { balance }: { balance: Balance | null }): Promise<void> => {
  await expect(balanceOf(world.page)).toHaveText(`€${((balance?.totalBalance ?? 0) / 100).toFixed(2)}`)
  await expect(button(header(world), details)).toBeVisible()
}
const isStale = async (world: World, { balance }: { balance: Balance | null }): Promise<void> => {
  // Without a wallet there is nothing in it; where nothing was ever answered that cannot be said.
  const none = /^(?:–|€0\.00)$/
  await expect(balanceOf(world.page)).toHaveText(balance ? `€${(balance.totalBalance / 100).toFixed(2)}` : none)
  await expect(button(header(world), notUpToDate)).toBeVisible()
}
// Without a live line the balance is still asked for: only a balance that cannot be had is worth a sign.
const saysNothing = async (): Promise<void> => {}

const isAsking = (leaves: readonly string[]): boolean =>
  leaves.some((leaf) => leaf === 'balance.loading' || leaf.endsWith('.polling'))
const isConnected = (leaves: readonly string[]): boolean => leaves.some((leaf) => leaf.startsWith('link.connected'))

/** How QA brings the wallet into each of its states. */
export const walletPaths = pathModel<World>()<typeof walletMachine>({
  machine: walletMachine,
  variants: {
    // The operator greets each line with the balance of a wallet: without one, each push is the path's own.
    'a player without a wallet': {
      input: playerInput,
      open: async (world) => {
        await holdLines(world)
        await openAccount(world, { wallet: null }, 'banking')
      },
    },
  },
  events: {
    'socket.opened': [
      {
        name: 'the line is made',
        offeredIn: ['link.connected.connecting'],
        event: { type: 'socket.opened' },
        act: connect,
      },
    ],
    'socket.closed': [
      {
        name: 'the line is not made',
        offeredIn: ['link.connected.connecting'],
        event: { type: 'socket.closed', isRefused: false },
        act: async (world) => {
          await world.qa.fault({ method: 'GET', path: '/socket', kind: 'drop' })
          await connect(world)
        },
      },
      {
        name: 'the line is cut',
        offeredIn: ['link.connected.open'],
        event: { type: 'socket.closed', isRefused: false },
        act: async (world) => {
          await world.qa.sockets((await world.player()).playerId, 'close')
        },
      },
      {
        name: 'the token is refused',
        offeredIn: ['link.connected.connecting'],
        event: { type: 'socket.closed', isRefused: true },
        act: async (world) => (await waitingLine(world)).close({ code: socketUnauthorizedClose }),
      },
    ],
    'socket.balance': [
      {
        name: 'a change is pushed',
        offeredIn: ['link.connected.open'],
        event: { type: 'socket.balance', balance: newer },
        act: (world) => push(world, newer),
      },
      {
        name: 'an older change is pushed',
        offeredIn: ['link.connected.open'],
        event: { type: 'socket.balance', balance: older },
        offeredIf: ({ balance }) => balance !== null && balance.version !== null,
        act: (world) => push(world, older),
      },
    ],
    'socket.attributes': [
      {
        name: 'hears that the player has changed',
        offeredIn: ['link.connected.open'],
        event: { type: 'socket.attributes' },
        act: change,
      },
    ],
    'socket.breakBegun': {
      elsewhere:
        'the session ends with it: tests/browser/exclusion.spec.ts and machines/session/session.test.ts hold it',
    },
    'socket.loyalty': [
      {
        name: 'hears of another loyalty level',
        offeredIn: ['link.connected.open'],
        event: { type: 'socket.loyalty', loyaltyLevel: 'GOLD' },
        act: async (world) => {
          const { playerId } = await world.player()
          const payload = { playerId, loyaltyLevel: 'GOLD' }
          await world.qa.push(playerId, JSON.stringify({ type: 'PLAYER_LOYALTY_LEVEL', payload }))
        },
      },
    ],
    'profile.changed': [
      {
        name: 'hears of a change of the profile',
        offeredIn: ['link.connected.open'],
        event: { type: 'profile.changed', profile: summaryOf(anyProfile) },
        act: change,
      },
    ],
    'balance.refresh': [
      {
        name: 'asks again',
        offeredIn: ['balance.stale.resting'],
        event: { type: 'balance.refresh' },
        act: ({ page }) => button(page.getByRole('main'), 'Ask again').click(),
      },
      {
        name: 'wakes up',
        offeredIn: ['balance.ready.resting', 'balance.noWallet'],
        offeredIf: (_, leaves) => isConnected(leaves),
        event: { type: 'balance.refresh' },
        act: backOnline,
      },
    ],
    'link.retry': [
      {
        name: 'is on the network again',
        offeredIn: ['link.waiting', 'link.down'],
        // The same moment asks for the balance too, where it is not being asked for.
        offeredIf: (_, leaves) => isAsking(leaves),
        event: { type: 'link.retry' },
        act: backOnline,
      },
    ],
  },
  answers: {
    walletSocket: { stream: 'the line, whose words stand among the events' },
    loadBalance: {
      holds: holdsCalls('walletBalance'),
      answers: [
        { name: 'the amounts', output: asked, prepare: (world) => world.answer('walletBalance', 200, onWire(asked)) },
        { name: 'no wallet', error: refusal(404, 'error.not_found'), prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('walletBalance', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    pollEvery: (world) => world.pass(20_000),
    reconnectWait: (world) => world.pass(3000),
    lineHolds: (world) => world.pass(20_000),
  },
  // A connection that is not made within 10 s is given up by the socket itself.
  stillIn: ['link.connected.connecting'],
  unseen: [],
  ends: [],
  states: {
    'link.connected.connecting': saysNothing,
    'link.connected.open': saysNothing,
    'link.waiting': saysNothing,
    'link.down': saysNothing,
    // After a wallet that was not there its zero stays on the page.
    'balance.loading': async ({ page }) =>
      expect(page.getByRole('main')).toContainText(/Looking up your balance|Own money€0\.00/),
    'balance.ready.resting': isShown,
    'balance.ready.polling': isShown,
    'balance.noWallet': (world) => isShown(world, { balance: null }),
    'balance.stale.resting': isStale,
    'balance.stale.polling': isStale,
  },
  counters: ({ balance, reconnects }) => [balance?.version ?? null, balance === null, reconnects],
  unreachable: {
    'link.connected.open:xstate.after.lineHolds.wallet.link.connected.open':
      'rings together with the poll, and changes nothing that is seen: “WAL-2 a connection that has held” holds it',
  },
})
