import { expect, type Route } from '@playwright/test'
import type { UploadKind } from '#machines/documentItem.ts'
import { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

/** The smallest picture that a page shows. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
)
const file = { fileKey: 'file-1', name: 'paper.png', size: png.length, mediaType: 'image/png' }

const view = ({ page }: World) => page.locator('section[data-flow="documentUpload"]')
const button = (world: World, name: string) => view(world).getByRole('button', { name, exact: true })
const onPage = ({ page }: World, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const chooses = (world: World, what: { name: string; mimeType: string; buffer: Buffer }) =>
  view(world).locator('input[type=file]:not([capture])').setInputFiles(what)

const NAMES: Readonly<Record<UploadKind, string>> = {
  id: 'Proof of identity',
  poa: 'Proof of address',
  pop: 'Proof of payment',
  sow: 'Source of wealth',
  other: 'Another document',
}
const KINDS = Object.keys(NAMES) as UploadKind[]
const TYPES = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS', 'PROOF_OF_PAYMENT', 'SOURCE_OF_WEALTH', 'OTHER']

/** The bytes on their way: they wait until the path says what becomes of them. */
const onTheWay = new WeakMap<World, Route[]>()
async function arrives(world: World, answer: (route: Route) => Promise<void>): Promise<void> {
  await expect.poll(() => onTheWay.get(world)?.length).toBeGreaterThan(0)
  const route = onTheWay.get(world)?.pop()
  if (route) await answer(route)
}
const json = (route: Route, status: number, body: unknown) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const sent = {
  id: 'one',
  documentTypeName: 'PROOF_OF_ID',
  documentStatus: 'UNDER_REVIEW',
  subType: null,
  receivedBytes: null,
  updatedAt: null,
}
const failed = (code: string) => ({
  name: `fails: ${code}`,
  event: { type: 'upload.failed' as const, error: refusal(400, code) },
  act: (world: World) =>
    arrives(world, (route) => json(route, 400, { status: 400, code, message: code, validationErrors: [] })),
})

/** The overview of the verification is behind: it has loaded before a document is chosen there. */
async function isAtOverview(world: World): Promise<void> {
  await world.gate.release('loadDocuments')
  await expect(onPage(world, 'Send a document')).toBeEnabled()
  world.gate.shut()
}
async function fromOverview(world: World, name: string): Promise<void> {
  await isAtOverview(world)
  await expect(async () => {
    try {
      await onPage(world, name).click({ timeout: 2000 })
    } catch (error) {
      // A word of the profile has had the list asked for once more meanwhile.
      await isAtOverview(world)
      throw error
    }
  }).toPass()
}

const kindStates = <Kind extends UploadKind>(kind: Kind) => {
  const isTitled = (world: World) => expect(view(world).getByRole('heading', { name: NAMES[kind] })).toBeVisible()
  return {
    [`${kind}.preUpload`]: async (world: World) => {
      await isTitled(world)
      await expect(view(world)).toContainText('at most 10 MB')
    },
    [`${kind}.uploading`]: async (world: World) => {
      await isTitled(world)
      await expect(view(world).getByRole('progressbar')).toBeVisible()
    },
    [`${kind}.success`]: async (world: World) => expect(view(world)).toContainText('Your file has arrived'),
    [`${kind}.error`]: async (world: World) => expect(view(world)).toContainText('Your file has not arrived'),
  } as Record<`${Kind}.${'preUpload' | 'uploading' | 'success' | 'error'}`, (world: World) => Promise<void>>
}
const selects = async (world: World) => expect(view(world)).toContainText('Which kind of document is it?')
const paperStates = { 'poa.selecting': selects, 'sow.selecting': selects }
const waits = async (world: World) => expect(view(world)).toContainText('Looking up your documents')

/** How QA brings the upload of documents into each of its states. */
export const documentUploadPaths = pathModel<World>()<typeof documentUploadMachine>({
  machine: documentUploadMachine,
  variants: {
    'a player who is asked for all documents': {
      input: playerInput,
      open: async (world) => {
        const waiting: Route[] = []
        onTheWay.set(world, waiting)
        await world.page.route('**/player/documents/*/content', (route) => void waiting.push(route))
        await openAccount(
          world,
          { documents: TYPES.map((type) => ({ type, status: 'REQUESTED' })) },
          'account/verification',
        )
      },
    },
  },
  events: {
    'documents.open': [
      {
        name: 'wants to choose a document',
        offeredIn: ['idle'],
        event: { type: 'documents.open' },
        act: (world) => fromOverview(world, 'Send a document'),
      },
      ...KINDS.map((kind) => ({
        name: `wants to send: ${NAMES[kind]}`,
        offeredIn: ['idle'],
        event: { type: 'documents.open' as const, target: { kind, depositMethod: null } },
        act: (world: World) => fromOverview(world, `Send: ${NAMES[kind]}`),
      })),
    ],
    'documents.close': [
      {
        name: 'goes back to what is wanted',
        offeredIn: ['pending', 'failed', 'uploaded'],
        event: { type: 'documents.close' },
        act: (world) => onPage(world, 'Back').or(onPage(world, 'See all documents')).click(),
      },
    ],
    'documents.retry': [
      { name: 'tries again', event: { type: 'documents.retry' }, act: (world) => button(world, 'Try again').click() },
    ],
    'kind.pick': KINDS.map((kind) => ({
      name: `picks: ${NAMES[kind]}`,
      event: { type: 'kind.pick' as const, kind, depositMethod: null },
      act: (world: World) => button(world, NAMES[kind]).click(),
    })),
    'subType.pick': [
      {
        name: 'picks a bank statement',
        event: { type: 'subType.pick', subType: 'BS' },
        act: (world) => button(world, 'Bank statement').click(),
      },
    ],
    'file.pick': [
      {
        name: 'chooses a picture',
        event: { type: 'file.pick', file },
        act: (world) => chooses(world, { name: 'paper.png', mimeType: 'image/png', buffer: png }),
      },
    ],
    'file.refuse': [
      {
        name: 'chooses a text',
        event: { type: 'file.refuse', why: 'type' },
        act: async (world) => {
          await chooses(world, { name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
          await expect(view(world)).toContainText('This kind of file is not accepted')
        },
      },
    ],
    'file.send': [{ name: 'sends it', event: { type: 'file.send' }, act: (world) => button(world, 'Send').click() }],
    'upload.progressed': [
      {
        name: 'looks how far it is',
        event: { type: 'upload.progressed', progress: 0 },
        act: async (world) => expect(view(world)).toContainText('0 % sent'),
      },
    ],
    'upload.done': [
      {
        name: 'arrives',
        event: { type: 'upload.done' },
        act: (world) => arrives(world, (route) => json(route, 200, sent)),
      },
    ],
    'upload.failed': [failed('error.oops.tryAgain'), failed('error.document.content')],
    'upload.cancel': [
      { name: 'cancels it', event: { type: 'upload.cancel' }, act: (world) => button(world, 'Cancel').click() },
    ],
    'upload.retry': [
      {
        name: 'sends it again',
        event: { type: 'upload.retry' },
        act: (world) => button(world, 'Try again').click(),
      },
    ],
    'upload.more': [
      {
        name: 'sends another one',
        event: { type: 'upload.more' },
        act: (world) => button(world, 'Send another file').click(),
      },
    ],
    'upload.back': [
      {
        name: 'goes back',
        offeredIn: KINDS.flatMap((kind) => [`${kind}.selecting`, `${kind}.preUpload`, `${kind}.error`]),
        event: { type: 'upload.back' },
        act: (world) => button(world, 'Back').click(),
      },
    ],
    'upload.finish': [
      {
        name: 'finishes',
        offeredIn: KINDS.map((kind) => `${kind}.success`),
        event: { type: 'upload.finish' },
        act: (world) => button(world, 'Finish').click(),
      },
    ],
  },
  answers: {
    loadDocuments: {
      holds: holdsCalls('documents'),
      answers: [
        { name: 'known', output: { documents: [], paidWith: [] }, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('documents', 500, 'error.system.error') },
      ],
    },
    uploadDocument: { stream: 'the bytes wait at the page’s own edge' },
    cancelUpload: {
      holds: holdsCalls('documentCancel'),
      answers: [
        { name: 'given up', output: undefined, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('documentCancel', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle'],
  ends: [],
  states: {
    idle: isAtOverview,
    loading: waits,
    pending: async (world) => expect(view(world)).toContainText('Which document do you want to send?'),
    ...kindStates('id'),
    ...kindStates('poa'),
    ...kindStates('pop'),
    ...kindStates('sow'),
    ...kindStates('other'),
    ...paperStates,
    cancelling: async (world) => expect(view(world)).toContainText('The upload is being cancelled'),
    uploaded: async (world) => expect(view(world)).toContainText('Your document is here'),
    failed: async (world) => expect(view(world)).toContainText('We could not look up your documents'),
  },
  counters: ({ target, subType, file: chosen, problem }) => [
    target?.kind ?? null,
    subType !== null,
    chosen !== null,
    problem?.code === 'error.document.content',
  ],
  unreachable: {},
})
