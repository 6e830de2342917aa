import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { accessMachine } from '#machines/access/access.machine.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { type AnswerCase, pathModel } from './paths.ts'
import { fillDetails, signUp, submitStep } from './registration.form.ts'

type World = BrowserWorld

const station = {
  ipAddress: '127.0.0.1',
  autodetectedCountry: 'FI',
  autodetectedRegion: null,
  autodetectedCity: null,
}
const tells = (outcome: 'open' | 'restricted' | 'maintenance', change: object): AnswerCase<never, World> => ({
  name: outcome,
  output: { outcome, station } as never,
  prepare: async ({ qa }) => void (await qa.world(change)),
})
const heading = ({ page }: World) => page.getByRole('heading', { level: 1 })
/** The site closes while a page is open: the next answer of the operator says so. */
const closes = async (world: World, change: object): Promise<void> => {
  const { page, qa } = world
  await qa.world(change)
  if (!(await signUp(world).isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await fillDetails(world)
  await submitStep(world)
}

/** How QA brings the access to the site into each of its states. */
export const accessPaths = pathModel<World>()<typeof accessMachine>({
  machine: accessMachine,
  variants: {
    'a document that says nothing of it': {
      input: { parentRef: createEmptyActor() },
      open: async ({ page }) => {
        await page.route(
          (url) => url.pathname === '/en-UN/404',
          async (route) => {
            const response = await route.fetch()
            const html = (await response.text()).replace(/<script[^>]*id="access"[^>]*>[\s\S]*?<\/script>/, '')
            await route.fulfill({ response, body: html })
          },
        )
        await page.goto('/en-UN/404')
      },
    },
  },
  events: {
    'access.check': [
      {
        name: 'asks again',
        event: { type: 'access.check' },
        act: ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
      },
    ],
    'access.changed': [
      {
        name: 'the maintenance begins',
        offeredIn: ['open'],
        event: { type: 'access.changed', outcome: 'maintenance' },
        act: (world) => closes(world, { maintenance: true }),
      },
      {
        name: 'the country is not served any more',
        offeredIn: ['open'],
        event: { type: 'access.changed', outcome: 'restricted' },
        act: (world) => closes(world, { restricted: true }),
      },
    ],
  },
  answers: {
    checkAccess: {
      holds: holdsAccess,
      answers: [
        tells('open', { restricted: false, maintenance: false }),
        tells('restricted', { restricted: true, maintenance: false }),
        tells('maintenance', { restricted: false, maintenance: true }),
        {
          name: 'out of order',
          error: { kind: 'status', status: 500, code: 'error.system.error', message: '' },
          prepare: async ({ qa }) =>
            void (await qa.fault({
              method: 'GET',
              path: '/access/v1/player/access/context',
              kind: 'status',
              status: 500,
              body: { status: 500, code: 'error.system.error', message: '' },
            })),
        },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  // Nothing at all is shown before the first answer.
  unseen: ['open', 'checking'],
  ends: [],
  states: {
    checking: async ({ page }) => {
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('heading')).toHaveCount(0)
    },
    open: async ({ page }) => expect(page.getByRole('banner')).toBeVisible(),
    restricted: async (world) => expect(heading(world)).toHaveText('We are not available in your country'),
    maintenance: async (world) => expect(heading(world)).toHaveText('We are working on the site'),
    failed: async (world) => expect(heading(world)).toHaveText('The site could not be opened'),
  },
  counters: () => [],
  unreachable: {},
})

function holdsAccess({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' && path === '/access/v1/player/access/context'
}
