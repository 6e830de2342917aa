import { expect } from '@playwright/test'
import { verificationMachine } from '#machines/verification/verification.machine.ts'
import type { DocumentItem } from '#machines/documentItem.ts'
import type { LoadVerificationOutput } from '#machines/verification/verification.contract.ts'
import { openAccount, outOfOrder, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { anyProfile } from './anyProfile.ts'

type World = BrowserWorld

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
)
const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'Verify your account' })
const button = (world: World, name: string) => dialog(world).getByRole('button', { name, exact: true })
const says = (world: World, words: string) => expect(dialog(world)).toContainText(words)

const item = (more: Partial<DocumentItem>): DocumentItem => ({
  id: 'one',
  documentType: 'PROOF_OF_ID',
  kind: 'id',
  documentStatus: 'REQUESTED',
  subType: null,
  rejectionReason: null,
  depositMethod: null,
  unfinished: null,
  ...more,
})
const onWire = ({ id, documentType, documentStatus, unfinished }: DocumentItem) => ({
  id,
  documentTypeName: documentType,
  documentStatus,
  subType: null,
  rejectionReason: null,
  receivedBytes: unfinished?.receivedBytes ?? null,
  fileName: unfinished?.fileName ?? null,
  size: unfinished?.size ?? null,
  updatedAt: null,
})
const wanted = item({})
const begun = item({
  id: 'two',
  documentStatus: 'UNREQUESTED',
  unfinished: { fileName: 'passport.jpg', size: 1000, receivedBytes: 400, file: null },
})
const inReview = item({ documentStatus: 'UNDER_REVIEW' })
const isBegun = (overview: LoadVerificationOutput | null): boolean =>
  overview?.documents.some(({ id }) => id === begun.id) === true

const loaded = (name: string, documents: readonly DocumentItem[], daysLeft: number | null) => ({
  name,
  output: { kycStatus: 'PENDING', documents, paidWith: [], daysLeft },
  prepare: async (world: World) => {
    await world.answer('documents', 200, documents.map(onWire))
    await world.answer('documentsVerification', 200, {
      kycStatus: 'PENDING',
      requested: [],
      daysLeftToVerifyDocuments: daysLeft,
      withdrawalForfeit: false,
    })
  },
})

const list = (world: World) => dialog(world).getByRole('heading', { name: 'Which document do you want to send?' })
const needed = (world: World) => dialog(world).getByText('Passport, identity card or driving licence, not expired.')
/** The upload asks for the documents as well: its own request is let through. */
async function chooses(world: World, name: string): Promise<void> {
  await world.gate.release('loadVerification')
  await button(world, name).click()
  await expect(list(world).or(needed(world))).toBeVisible()
  world.gate.shut()
}
let changes = 0

