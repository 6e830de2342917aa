import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { SimulatedClock } from 'xstate'
import { eddMachine } from '#machines/edd/edd.machine.ts'
import { eddWork } from '#src/actors/edd.ts'
import { lateActors } from '#src/actors/late.ts'
import { playerOptions } from '#src/queries/options.ts'
import { EddModal, type EddLists } from '#src/views/edd/EddModal.tsx'
import { started, withActors } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const lists: EddLists = { occupations: [], sources: [], salaries: [] }
const answers = {
  occupation: 'Teacher',
  otherOccupation: '',
  salaryRangeId: 1,
  sourceOfFunds: 'Salary',
  otherSourceOfFunds: '',
  placeOfBirth: '',
  nationality: '',
}
const asked = { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' }

/** The questionnaire at its questions. */
function atQuestions({ world }: FaultWorld) {
  const works = lateActors(() => Promise.resolve(eddWork(world)), ['wasPrompted', 'rememberPrompted', 'submitEdd'])
  const run = started(withActors(eddMachine, works))
  run.actor.send({ type: 'profile.changed', profile: asked })
  return run
}

/** Answers the questions, and again where the answers were not taken. */
function answer(it: FaultWorld): FlowRun {
  const run = atQuestions(it)
  const { actor } = run
  return {
    ...run,
    isBusy: () => run.isBusy() || actor.getSnapshot().matches('askingStore'),
    waitsMs: () => null,
    page: () => <EddModal flow={actor as never} lists={lists} hasFailed={false} onRetry={() => {}} />,
    goOn: async () => {
      if (actor.getSnapshot().matches('done')) return false
      const ways = [{ type: 'edd.submit', answers }, { type: 'edd.begin' }, { type: 'edd.open' }]
      const way = ways.find((event) => actor.getSnapshot().can(event))
      if (!way) throw new Error(`no way on from ${run.state()}`)
      actor.send(way)
      return true
    },
  }
}

/** Loads what the questionnaire offers to choose from, as its overlay does; begun at once. */
function loadLists(it: FaultWorld): FlowRun {
  const run = atQuestions(it)
  run.subscribe(() => {
    if (run.actor.getSnapshot().matches({ open: 'reminder' })) run.actor.send({ type: 'edd.begin' })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const salaries = new QueryObserver(client, playerOptions(it.world.api, 1, 'salaryRange', {}))
  const now = () => salaries.getCurrentResult()
  const stopListening = salaries.subscribe(() => {})
  return {
    ...run,
    clock: new SimulatedClock(),
    state: () => `${run.state()}, its lists ${now().status}`,
    isBusy: () => now().isFetching || !run.actor.getSnapshot().matches({ open: 'questionnaire' }),
    waitsMs: () => null,
    subscribe: (changed) => salaries.subscribe(changed),
    page: () => (
      <EddModal
        flow={run.actor as never}
        lists={now().data ? { ...lists, salaries: now().data ?? [] } : null}
        hasFailed={now().isError}
        onRetry={() => {}}
      />
    ),
    goOn: async () => {
      if (!now().isError) return false
      void now().refetch()
      return true
    },
    stop: () => {
      stopListening()
      client.clear()
      run.stop()
    },
  }
}

/** Enhanced due diligence: what can be chosen, and the answers. */
export const eddRows: readonly FaultRow[] = [
  { area: 'edd', call: 'salaryRange', open: loadLists, moves: [] },
  { area: 'edd', call: 'questionnaireAnswerSend', open: answer, moves: [], player: { profile: asked } },
]
