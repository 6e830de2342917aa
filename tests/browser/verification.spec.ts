import type { Locator, Page } from '@playwright/test'
import { rejectionReasons } from '#contract/rejectionReasons.ts'
import { heavyPhoto, photo, statement } from '#operator/documents/testFiles.ts'
import { expect, test } from './fixtures.ts'
import { button, callsTo, flowOf, lastCall, payByCard, signedIn } from './people.ts'

const PAGE = '/en-UN/my-account/account/verification'
const DEPOSIT = '/en-UN/my-account/banking/deposit'
const CONTENT = '/api/v1/player/documents/*/content'

// Dropped connections and refused files are what these tests are about.
test.use({ expectedConsoleErrors: ['/player/documents', '/player/cookies/consent', '501 (Not Implemented)'] })

const main = (page: Page): Locator => page.getByRole('main')
const asked = (type: string, more: object = {}) => ({ type, status: 'REQUESTED', ...more })
const picker = (within: Page | Locator): Locator => within.locator('input[type=file]:not([capture])')

const jpg = async () => ({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await photo() })
const pdf = async () => ({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: await statement() })
const large = async () => ({ name: 'scan.png', mimeType: 'image/png', buffer: await heavyPhoto(900_000) })

const WITHDRAW = '/en-UN/my-account/banking/withdraw'

/** The documents as they stand, in the page's words. */
const rows = (page: Page): Locator => main(page).getByRole('listitem')

/** Sends the chosen file and finishes. */
async function sendAndFinish(within: Page | Locator): Promise<void> {
  await button(within, 'Send').click()
  await expect(within.getByText('Your file has arrived')).toBeVisible({ timeout: 20_000 })
  await button(within, 'Finish').click()
}

test('KYC-2 KYC-4 an ID is chosen, looked at, sent with progress, and stands under review', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await expect(main(page).getByText('We need 1 document from you')).toBeVisible()
  await expect(flowOf(page, 'verification')).toHaveAttribute('data-status', 'NOTIFY')
  await button(main(page), 'Send: Proof of identity').press('Enter')
  await expect(flowOf(page, 'documentUpload')).toHaveAttribute('data-status', 'PRE_UPLOAD_ID')
  await expect(page.getByRole('heading', { name: 'Proof of identity' })).toBeFocused()
  await picker(page).setInputFiles(await jpg())
  await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible()
  await expect(main(page).getByText('passport.jpg')).toBeVisible()
  await sendAndFinish(main(page))
  await expect(page.getByRole('heading', { name: 'Your document is here' })).toBeVisible()
  await expect(main(page).getByText('We look at it, most often within a day.', { exact: true })).toBeVisible()
  await button(main(page), 'See all documents').click()
  await expect(rows(page).filter({ hasText: 'Proof of identity' })).toContainText('Under review')
})

test('KYC-2 a wrong file is refused before it is sent, with what to do', async ({ page, qa }) => {
  const player = await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await picker(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await expect(page.getByText('This kind of file is not accepted')).toBeVisible()
  await picker(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await expect(page.getByText('This file is empty')).toBeVisible()
  await picker(page).setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761) })
  await expect(page.getByText('This file is larger than 10 MB')).toBeVisible()
  await expect(button(main(page), 'Send')).toHaveCount(0)
  const calls = (await qa.calls()).filter(({ path, method }) => path.includes('/documents') && method !== 'GET')
  expect({ player: typeof player.playerId, calls }).toEqual({ player: 'number', calls: [] })
})

test('KYC-2 a file that is no picture inside is refused in words, and another one can be chosen', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await picker(page).setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') })
  await button(main(page), 'Send').click()
  await expect(page.getByText('We could not read this file')).toBeVisible({ timeout: 20_000 })
  await expect(button(main(page), 'Try again')).toHaveCount(0)
  await picker(page).setInputFiles(await jpg())
  await sendAndFinish(main(page))
})

