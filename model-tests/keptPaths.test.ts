import { expect, test } from 'vitest'
import { generatePaths } from './generate.ts'
import { keptPaths } from './keptPaths.ts'
import { models } from './models.ts'
import { shortest } from './strategy.ts'

test.each(['rewardClaim', 'login'])(
  'MOD-3 the kept paths of %s are those that are generated, whoever asks first',
  (flow) => {
    const model = models.find(({ machine }) => machine.id === flow)!
    keptPaths(model, shortest)
    const kept = keptPaths(model, shortest).map(({ title, steps, path }) => ({ title, steps, path: path() }))
    const generated = generatePaths(model)
    expect(kept.map(({ path }) => path)).toEqual(generated)
    expect(kept.map(({ title, steps }) => [title, steps])).toEqual(
      generated.map((one) => [one.title, one.events.length]),
    )
  },
)
