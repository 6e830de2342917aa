import { expect, type Page, type Route } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { ReportSummary } from '#machines/report/report.contract.ts'
import { reportMachine, SEND_TIMEOUT } from '#machines/report/report.machine.ts'
import { arrived, holdsReports, reportDialog, reportEntry } from '#tests/browser/reporting.ts'
import { becomesVisitor, comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const summary: ReportSummary = {
  runs: [{ startedAt: 1, records: 2 }],
  left: 0,
  isCut: false,
  steps: 1,
  answers: 1,
  timers: 0,
  checks: 0,
  bytes: 100,
  canSend: true,
}

/** Answers what waits at the address of event logs. */
const answering = new WeakMap<Page, (how: (route: Route) => Promise<void>) => Promise<void>>()
const answers = ({ page }: World, how: (route: Route) => Promise<void>) => answering.get(page)!(how)
const refused = (status: number) => ({
  name: `refused with ${status}`,
  error: { kind: 'status', status, message: 'refused' },
  prepare: (world: World) => answers(world, (route) => route.fulfill({ status })),
})

type Wish = 'grants' | 'empty' | 'shut' | 'keeps' | 'no file'

/** The page's wishes of its browser are granted or not as `wish` says. */
function watchWishes(): void {
  const own = window as unknown as { wish?: Wish }
  // The page is given this function as it stands, and nothing around it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const watch = (of: object, name: string, before: (given: unknown[]) => unknown[]): void => {
    const real = Reflect.get(of, name) as CallableFunction
    const watched = new Proxy(real, {
      apply: (one, at, given) => Reflect.apply(one, at, before(given)) as unknown,
      construct: (one, given) => Reflect.construct(one, before(given)) as object,
    })
    Reflect.set(of, name, watched)
  }
  const refusedAt = (wish: Wish) => (given: unknown[]) => {
    if (own.wish === wish) throw new DOMException('refused')
    return given
  }
  watch(IDBObjectStore.prototype, 'getAll', (given) => (own.wish === 'empty' ? [IDBKeyRange.only(-1)] : given))
  watch(IDBObjectStore.prototype, 'delete', refusedAt('keeps'))
  watch(window, 'CompressionStream', refusedAt('shut'))
  watch(URL, 'createObjectURL', refusedAt('no file'))
}

/** What the browser does with the page’s wishes from now on. */
const browser = ({ page }: World, how: Wish) => page.evaluate((wish) => void Object.assign(window, { wish }), how)

/** The log is deleted in another tab: this page is told, and finds nothing in the store. */
const deletedElsewhere = async (world: World): Promise<void> => {
  await browser(world, 'empty')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  await world.page.evaluate(() => new BroadcastChannel('event-log').postMessage(null))
}

const dialog = ({ page }: World) => reportDialog(page)
const press = (world: World, name: string | RegExp) => dialog(world).getByRole('button', { name }).click()
const says = (world: World, words: string) => expect(dialog(world)).toContainText(words)
const inNoTime = async () => {}