test('KYC-2 an address is proven by a paper whose kind is chosen first, dropped onto the page', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ADDRESS')] }, PAGE)
  await button(main(page), 'Send: Proof of address').click()
  await expect(flowOf(page, 'documentUpload')).toHaveAttribute('data-status', 'SELECT_POA_DOCUMENT_TYPE')
  await button(main(page), 'Utility bill').click()
  const file = await pdf()
  const dropped = await page.evaluateHandle(
    ([bytes, name, type]) => {
      const transfer = new DataTransfer()
      const plain = Uint8Array.from(atob(bytes!), (letter) => letter.codePointAt(0) ?? 0)
      transfer.items.add(new File([plain], name!, { type: type! }))
      return transfer
    },
    [file.buffer.toString('base64'), file.name, file.mimeType],
  )
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(main(page).getByText('statement.pdf')).toBeVisible()
  await sendAndFinish(main(page))
  const opened = (await qa.calls()).find(({ path, method }) => path === '/api/v1/player/documents' && method === 'POST')
  expect(opened?.body).toMatchObject({ documentType: 'PROOF_OF_ADDRESS', subType: 'UB' })
})

/** Drags a file over what is given and drops it there; answers whether the page held it back from opening in the browser. */
const dropAt = async (
  place: Locator,
  { buffer, name, mimeType }: Awaited<ReturnType<typeof jpg>>,
): Promise<boolean[]> =>
  place.evaluate(
    (element, [bytes, fileName, type]) => {
      const dataTransfer = new DataTransfer()
      const plain = Uint8Array.from(atob(bytes!), (letter) => letter.codePointAt(0) ?? 0)
      dataTransfer.items.add(new File([plain], fileName!, { type: type! }))
      return ['dragover', 'drop'].map(
        (kind) => !element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })),
      )
    },
    [buffer.toString('base64'), name, mimeType],
  )

test('KYC-2 a file that is dropped beside its place is taken as if it were dropped there, and never opens in place of the page', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await expect(page.getByText('or drop it here')).toBeAttached()
  expect(await dropAt(page.getByRole('banner'), await jpg())).toEqual([true, true])
  await expect(main(page).getByText('passport.jpg')).toBeVisible()
  await sendAndFinish(main(page))
  await expect(page.getByRole('heading', { name: 'Your document is here' })).toBeVisible()
})

test('KYC-2 KYC-8 while no file is asked for, one that is dropped changes nothing', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ADDRESS')] }, PAGE)
  await button(main(page), 'Send: Proof of address').click()
  await expect(button(main(page), 'Utility bill')).toBeVisible()
  expect(await dropAt(page.getByRole('banner'), await jpg())).toEqual([true, true])
  await expect(button(main(page), 'Utility bill')).toBeVisible()
})

test('KYC-2 a source of wealth is sent with its code, and another document without one', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('SOURCE_OF_WEALTH'), asked('OTHER')] }, PAGE)
  await button(main(page), 'Send: Source of wealth').click()
  await button(main(page), 'Savings').click()
  await picker(page).setInputFiles(await pdf())
  await sendAndFinish(main(page))
  await button(main(page), 'See all documents').click()
  await button(main(page), 'Send: Another document').click()
  await picker(page).setInputFiles(await jpg())
  await sendAndFinish(main(page))
  const opened = (await qa.calls()).filter(
    ({ path, method }) => path === '/api/v1/player/documents' && method === 'POST',
  )
  expect(opened.map(({ body }) => (body as { documentType: string; subType?: string }).subType)).toEqual([
    'BS',
    undefined,
  ])
})

test('KYC-7 a payment is proven for the way that was paid with', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_PAYMENT', { depositMethodId: 'skrill' })] }, DEPOSIT)
  await page.getByLabel('Amount').fill('25.00')
  await button(main(page), 'Continue').click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
  await page.goto(PAGE)
  await expect(button(main(page), 'Send: Proof of payment: Skrill')).toBeVisible()
  await button(main(page), 'Send a document').click()
  await button(main(page), 'Proof of payment: Card').click()
  await picker(page).setInputFiles(await jpg())
  await sendAndFinish(main(page))
  await button(main(page), 'See all documents').click()
  await expect(rows(page).filter({ hasText: 'Proof of payment: Card' })).toContainText('Under review')
  await expect(rows(page).filter({ hasText: 'Proof of payment: Skrill' })).toContainText('Wanted')
})

