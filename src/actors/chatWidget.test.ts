import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatWidgetEvent } from '#machines/chat/chat.contract.ts'
import type { World } from './world.ts'

type Told = readonly [string, string, ...unknown[]]

/** The page's scripts that were asked for, and what the provider was told: how many, when they come, and in what order decides here. */
let scripts: EventTarget[]
let told: Told[]
let widget: typeof import('./chatWidget.ts')
/** Whose tokens lie in the browser. */
let signedIn: number
let now: number

class Script extends EventTarget {
  remove = () => void inPage.delete(this)
}
/** What stands in the page right now. */
const inPage = new Set<Script>()
/** The provider's snippet has come, and brings its chat. */
const come = (script: EventTarget | undefined) => {
  Object.assign(globalThis, { zE: (globalThis as { zE?: unknown }).zE ?? ((...all: Told) => void told.push(all)) })
  script!.dispatchEvent(new Event('load'))
}

beforeEach(async () => {
  scripts = []
  inPage.clear()
  told = []
  signedIn = 5
  now = 0
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    getElementById: () => [...inPage][0] ?? null,
    head: {
      append(script: Script) {
        scripts.push(script)
        inPage.add(script)
      },
    },
  })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.resetModules()
  widget = await import('./chatWidget.ts')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete (globalThis as { zE?: unknown }).zE
})

const tokenOf = (playerId: number) => {
  const claims = { playerId, zendeskJwtToken: `proof-${playerId}` }
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.')
}
const world = {
  settings: {
    chatSnippetUrl: 'https://chat.example/snippet.js',
    chatKey: 'k',
    chatPlayerField: 'id',
    brand: 'halcyon',
  },
  pool: { fresh: async () => ({ idToken: tokenOf(signedIn) }) },
  log: () => {},
} as unknown as World

const open = (playerId: number | null) => {
  const heard: ChatWidgetEvent['type'][] = []
  const line = widget.openChatWidget(world)({ locale: 'en', playerId }, ({ type }) => heard.push(type))
  return { ...line, heard }
}
const commands = () => told.filter(([group]) => group === 'messenger').map(([, command]) => command)
const fields = () => told.filter(([, command]) => command === 'conversationFields').map(([, , list]) => list)

test('CHT-1 closed while it comes and asked for again, the snippet is loaded once, and the one that gave up takes nothing from the next', async () => {
  const first = open(null)
  expect(inPage.size).toBe(1)
  first.end()
  expect(inPage.size, 'nobody waits for it').toBe(0)
  const second = open(null)
  expect(scripts).toHaveLength(1)
  come(scripts[0])
  await expect.poll(() => second.heard).toEqual(['chat.ready'])
  expect(first.heard).toEqual([])
  expect(commands()).toEqual(['hide'])
  second.obey({ type: 'widget.show', locale: 'en' })
  await expect.poll(commands).toEqual(['hide', 'show', 'open'])
  second.end()
  expect(commands().slice(3), 'at once').toEqual(['hide', 'logoutUser'])
})

test('CHT-1 a snippet that comes after nobody waits for it is told that nobody is there', async () => {
  open(null).end()
  come(scripts[0])
  await expect.poll(commands).toEqual(['hide', 'logoutUser'])
})

test('CHT-1 a snippet that has not come in time is asked for anew, and heard once where both come', async () => {
  open(null).end()
  now = 15_000
  const second = open(null)
  expect(scripts).toHaveLength(2)
  come(scripts[1])
  come(scripts[0])
  await expect.poll(() => second.heard).toEqual(['chat.ready'])
  expect(told.filter(([, command]) => command === 'unreadMessages')).toHaveLength(1)
})

test('CHT-1 SAF-7 who arrives while the chat is loaded for another is known to it, and nobody else', async () => {
  const line = open(5)
  signedIn = 6
  line.obey({ type: 'widget.player', playerId: null })
  line.obey({ type: 'widget.player', playerId: 6 })
  come(scripts[0])
  await expect.poll(() => fields()).toEqual([[{ id: 'id', value: '6' }]])
  await expect.poll(() => line.heard).toEqual(['chat.ready'])
  expect(commands().filter((command) => command === 'loginUser')).toHaveLength(1)
  const [, , ask] = told.find(([, command]) => command === 'loginUser') as [string, string, (give: unknown) => void]
  const given: unknown[] = []
  // Told again of the same player, as with every change of their profile: the proof is still given when it is asked for anew.
  line.obey({ type: 'widget.player', playerId: 6 })
  ask((proof: unknown) => given.push(proof))
  await expect.poll(() => given).toEqual(['proof-6'])
  line.obey({ type: 'widget.player', playerId: null })
  await expect.poll(() => commands().at(-2)).toBe('logoutUser')
  ask((proof: unknown) => given.push(proof))
  await expect.poll(() => given).toEqual(['proof-6', null])
})
