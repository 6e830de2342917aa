/** Names that one flow goes by: `bonusCode` → `BonusCode`, `bonus-code`. */
export type FlowName = { readonly camel: string; readonly pascal: string; readonly kebab: string }

/** Reads a flow's name, written `bonusCode` or `bonus-code`; throws when it is neither. */
export function flowName(word: string): FlowName {
  const camel = /^[a-z][a-z\d]*(-[a-z\d]+)+$/.test(word)
    ? word.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
    : word
  if (!/^[a-z][a-zA-Z\d]{2,30}$/.test(camel)) throw new Error(`"${word}" is no camelCase name of 3 to 31 letters`)
  return {
    camel,
    pascal: camel[0]!.toUpperCase() + camel.slice(1),
    kebab: camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }
}

const contract = ({ camel, pascal, kebab }: FlowName) => `import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** What the ${camel} flow is about. */
export const ${camel}Schema = v.object({ id: v.string() })
export type ${pascal} = v.InferOutput<typeof ${camel}Schema>

export const ${camel}Calls = {
  ${camel}: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/${kebab}',
    auth: 'player',
    response: ${camel}Schema,
    errors: [],
    doc: 'Say what this call answers.',
    source: 'Say which requirement it comes from.',
  }),
}
`

const actors = ({ camel, pascal }: FlowName) => `import { fromPromise } from 'xstate'
import type { ${pascal} } from '#contract/${camel}.ts'
import type { World } from './world.ts'

/** What the ${camel} flow asks the world for. */
export const ${camel}Actors = (world: World) => ({
  load${pascal}: fromPromise<${pascal}, undefined>(({ signal }) => world.api.call('${camel}', {}, { signal })),
})
`

const machineContract = ({ camel, pascal }: FlowName) => `import type { ${pascal} } from '#contract/${camel}.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the ${camel} flow. */
export type ${pascal}Input = PlayerFlowInput

export type ${pascal}Event = { type: '${camel}.open' } | { type: '${camel}.retry' }

export interface ${pascal}Context extends ${pascal}Input {
  readonly ${camel}: ${pascal} | null
  readonly problem: Problem | null
}

/** What a person can do now. */
export const ${camel}Now = {
  idle: 'Open it',
  loading: 'Wait',
  ready: 'Read it',
  failed: 'Try again',
} as const
`

const machine = ({ camel, pascal }: FlowName) => `import { assign, setup } from 'xstate'
import type { ${pascal} } from '#contract/${camel}.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type { ${pascal}Context, ${pascal}Event, ${pascal}Input } from './${camel}.contract.ts'

/** Say what a person goes through here. */
export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as ${pascal}Input,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { load${pascal}: mustProvide<${pascal}>('load${pascal}') },
  actions: {
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: '${camel}',
  description: 'Say in one sentence what a person goes through here.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, ${camel}: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { description: 'Not looked at.', on: { '${camel}.open': { target: 'loading' } } },
    loading: {
      description: 'It is being loaded.',
      tags: ['busy'],
      invoke: {
        id: 'load${pascal}',
        src: 'load${pascal}',
        onDone: { target: 'ready', actions: assign({ ${camel}: ({ event }) => event.output, problem: null }) },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    ready: { description: 'It is shown.' },
    failed: { description: 'It could not be loaded.', on: { '${camel}.retry': { target: 'loading' } } },
  },
})
`

const machineTest = ({
  camel,
  pascal,
}: FlowName) => `import { createActor, createEmptyActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { ${pascal} } from '#contract/${camel}.ts'
import type { ${pascal}Input } from './${camel}.contract.ts'
import { ${camel}Machine } from './${camel}.machine.ts'

const input: ${pascal}Input = { parentRef: createEmptyActor(), player: { playerId: 1 } as ${pascal}Input['player'] }

test('what is loaded is shown', async () => {
  const load${pascal} = fromPromise<${pascal}, undefined>(() => Promise.resolve({ id: 'one' }))
  const actor = createActor(${camel}Machine.provide({ actors: { load${pascal} } }), { input }).start()
  actor.send({ type: '${camel}.open' })
  expect(actor.getSnapshot().value).toBe('loading')
  await waitFor(actor, (snapshot) => snapshot.matches('ready'))
  expect(actor.getSnapshot().context.${camel}).toEqual({ id: 'one' })
  actor.stop()
})
`