test('KYC-8 a connection that drops in mid-upload is gone on from by itself', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  const file = await large()
  await picker(page).setInputFiles(file)
  await qa.fault({ method: 'PUT', path: CONTENT, match: { header: 'content-range: bytes 65536-' }, kind: 'drop' })
  await qa.fault({ method: 'PUT', path: CONTENT, match: { header: 'content-range: bytes 196608-' }, kind: 'late' })
  await sendAndFinish(main(page))
  const pieces = (await qa.calls()).filter(({ method }) => method === 'PUT')
  // The one that got through, though its answer was lost, is not sent again.
  const sent = pieces.filter(({ status }) => status === 200).map(({ headers }) => headers['content-range'])
  expect(new Set(sent).size).toBe(sent.length)
  expect(pieces.map(({ headers }) => headers['content-range']?.split('-')[0])).toContain('bytes 65536')
})

test('KYC-8 after a lost connection the same file is tried again from where it stopped', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await picker(page).setInputFiles(await large())
  await qa.fault({
    method: 'PUT',
    path: CONTENT,
    match: { header: 'content-range: bytes 65536-' },
    kind: 'drop',
    times: 50,
  })
  await button(main(page), 'Send').click()
  await expect(page.getByText('Your file has not arrived')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('What has arrived so far is kept')).toBeVisible()
  await qa.clearFaults()
  await button(main(page), 'Try again').click()
  await expect(page.getByText('Your file has arrived')).toBeVisible({ timeout: 20_000 })
  const first = (await qa.calls()).filter(({ headers }) => headers['content-range']?.startsWith('bytes 0-'))
  expect(first).toHaveLength(1)
})

/** Opens the page with an ID wanted, and chooses to send it. */
async function sendsWanted(page: Page, qa: Parameters<typeof signedIn>[1]): Promise<void> {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
}

/** Opens the page with nothing wanted, and chooses to send an ID. */
async function sendsUnasked(page: Page, qa: Parameters<typeof signedIn>[1]): Promise<void> {
  await signedIn(page, qa, {}, PAGE)
  await button(main(page), 'Send a document').click()
  await button(main(page), 'Proof of identity').click()
}

/** An upload that hangs after its first piece. */
async function hangs(
  page: Page,
  qa: Parameters<typeof signedIn>[1],
  begins = sendsWanted,
): Promise<Awaited<ReturnType<typeof large>>> {
  await begins(page, qa)
  const file = await large()
  await picker(page).setInputFiles(file)
  await qa.fault({ method: 'PUT', path: CONTENT, match: { header: 'content-range: bytes 65536-' }, kind: 'hang' })
  await button(main(page), 'Send').click()
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('value', '0')
  return file
}

test('KYC-8 after a reload it is said which file to choose again, and it goes on', async ({ page, qa }) => {
  const file = await hangs(page, qa)
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Not finished' })).toContainText('of scan.png has arrived')
  await button(main(page), 'Go on with it').click()
  await expect(page.getByText('Choose the same file again')).toBeVisible()
  await picker(page).setInputFiles(file)
  await sendAndFinish(main(page))
  const first = (await qa.calls()).filter(({ headers }) => headers['content-range']?.startsWith('bytes 0-'))
  expect(first).toHaveLength(1)
  await button(main(page), 'See all documents').click()
  await expect(rows(page).filter({ hasText: 'Not finished' })).toHaveCount(0)
})

for (const [name, begins, says] of [
  ['that is wanted', sendsWanted, /Wanted.*Not finished.*Please send it/],
  ['that nobody asked for', sendsUnasked, /^Proof of identityNot finished.*Choose the same file again/],
] as const)
  test(`KYC-8 KYC-1 what was begun of a document ${name} stands once among the documents, until it is given up`, async ({
    page,
    qa,
  }) => {
    await hangs(page, qa, begins)
    await page.reload()
    const ids = rows(page).filter({ hasText: 'Proof of identity' })
    await expect(ids.filter({ hasText: 'of scan.png has arrived' })).toContainText(says)
    await expect(ids).toHaveCount(1)
    await button(ids, 'Discard it').click()
    await expect(ids.filter({ hasText: 'Not finished' })).toHaveCount(0)
    await expect(ids).toHaveCount(1)
  })

test('KYC-8 going to another page in mid-upload loses nothing: the page still has the file', async ({ page, qa }) => {
  await hangs(page, qa)
  await page.getByRole('link', { name: 'My account', exact: true }).click()
  await expect(flowOf(page, 'verification')).toHaveCount(0)
  await page.getByRole('link', { name: 'Verification', exact: true }).click()
  await button(main(page), 'Go on with it').click()
  await sendAndFinish(main(page))
  const first = (await qa.calls()).filter(({ headers }) => headers['content-range']?.startsWith('bytes 0-'))
  expect(first).toHaveLength(1)
})

