import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'

// Annotated on purpose: the inferred plugin type sends the compiler into "Excessive stack depth".
const plugins: PluginOption[] = [babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()]

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
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, as it is otherwise, is little for what goes through a database on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