/** How QA brings the report to support into each of its states. */
export const reportPaths = pathModel<World>()<typeof reportMachine>({
  machine: reportMachine,
  variants: {
    'a player': {
      input: { parentRef: createEmptyActor() },
      open: async (world) => {
        const { page } = world
        await withoutCookieQuestion(page)
        await page.addInitScript(watchWishes)
        answering.set(page, await holdsReports(page))
        await comesSignedIn(page, await world.player({ profile: { firstLogin: false } }))
        await expect(reportEntry(page)).toBeVisible()
      },
    },
  },
  events: {
    'report.open': [
      {
        name: 'asks for it at the foot of the page',
        event: { type: 'report.open', reason: 'help' },
        act: ({ page }) => reportEntry(page).click(),
      },
    ],
    'report.send': [
      {
        name: 'sends it with a note',
        event: { type: 'report.send', note: 'The game hangs' },
        act: async (world) => {
          await dialog(world).getByLabel('What went wrong?').fill('The game hangs')
          await press(world, 'Send')
        },
      },
    ],
    'report.save': [
      {
        name: 'saves it',
        event: { type: 'report.save', note: '' },
        act: (world) => press(world, 'Save as a file'),
      },
    ],
    'report.delete': [
      { name: 'wants it deleted', event: { type: 'report.delete' }, act: (world) => press(world, 'Delete the log') },
    ],
    'report.confirm': [
      { name: 'is sure', event: { type: 'report.confirm' }, act: (world) => press(world, 'Delete the log') },
    ],
    'report.back': [{ name: 'goes back', event: { type: 'report.back' }, act: (world) => press(world, 'Back') }],
    'report.retry': [
      {
        name: 'tries again',
        event: { type: 'report.retry' },
        act: (world) => press(world, /^(Try again|Send it now)$/),
      },
    ],
    'report.close': [
      {
        name: 'closes it',
        event: { type: 'report.close' },
        offeredIf: (_, leaves) => !leaves.includes('closed'),
        act: (world) => press(world, 'Close'),
      },
    ],
    'player.left': [
      {
        name: 'logs out',
        event: { type: 'player.left' },
        // While it stands open, nothing else can be pressed.
        offeredIn: ['closed'],
        act: async ({ page }) => {
          await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
          await becomesVisitor(page)
        },
      },
    ],
    'player.arrived': { elsewhere: 'it makes no difference to a report who is there' },
    'profile.changed': { elsewhere: 'it is not told of profiles' },
    'wallet.changed': { elsewhere: 'it is not told of wallets' },
    'safety.playBlocked': { elsewhere: 'it is not told of play' },
    'safety.playAllowed': { elsewhere: 'it is not told of play' },
  },
  answers: {
    readLog: {
      instant: 'read from the store of the browser',
      answers: [
        { name: 'something is recorded', output: summary, prepare: (world) => browser(world, 'grants') },
        { name: 'nothing is recorded', output: null, prepare: deletedElsewhere },
        { name: 'the browser refuses', error: new Error('refused'), prepare: (world) => browser(world, 'shut') },
      ],
    },
    sendReport: {
      // They wait at an edge of their own, since what is answered here is no call of the contract.
      holds: () => false,
      answers: [
        {
          name: 'arrived',
          output: { code: 'ABCD-2345' },
          prepare: (world) => answers(world, (route) => route.fulfill(arrived())),
        },
        {
          name: 'lost',
          error: { kind: 'network', message: 'Network Error' },
          prepare: (world) => answers(world, (route) => route.abort()),
        },
        refused(413),
      ],
    },
    saveReport: {
      instant: 'given to the browser',
      answers: [
        { name: 'saved', output: undefined, prepare: (world) => browser(world, 'grants') },
        { name: 'the browser refuses', error: new Error('refused'), prepare: (world) => browser(world, 'no file') },
      ],
    },
    deleteLog: {
      instant: 'deleted from the store of the browser',
      answers: [
        { name: 'deleted', output: undefined, prepare: (world) => browser(world, 'grants') },
        { name: 'the browser refuses', error: new Error('refused'), prepare: (world) => browser(world, 'keeps') },
      ],
    },
  },
  delays: { requestTimeout: inNoTime, sendTimeout: (world) => world.pass(SEND_TIMEOUT) },
  unseen: ['closed', 'reading', 'deleting', 'saving'],
  // The same page has nothing to send any more, whatever is asked of it.
  ends: ['deleted'],
  states: {
    closed: async (world) => expect(dialog(world)).toHaveCount(0),
    reading: inNoTime,
    nothing: (world) => says(world, 'Nothing is recorded in this browser'),
    unreadable: (world) => says(world, 'The log could not be opened'),
    reviewing: async (world) => {
      await says(world, 'What is in it')
      await says(world, 'What is never in it')
      await expect(dialog(world).getByRole('listitem').first()).toBeVisible()
    },
    asking: (world) => says(world, 'This cannot be undone'),
    deleting: inNoTime,
    deleted: (world) => says(world, 'Nothing of it is left in this browser'),
    sending: (world) => says(world, 'The report is being sent'),
    sent: async (world) => {
      await says(world, 'ABCD-2345')
      await expect(dialog(world).getByRole('button', { name: 'Copy' })).toBeVisible()
    },
    failed: async (world, { problem }) => {
      await says(world, 'The report did not arrive')
      const isOffered = problem?.status !== 413
      await expect(dialog(world).getByRole('button', { name: 'Try again' })).toHaveCount(isOffered ? 1 : 0)
      await expect(dialog(world).getByRole('button', { name: 'Save as a file' })).toBeVisible()
    },
    saving: inNoTime,
    saved: (world) => says(world, 'among your downloads'),
  },
  counters: ({ summary: read, problem }) => [read?.canSend ?? null, problem?.status ?? null],
  unreachable: {
    'reading:xstate.after.requestTimeout.report.reading': 'the store of a browser answers or refuses at once',
    'deleting:xstate.after.requestTimeout.report.deleting': 'the store of a browser answers or refuses at once',
  },
  guardsOneWay: {
    'reviewing:report.send':
      'only a site without an address of support sends nothing, and these have one: “MOD-5 without an address” in report.test.ts',
  },
})