test('KYC-2 an upload is cancelled, and nothing of it stays at the operator', async ({ page, qa }) => {
  await hangs(page, qa)
  await button(main(page), 'Cancel').click()
  await expect(flowOf(page, 'documentUpload')).toHaveAttribute('data-status', 'PRE_UPLOAD_ID')
  await button(main(page), 'Back').click()
  await button(main(page), 'Back').click()
  await expect(button(main(page), 'Send: Proof of identity')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Not finished' })).toHaveCount(0)
})

test('KYC-1 what a review decides is shown as it comes, with what to do', async ({ page, qa }) => {
  const documents = [asked('PROOF_OF_ID', { rejectionReason: 'BAD_QUALITY' }), asked('OTHER')]
  const { playerId } = await signedIn(page, qa, { documents }, PAGE)
  const id = rows(page).filter({ hasText: 'Proof of identity' })
  await expect(id).toContainText('The picture could not be read well enough.')
  await expect(id).toContainText('Take a new photo in good light')
  const review = (more: object) => qa.changePlayer(playerId, { documents: [{ type: 'PROOF_OF_ID', ...more }] })
  await review({ status: 'REQUESTED', rejectionReason: 'MADE_UP_LATER' })
  await expect(id).toContainText('The reason is called MADE_UP_LATER.')
  await review({ status: 'EXPIRED' })
  await expect(id).toContainText('It is not valid any more. Please send a newer one.')
  await review({ status: 'VERIFIED' })
  await expect(id).toContainText('It is accepted.')
  await expect(rows(page).filter({ hasText: 'Proof of address' })).toContainText('Not asked for')
})

/** Each reason of the trade's list, with what the page says of it and of what to do. */
const REASONS = [
  ['EMPTY', 'The file was empty.', 'Take a new photo in good light'],
  ['BAD_QUALITY', 'could not be read well enough', 'Take a new photo in good light'],
  ['CROPPED_CORNERS_NOT_VISIBLE', 'corners of the document were cut off', 'with all four corners in sight'],
  ['DAMAGED_DOCUMENT', 'The document is damaged.', 'Send another document that shows it.'],
  ['GENERIC_NO_NAME', 'Your name does not stand on the document.', 'Send one that bears your name'],
  ['ID_BACKSIDE', 'The other side of the document is missing.', 'Send a photo of the back as well.'],
  ['ID_BLACK_AND_WHITE', 'The picture is black and white.', 'Send a photo in colour.'],
  ['ID_EXPIRED', 'The document has expired.', 'Send your passport, identity card or driving licence.'],
  ['ID_INVALID_TYPE', 'does not prove your identity', 'Send your passport, identity card or driving licence.'],
  ['ID_NAME_MISMATCH', 'is not the one of your account', 'or ask support to correct the name'],
  ['INVALID_ISSUE_DATE', 'The date of issue is not valid.', 'Send one of the last three months'],
  ['INVALID_SELFIE', 'Your face could not be compared', 'Take a new photo in good light'],
  ['MISSING_DOCUMENT_PAGE', 'A page is missing.', 'Send all pages, one after the other.'],
  ['PHOTO', 'The photo on the document could not be recognised.', 'Take a new photo in good light'],
  ['POA_ADDRESS_MISMATCH', 'The address is not the one of your account.', 'Send one with your present address'],
  ['POA_INVALID_TYPE', 'does not prove your address', 'Send a utility bill, a bank statement or an official letter.'],
  ['POA_MOBILE_PHONE_BILL', 'A bill for a mobile phone does not prove', 'Send a utility bill, a bank statement'],
  ['POA_NAME_MISMATCH', 'is not the one of your account', 'Send one that bears your name'],
  ['POA_NO_ISSUE_DATE', 'The document bears no date.', 'Send one of the last three months that shows the date.'],
  ['POP_CARD_NAME_MISMATCH', 'The name on the card is not', 'Send a proof of the account or card that you paid with'],
  ['POP_CARD_NUMBER_MISMATCH', 'The number on the card is not', 'its first six and last four digits must be readable'],
  ['POP_CARD_UNSIGNED', 'The card is not signed.', 'Sign the card on its back, cover the three-digit number'],
  ['POP_EWALLET_NAME_MISMATCH', 'The name of the e-wallet is not', 'in your own name'],
  ['POP_EWALLET_EMAIL_MISMATCH', 'The email of the e-wallet is not', 'Send a proof of the account or card'],
  ['REJECTED_DUE_TO_MASKED_INFO', 'Something that we must read was covered.', 'Cover nothing but the middle digits'],
  ['SCREENSHOT_NOT_ORIGINAL_DOCUMENT', 'A screenshot is not accepted.', 'Send the original'],
  ['EMAIL', 'We have written to you about this document.', 'Read our message in your mailbox'],
] as const

test('KYC-1 every reason for which a document is refused is said in words, with what to do and a way to do it', async ({
  page,
  qa,
}) => {
  expect(REASONS.map(([reason]) => reason)).toEqual(rejectionReasons)
  const { playerId } = await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  const id = rows(page).filter({ hasText: 'Proof of identity' })
  for (const [rejectionReason, what, next] of REASONS) {
    await qa.changePlayer(playerId, { documents: [asked('PROOF_OF_ID', { rejectionReason })] })
    await expect(id).toContainText(what)
    await expect(id).toContainText(next)
    await expect(id).not.toContainText(rejectionReason)
    await expect(button(id, 'Send: Proof of identity')).toBeVisible()
  }
})

test('KYC-1 PRO-5 the inbox tells what became of a document, and leads to where it is shown', async ({ page, qa }) => {
  const documents = [asked('PROOF_OF_ID'), asked('PROOF_OF_ADDRESS')]
  const { playerId } = await signedIn(page, qa, { documents }, PAGE)
  await qa.changePlayer(playerId, {
    documents: [
      { type: 'PROOF_OF_ADDRESS', status: 'VERIFIED' },
      asked('PROOF_OF_ID', { rejectionReason: 'ID_EXPIRED' }),
    ],
  })
  await page.goto('/en-UN/my-account/inbox')
  const inbox = page.locator('[data-flow="inbox"]')
  await expect(inbox.getByRole('listitem').filter({ hasText: 'Your document is accepted' })).toHaveCount(1)
  await inbox.getByRole('link', { name: 'Your document could not be accepted' }).click()
  await expect(inbox.getByRole('article')).toContainText('Proof of identity: under Verification you see why')
  await inbox.getByRole('article').getByRole('link').click()
  await expect(rows(page).filter({ hasText: 'Proof of identity' })).toContainText('The document has expired.')
})

test('KYC-2 SAF-12 another player of the same computer sees nothing of a document, nor its address', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await picker(page).setInputFiles(await jpg())
  const opened = page.waitForResponse(
    (one) => one.url().endsWith('/player/documents') && one.request().method() === 'POST',
  )
  await sendAndFinish(main(page))
  const { documentId } = (await (await opened).json()) as { documentId: string }
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  const listed = page.waitForRequest((one) => one.url().endsWith('/player/documents') && one.method() === 'GET')
  await signedIn(page, qa, { profile: { kycStatus: 'NOT_REQUIRED' } }, PAGE)
  await expect(main(page).getByText('Nothing is needed')).toBeVisible()
  await expect(main(page)).not.toContainText('Under review')
  const headers = await (await listed).allHeaders()
  const mine = await page.request.get('/api/v1/player/documents', { headers })
  expect({ status: mine.status(), body: await mine.json() }).toEqual({ status: 200, body: [] })
  const foreign = await page.request.get(`/api/v1/player/documents/${documentId}`, { headers })
  expect(foreign.status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('KYC-2 a document is photographed with the camera and sent', async ({ page, qa }) => {
    await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
    await button(main(page), 'Send: Proof of identity').click()
    const camera = page.locator('input[type=file][capture=environment]')
    const chooser = page.waitForEvent('filechooser')
    await page.getByText('Take a photo', { exact: true }).tap()
    await (await chooser).setFiles(await jpg())
    await expect(camera).toHaveAttribute('accept', 'image/*')
    await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible()
    await sendAndFinish(main(page))
    await expect(page.getByRole('heading', { name: 'Your document is here' })).toBeVisible()
  })
})

test('KYC-5 who needs no verification is told so plainly', async ({ page, qa }) => {
  const { playerId } = await signedIn(page, qa, { profile: { kycStatus: 'NOT_REQUIRED' } }, PAGE)
  await expect(main(page).getByText('Nothing is needed')).toBeVisible()
  await qa.changePlayer(playerId, { profile: { kycStatus: 'NOT_VERIFIED' } })
  await page.reload()
  await expect(main(page).getByText('Nothing is needed')).toBeVisible()
  await qa.changePlayer(playerId, { profile: { kycStatus: 'PENDING' } })
  await expect(main(page).getByText('No document is asked for at the moment')).toBeVisible()
})

test('KYC-7 LOC-13 a proof of payment bears the page’s name for the way that was paid with, in the list and where it is sent', async ({
  page,
  qa,
}) => {
  const documents = [asked('PROOF_OF_PAYMENT', { depositMethodId: 'creditcard' })]
  await signedIn(page, qa, { documents }, PAGE.replace('en-UN', 'fi-UN'))
  const name = 'Todistus maksusta: Kortti'
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await button(main(page), `Lähetä: ${name}`).click()
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await button(main(page), 'Takaisin').click()
  await expect(button(main(page), name)).toBeVisible()
})

test('KYC-3 the hosted check takes the ID on its own page and leads back', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await button(main(page), 'Use the guided ID check instead').click()
  await expect(page.getByRole('heading', { name: 'Check your ID' })).toBeVisible()
  await page.locator('input[name=file]').setInputFiles(await jpg())
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await expect(page.getByText(/^passport\.jpg, \d KB$/)).toBeVisible()
  await page.getByRole('checkbox').check()
  await button(page, 'Send for review').click()
  await expect(page.getByRole('heading', { name: 'Your ID is here' })).toBeVisible({ timeout: 20_000 })
  await button(main(page), 'See all documents').click()
  await expect(rows(page).filter({ hasText: 'Proof of identity' })).toContainText('Under review')
})

