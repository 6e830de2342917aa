import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Annotated on purpose: the inferred plugin type sends the compiler into "Excessive stack depth".
const plugins: PluginOption[] = [babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()]

/** What takes longest, and looks short: begun first, or a run ends with one core at work. */
const LONG = /tests\/faults\/|model-tests\/(.+\.)?(safety|paths)\.test|\.property\.test/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Its own method, not the one of lists.
    const inOrder = super.sort.bind(this)
    const sorted = await inOrder(files)
    return [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => LONG.test(moduleId) === isLong))
  }
}

export default defineConfig({
  plugins,
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      '{contract,machines,src,brands,operator,staff,scripts}/**/*.test.{ts,tsx}',
      'tests/{contract,faults,from-logs}/**/*.test.ts',
      'model-tests/**/*.test.ts',
    ],
    // One more than cores: many tests wait, for processes that start, for answers that are late.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, as it is otherwise, is little for what goes through a database on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