const view = ({ camel, pascal }: FlowName) => `import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ${camel}Machine } from '#machines/${camel}/${camel}.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'

/** Say what is shown here. */
export function ${pascal}View({ flow }: { readonly flow: ActorRefFrom<typeof ${camel}Machine> }) {
  const snapshot = useSelector(flow, (now) => now)
  const retry = { type: '${camel}.retry' } as const
  return (
    <section {...flowAttributes(snapshot)}>
      {snapshot.can(retry) ? (
        <Button onClick={() => flow.send(retry)}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </section>
  )
}
`

const route = ({ camel, kebab }: FlowName) => `import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltYet } from '#src/ui/States.tsx'

// Put the view here once src/app gives its flow.
export const Route = createFileRoute('/$locale/my-account/${kebab}')({
  component: () => <NotBuiltYet part="${camel}" />,
})
`

const paths = ({ camel, pascal }: FlowName) => `import { createEmptyActor } from 'xstate'
import { ${camel}Machine } from '#machines/${camel}/${camel}.machine.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const notWritten = (what: string) => () => Promise.reject(new Error(\`${camel}: \${what} is not written yet\`))

/** How QA brings ${camel} into each of its states. Fails until it is written. */
export const ${camel}Paths = pathModel<World>()<typeof ${camel}Machine>({
  machine: ${camel}Machine,
  variants: {
    'a player': {
      input: { parentRef: createEmptyActor(), player: { playerId: 1 } as never },
      open: notWritten('how a player comes here'),
    },
  },
  events: {
    '${camel}.open': [{ name: 'opens it', event: { type: '${camel}.open' }, act: notWritten('how it is opened') }],
    '${camel}.retry': [{ name: 'tries again', event: { type: '${camel}.retry' }, act: notWritten('how it is tried again') }],
  },
  answers: {
    // Without a failing answer the transition to "failed" is missed, and the coverage test says so.
    load${pascal}: { holds: holdsCalls('${camel}'), answers: [{ name: 'loaded', output: { id: 'one' }, prepare: async () => {} }] },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle'],
  ends: [],
  states: {
    idle: notWritten('what a person sees in "idle"'),
    loading: notWritten('what a person sees in "loading"'),
    ready: notWritten('what a person sees in "ready"'),
    failed: notWritten('what a person sees in "failed"'),
  },
  counters: (context) => context.problem?.kind ?? null,
  unreachable: {},
})
`

const operator = ({ camel }: FlowName) => `import { CallError, type Handlers } from '../handler.ts'

/** What the operator answers for the ${camel} flow. */
export const ${camel}Handlers = {
  ${camel}: () => Promise.reject(new CallError(501, 'error.not_implemented', '${camel} is not built yet')),
} satisfies Handlers
`

/** The files of a new flow, by path: the same word in all seven places of the architecture. */
export const newFlowFiles = (name: FlowName): ReadonlyMap<string, string> =>
  new Map([
    [`contract/${name.camel}.ts`, contract(name)],
    [`src/actors/${name.camel}.ts`, actors(name)],
    [`machines/${name.camel}/${name.camel}.contract.ts`, machineContract(name)],
    [`machines/${name.camel}/${name.camel}.machine.ts`, machine(name)],
    [`machines/${name.camel}/${name.camel}.test.ts`, machineTest(name)],
    [`src/views/${name.camel}/${name.pascal}View.tsx`, view(name)],
    [`src/routes/$locale/my-account/${name.kebab}.tsx`, route(name)],
    [`model-tests/${name.camel}.paths.ts`, paths(name)],
    [`operator/${name.camel}/handlers.ts`, operator(name)],
  ])

/** What is left to be written by hand, since each of these lists is typed and says a little more than a name. */
export const remaining = ({ camel, pascal }: FlowName): readonly string[] => [
  `contract/calls.ts        merge ${camel}Calls`,
  `machines/flowIds.ts      ${camel}: 'player'   (or 'visitor', 'always')`,
  `machines/directory.ts    ${camel}: ${camel}Machine`,
  `machines/promises.ts     ${camel}: ${camel}Now`,
  `machines/session/session.machine.ts  ${camel}Machine among its children, actors and what the player (or visitor) invokes`,
  `machines/directory.test.ts  one machine more`,
  `machines/${camel}        meta: { requirements: ['…'] } at the states that show one of machines/requirements.ts`,
  `src/app/session.ts       provide ${camel}Actors`,
  `operator/handlers.ts     merge ${camel}Handlers`,
  `model-tests/models.ts    import ${camel}Paths and add it to the list`,
  `docs/statecharts         npm run diagrams`,
  `locales                  npm run locales, once ${pascal}View has its words`,
  `src/app/routeTree.gen.ts npm run dev or npm run build writes the new route into it`,
]