test('KYC-2 KYC-3 a file that the browser cannot draw is shown by its name and kind, before it is sent and at the hosted check', async ({
  page,
  qa,
}) => {
  const bad = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await picker(page).setInputFiles(bad)
  await expect(main(page).getByText('JPG', { exact: true })).toBeVisible()
  await expect(main(page).getByText('passport.jpg')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The file you chose' })).toHaveCount(0)
  await picker(page).setInputFiles({ ...(await jpg()), name: 'better.jpg' })
  await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible()
  await page.reload()
  await button(main(page), 'Send: Proof of identity').click()
  await button(main(page), 'Use the guided ID check instead').click()
  const drawn = page.getByRole('img', { name: 'The photo you chose' })
  await page.locator('input[name=file]').setInputFiles(bad)
  await expect(main(page).getByText('JPG', { exact: true })).toBeVisible()
  await expect(main(page).getByText('passport.jpg, 1 KB')).toBeVisible()
  await expect(drawn).toBeHidden()
  await page.locator('input[name=file]').setInputFiles(await jpg())
  await expect(drawn).toBeVisible()
  await expect(main(page).getByText('JPG', { exact: true })).toBeHidden()
})

test('KYC-3 LOC-13 the hosted check speaks the player’s language, also of what is wrong, under the brand’s name', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE.replace('en-UN', 'fi-UN'))
  await button(main(page), 'Lähetä: Todistus henkilöllisyydestä').click()
  await button(main(page), 'Käytä ohjattua tarkistusta').click()
  await expect(page.getByRole('heading', { name: 'Tarkistetaan henkilöllisyytesi' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveText('Halcyon')
  await button(page, 'Lähetä tarkistettavaksi').click()
  await expect(page.getByRole('alert')).toHaveText('Ota ensin kuva henkilötodistuksestasi tai valitse tiedosto.')
  await page.locator('input[name=file]').setInputFiles(await jpg())
  await button(page, 'Lähetä tarkistettavaksi').click()
  await expect(page.getByRole('alert')).toHaveText('Anna suostumus kuvan käyttöön tässä tarkistuksessa.')
  await expect(page.getByRole('checkbox')).toBeFocused()
})

test('KYC-3 on a phone the hosted check says in sight that a photo was refused, keeps the consent, and takes a file dropped there', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('/id-check/')
  await page.setViewportSize({ width: 375, height: 620 })
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await button(main(page), 'Use the guided ID check instead').click()
  await expect(page.getByRole('heading', { name: 'Check your ID' })).toBeVisible()
  await page.getByRole('checkbox').check()
  await button(page, 'Send for review').click()
  await expect(page.getByRole('alert')).toHaveText('Take a photo of your ID or choose a file first.')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: (await photo()).subarray(0, 200) })
  await button(page, 'Send for review').click()
  await expect(page.getByRole('alert')).toContainText('We could not read this file.')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^broken\.jpg/)).toBeHidden()
  await expect(page.getByRole('checkbox'), 'it was given, and need not be given again').toBeChecked()
  const bytes = [...(await photo())]
  await page.locator('body').evaluate((body, given) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(given)], 'dropped.jpg', { type: 'image/jpeg' }))
    body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(page.getByText(/^dropped\.jpg, \d+ KB$/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'Send for review').click()
  await expect(page.getByRole('heading', { name: 'Your ID is here' })).toBeVisible({ timeout: 20_000 })
})