/** How QA brings the verification into each of its states; where it was started is the page under it. */
export const verificationPaths = pathModel<World>()<typeof verificationMachine>({
  machine: verificationMachine,
  variants: {
    'over a deposit': {
      input: playerInput,
      open: async (world) => {
        // The hosted check would take the page along.
        await world.page.route('**/id-check/**', (route) => route.fulfill({ status: 204 }))
        await openAccount(world, { checks: { deposit: 'DOCUMENTS_PREFERRED' } }, 'banking/deposit')
        await expect(world.page.getByRole('button', { name: 'Upload documents' })).toBeVisible()
      },
    },
  },
  events: {
    'verification.start': [
      {
        name: 'wants to send documents',
        event: { type: 'verification.start', startPoint: 'deposit' },
        act: async (world) => {
          const upload = world.page.getByRole('button', { name: 'Upload documents' })
          // Who said “later” is asked again when the page is opened anew.
          if (await world.page.getByLabel('Amount').isVisible()) await world.page.reload()
          await upload.click()
        },
      },
    ],
    'document.select': [
      {
        name: 'wants to send an ID',
        event: { type: 'document.select', documentType: 'PROOF_OF_ID', depositMethod: null },
        offeredIf: ({ overview }) =>
          overview?.documents.some(({ documentStatus }) => documentStatus === 'REQUESTED') === true &&
          !isBegun(overview),
        act: (world) => chooses(world, 'Send: Proof of identity'),
      },
      {
        name: 'goes on with what was begun',
        event: { type: 'document.select', documentType: 'PROOF_OF_ID', depositMethod: null },
        offeredIf: ({ overview }) => isBegun(overview),
        act: (world) => chooses(world, 'Go on with it'),
      },
      {
        name: 'wants to send another one',
        event: { type: 'document.select', documentType: null, depositMethod: null },
        act: (world) => chooses(world, 'Send a document'),
      },
    ],
    'document.discard': [
      {
        name: 'gives up what was begun',
        event: { type: 'document.discard', documentId: 'two' },
        offeredIf: ({ overview }) => isBegun(overview),
        act: (world) => button(world, 'Discard it').click(),
      },
    ],
    'verification.backToStart': [
      {
        name: 'goes back to what is wanted',
        event: { type: 'verification.backToStart' },
        act: async (world) => {
          const back = button(world, 'Back')
            .or(button(world, 'See all documents'))
            .or(button(world, 'Try again'))
            .first()
          // From what is needed of a document the list of documents comes first.
          if (await needed(world).isVisible()) {
            await back.click()
            await expect(list(world)).toBeVisible()
          }
          await back.click()
        },
      },
    ],
    'document.uploaded': [
      {
        name: 'sends it',
        event: { type: 'document.uploaded' },
        offeredIf: ({ documentType }) => documentType === 'PROOF_OF_ID',
        act: async (world) => {
          await dialog(world)
            .locator('input[type=file]:not([capture])')
            .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: png })
          await button(world, 'Send').click()
          await button(world, 'Finish').click()
        },
      },
    ],
    'hosted.start': [
      {
        name: 'wants the guided check',
        event: { type: 'hosted.start' },
        offeredIf: ({ documentType }) => documentType === 'PROOF_OF_ID',
        act: (world) => button(world, 'Use the guided ID check instead').click(),
      },
    ],
    'hosted.returned': [
      {
        name: 'says that it is finished',
        event: { type: 'hosted.returned' },
        act: (world) => button(world, 'I have finished it').click(),
      },
    ],
    'verification.later': [
      {
        name: 'verifies later',
        event: { type: 'verification.later' },
        act: (world) => button(world, 'Verify later').click(),
      },
    ],
    'verification.close': [
      { name: 'closes it', event: { type: 'verification.close' }, act: (world) => button(world, 'Close').click() },
    ],
    'profile.changed': [
      {
        name: 'hears of a review',
        offeredIn: ['open.notify', 'open.failed'],
        event: { type: 'profile.changed', profile: summaryOf(anyProfile) },
        act: async (world) => {
          changes += 1
          const { playerId } = await world.player()
          const asked = world.page.waitForResponse((answer) => answer.url().endsWith('/player/profile'))
          await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(changes)}` } })
          await asked
        },
      },
    ],
  },
  answers: {
    loadVerification: {
      holds: holdsCalls('documents'),
      answers: [
        loaded('an ID is wanted, and may come later', [wanted], 14),
        loaded('one was begun', [wanted, begun], 14),
        loaded('an ID is under review', [inReview], null),
        { ...outOfOrder, prepare: (world) => world.refuse('documents', 500, 'error.system.error') },
      ],
    },
    startHostedCheck: {
      holds: holdsCalls('jumioInitiate'),
      answers: [
        { name: 'opened', output: { redirectUrl: 'http://localhost/id-check/one' }, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('jumioInitiate', 500, 'error.system.error') },
      ],
    },
    discardUpload: {
      holds: holdsCalls('documentCancel'),
      answers: [
        { name: 'given up', output: undefined, prepare: (world) => world.answer('documentCancel', 204, undefined) },
        { ...outOfOrder, prepare: (world) => world.refuse('documentCancel', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['inactive'],
  ends: [],
  states: {
    inactive: async (world) => expect(dialog(world)).toHaveCount(0),
    'open.loading': async (world) => expect(button(world, 'Close')).toBeVisible(),
    'open.notify': async (world) => expect(button(world, 'Send a document')).toBeEnabled(),
    'open.discarding': (world) => says(world, 'The upload is being cancelled'),
    'open.selected': async (world) =>
      expect(dialog(world).locator('section[data-flow="documentUpload"]')).toBeVisible(),
    'open.startingHosted': (world) => says(world, 'Opening the ID check'),
    'open.hosted': (world) => says(world, 'The ID check is on its own page'),
    'open.uploaded': async (world) => expect(button(world, 'See all documents')).toBeVisible(),
    'open.failed': (world) => says(world, 'This did not work'),
  },
  counters: ({ overview, hosted, documentType }) => [
    overview?.documents.map(({ id, documentStatus }) => [id, documentStatus]) ?? null,
    overview?.daysLeft ?? null,
    hosted,
    documentType,
  ],
  unreachable: {
    'open.loading:profile.changed':
      'a push between two answers: “KYC-4 a review that decides while the list is being loaded has it loaded anew” holds it',
  },
  guardsOneWay: {
    'open.notify:profile.changed':
      'the page knows the profile by then: “KYC-4 the first word of the profile after the list” in verification.test.ts',
    'open.selected:hosted.start':
      'its button stands at an ID only: “KYC-3 it is there for an ID only” in verification.test.ts',
  },
})
