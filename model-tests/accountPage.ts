import { expect, type Locator } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { PlayerFlowInput } from '#machines/events.ts'
import { comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'

/** Input of a flow of the account. */
export const playerInput: PlayerFlowInput = {
  parentRef: createEmptyActor(),
  player: {
    playerId: 1,
    playerAccessId: null,
    email: 'anna@example.org',
    countryCode: 'FI',
    language: 'en',
    loginMethod: 'DEFAULT',
    registrationDate: null,
    suspended: false,
    expiresInMs: 3_600_000,
  },
}

/** Opens a page of the account area as its player. */
export async function openAccount(world: BrowserWorld, parts: object = {}, path = 'account'): Promise<void> {
  const { page } = world
  await withoutCookieQuestion(page)
  const player = await world.player(parts)
  await comesSignedIn(page, player, `/en-UN/my-account/${path}`)
  await expect(page).toHaveURL(new RegExp(`/en-UN/my-account/${path}$`))
}

/** The part of the page that shows a flow. */
export const partOf = ({ page }: BrowserWorld, flow: string): Locator => page.locator(`section[data-flow="${flow}"]`)

/** A control of that part, by its whole name. */
export const buttonOf = (world: BrowserWorld, flow: string, name: string): Locator =>
  partOf(world, flow).getByRole('button', { name, exact: true })

/** An error of a call as the page's client makes it. */
export const refusal = (status: number, code: string) => ({
  kind: 'status',
  status,
  code,
  message: code,
  validationErrors: [],
})
export const outOfOrder = { name: 'out of order', error: refusal(500, 'error.system.error') }