test('KYC-3 a hosted check that is cancelled leads back and says that nothing was sent', async ({ page, qa }) => {
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await button(main(page), 'Send: Proof of identity').click()
  await button(main(page), 'Use the guided ID check instead').click()
  await button(page, 'Cancel').click()
  await expect(main(page).getByText('The ID check was not finished')).toBeVisible()
  await page.goto(`${PAGE}?hosted=done`)
  await expect(main(page).getByText('The ID check was not finished')).toBeVisible()
})

test('KYC-3 a finished check is news once: its address is clean, and a reload tells how the ID stands by then', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await page.goto(`${PAGE}?hosted=done`)
  const unfinished = main(page).getByText('The ID check was not finished')
  await expect(unfinished, 'the operator has no ID').toBeVisible()
  await expect(page).toHaveURL(PAGE)
  await qa.changePlayer(playerId, { documents: [{ type: 'PROOF_OF_ID', status: 'UNDER_REVIEW' }] })
  const steps = await page.evaluate(() => history.length)
  await page.goto(`${PAGE}?hosted=done`)
  await expect(page.getByRole('heading', { name: 'Your ID is here' })).toBeVisible()
  await expect(page).toHaveURL(PAGE)
  expect(await page.evaluate(() => history.length), 'one step for the page itself').toBe(steps + 1)
  await button(main(page), 'See all documents').click()
  await qa.changePlayer(playerId, {
    documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED', rejectionReason: 'BAD_QUALITY' }],
  })
  await expect(button(main(page), 'Send: Proof of identity')).toBeVisible()
  await page.reload()
  await expect(button(main(page), 'Send: Proof of identity')).toBeVisible()
  await expect(unfinished).toHaveCount(0)
})

