import { expect, test } from 'vitest'
import { allMachines } from './allMachines.ts'
import { layOut } from './layout.ts'
import { chartOf } from './model.ts'
import { overlaps } from './overlaps.ts'

test.each(allMachines().map((machine) => [machine.id, machine] as const))(
  'the chart of %s can be read: nothing lies over anything else or is cut off',
  async (_, machine) => {
    expect(overlaps(await layOut(chartOf(machine)))).toEqual([])
  },
)

test('product owners read what each machine, state and delay is', () => {
  const charts = allMachines().map(chartOf)
  const states = charts.flatMap((chart) =>
    chart.states.filter((one) => !one.description && one.type !== 'history').map((one) => `${chart.id} ${one.path}`),
  )
  // A delay that is handled in place says by its action what it does.
  const delays = charts.flatMap((chart) =>
    chart.transitions
      .filter((one) => one.kind === 'after' && !one.description && !one.actions.length)
      .map((one) => `${chart.id} ${one.id}`),
  )
  expect([...states, ...delays]).toEqual([])
})
