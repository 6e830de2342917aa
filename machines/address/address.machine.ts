import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  AddressContext,
  AddressEvent,
  AddressInput,
  ChangeAddressInput,
  ChangeProvinceInput,
} from './address.contract.ts'

/** Changing address or province (PRO-2). */
export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    changeAddress: mustProvide<void, ChangeAddressInput>('changeAddress'),
    changeProvince: mustProvide<void, ChangeProvinceInput>('changeProvince'),
  },
  actions: {
    forget: assign({ form: null, province: null, problem: null }),
    keepForm: assign((_, params: ChangeAddressInput) => ({ form: params.form, problem: null })),
    keepProvince: assign((_, params: ChangeProvinceInput) => ({ province: params.province, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    tellProfile: sendTo(({ context }) => context.parentRef, { type: 'profile.refresh' as const }),
    toast: sendTo(
      ({ context }) => context.parentRef,
      (_, params: { key: string }) => ({
        type: 'toast.show' as const,
        toast: { severity: 'success' as const, key: params.key },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'address',
  description: 'The player changes address or province.',
  meta: { area: 'account' },
  context: ({ input }) => ({ ...input, form: null, province: null, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No form is open.',
      entry: 'forget',
      on: { 'address.edit': { target: 'address' }, 'province.edit': { target: 'province' } },
    },
    address: {
      description: 'The form of the address is open.',
      meta: { requirements: ['PRO-2'] },
      initial: 'editing',
      states: {
        editing: {
          description: 'The player types street, city and postal code.',
          on: {
            'address.submit': { target: 'saving', actions: { type: 'keepForm', params: ({ event }) => event } },
            'address.cancel': { target: '#address.idle' },
          },
        },
        saving: {
          description: 'The address is being stored.',
          meta: { requirements: ['PRO-2'] },
          tags: ['busy'],
          invoke: {
            id: 'changeAddress',
            src: 'changeAddress',
            input: ({ context }) => ({ form: context.form! }),
            onDone: {
              target: '#address.idle',
              actions: ['tellProfile', { type: 'toast', params: { key: 'player.account.address.success.toast' } }],
            },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'It was not stored; why stands in the form.',
          meta: { requirements: ['APP-6'] },
          on: {
            'address.submit': { target: 'saving', actions: { type: 'keepForm', params: ({ event }) => event } },
            'address.cancel': {
              target: '#address.idle',
              actions: 'tellProfile',
              description: 'What lost its answer may have been stored all the same',
            },
          },
        },
      },
    },
    province: {
      description: 'The form of the province is open.',
      meta: { requirements: ['PRO-2'] },
      initial: 'editing',
      states: {
        editing: {
          description: 'The player chooses a province.',
          meta: { requirements: ['REG-10'] },
          on: {
            'province.submit': { target: 'saving', actions: { type: 'keepProvince', params: ({ event }) => event } },
            'address.cancel': { target: '#address.idle' },
          },
        },
        saving: {
          description: 'The province is being stored.',
          meta: { requirements: ['PRO-2'] },
          tags: ['busy'],
          invoke: {
            id: 'changeProvince',
            src: 'changeProvince',
            input: ({ context }) => ({ province: context.province ?? '' }),
            onDone: {
              target: '#address.idle',
              actions: ['tellProfile', { type: 'toast', params: { key: 'player.account.province.success.toast' } }],
            },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'It was not stored; why stands in the form.',
          meta: { requirements: ['APP-6'] },
          on: {
            'province.submit': { target: 'saving', actions: { type: 'keepProvince', params: ({ event }) => event } },
            'address.cancel': {
              target: '#address.idle',
              actions: 'tellProfile',
              description: 'What lost its answer may have been stored all the same',
            },
          },
        },
      },
    },
  },
})