for (const end of ['done', 'failed'])
  test(`KYC-3 an old address of a check (${end}) tells no news beside an ID that is accepted`, async ({ page, qa }) => {
    const documents = [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }]
    await signedIn(page, qa, { documents }, `${PAGE}?hosted=${end}`)
    await expect(rows(page).filter({ hasText: 'Proof of identity' })).toContainText('Verified')
    await expect(main(page).getByText('The ID check was not finished')).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  })

test('KYC-6 DEP-2 documents that a deposit asks for are sent over it, and it is checked again', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { checks: { deposit: 'DOCUMENTS_REQUIRED' } }, DEPOSIT)
  await button(main(page), 'Upload documents').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(button(dialog, 'Send: Proof of identity')).toBeVisible()
  await expect(dialog.getByText('Not asked for'), 'only what stands in the way of the payment').toHaveCount(0)
  await button(dialog, 'Send: Proof of identity').click()
  await picker(dialog).setInputFiles(await jpg())
  await sendAndFinish(dialog)
  await button(dialog, 'Back to your deposit').click()
  await expect(dialog).toHaveCount(0)
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'VERIFYDOCUMENT_UNDER_REVIEW')
  await qa.changePlayer(playerId, { documents: [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }] })
  await expect(page.getByLabel('Amount'), 'by itself').toBeVisible()
})

test('KYC-6 WDR-1 documents that a withdrawal asks for are sent over it, and it is checked again', async ({
  page,
  qa,
}) => {
  const parts = { wallet: { main: 10_000 }, checks: { withdrawal: 'DOCUMENTS_REQUIRED' } }
  const { playerId } = await signedIn(page, qa, parts, WITHDRAW)
  await button(main(page), 'Upload documents').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await button(dialog, 'Send: Proof of identity').click()
  await picker(dialog).setInputFiles(await jpg())
  await sendAndFinish(dialog)
  await button(dialog, 'Back to your withdrawal').click()
  await expect(dialog).toHaveCount(0)
  await expect(flowOf(page, 'withdrawal')).toHaveAttribute('data-status', /VERIFYDOCUMENT_UNDER_REVIEW/)
  await qa.changePlayer(playerId, { documents: [{ type: 'PROOF_OF_ID', status: 'VERIFIED' }] })
  await expect(page.getByLabel('Amount'), 'by itself').toBeVisible()
})

for (const [from, address] of [
  ['deposit', DEPOSIT],
  ['withdrawal', WITHDRAW],
] as const)
  for (const kycStatus of ['FULLY VERIFIED', 'NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING'])
    test(`KYC-5 KYC-6 DEP-1 WDR-1 what a review makes of papers that came elsewhere reaches a ${from} at ${kycStatus} that waits for them, once for each news`, async ({
      page,
      qa,
    }) => {
      const parts = { profile: { kycStatus }, wallet: { main: 10_000 }, checks: { [from]: 'DOCUMENTS_REQUIRED' } }
      const { playerId } = await signedIn(page, qa, parts, address)
      const papers = (status: string) =>
        qa.changePlayer(playerId, { documents: ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'].map((type) => ({ type, status })) })
      await expect(main(page).getByRole('heading', { name: 'Please verify your account first' })).toBeVisible()
      await expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
      await page.evaluate(() => {
        const { body } = document
        const look = () => {
          const isSeen = /Checking (that|what) you can/.test(body.textContent)
          body.toggleAttribute('data-flickered', isSeen || body.hasAttribute('data-flickered'))
        }
        new MutationObserver(look).observe(body, { childList: true, subtree: true, characterData: true })
      })
      const since = await lastCall(qa)
      await papers('UNDER_REVIEW')
      await expect(main(page).getByRole('heading', { name: 'We are looking at your documents' })).toBeVisible()
      await papers('VERIFIED')
      await expect(page.getByLabel('Amount')).toBeVisible()
      const checks = await callsTo(qa, since, 'POST', `/wallet/${from}/check`)
      // A review may be told in several pushes: of the paper, of the level, of what it opens.
      expect(checks.length).toBeLessThanOrEqual(6)
      await expect(page.locator('body'), 'each screen stays until the next one is known').not.toHaveAttribute(
        'data-flickered',
      )
    })

for (const [from, address] of [
  ['deposit', DEPOSIT],
  ['withdrawal', WITHDRAW],
] as const)
  test(`KYC-3 KYC-6 the hosted check that was begun over a ${from} leads back to it`, async ({ page, qa }) => {
    await signedIn(page, qa, { checks: { [from]: 'DOCUMENTS_REQUIRED' } }, address)
    await button(main(page), 'Upload documents').click()
    const dialog = page.getByRole('dialog', { name: 'Verify your account' })
    await button(dialog, 'Send: Proof of identity').click()
    await button(dialog, 'Use the guided ID check instead').click()
    await page.locator('input[name=file]').setInputFiles(await jpg())
    await page.getByRole('checkbox').check()
    await button(page, 'Send for review').click()
    await expect(page).toHaveURL(address, { timeout: 20_000 })
    await expect(flowOf(page, from)).toHaveAttribute('data-status', /VERIFYDOCUMENT_UNDER_REVIEW/)
  })

test('KYC-4 KYC-6 in the loyal variant verify later is offered over the deposit, and goes on with it', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { checks: { deposit: 'DOCUMENTS_PREFERRED' } }, DEPOSIT)
  await button(main(page), 'Upload documents').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByText('14 days are left')).toBeVisible()
  await button(dialog, 'Verify later').click()
  await expect(page.getByLabel('Amount')).toBeVisible()
})

test('KYC-8 SAF-9 what could not be looked up says so, and is tried again', async ({ page, qa }) => {
  await qa.fault({ method: 'GET', path: '/api/v1/player/documents', kind: 'status', status: 500, times: 1 })
  await signedIn(page, qa, { documents: [asked('PROOF_OF_ID')] }, PAGE)
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeVisible()
  await button(main(page), 'Try again').click()
  await expect(button(main(page), 'Send: Proof of identity')).toBeVisible()
})
