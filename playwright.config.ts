import { defineConfig, devices } from '@playwright/test'
import { launchOptions, launchWithoutPictures } from './tests/support/launching.ts'

/** Whether what stands on a page includes its pictures: how a page looks, moves and weighs, what content brings, and what staff see. */
const lookAtPictures =
  /(accessibility|chat|content|crawl|deposit|firstPaint|frame|gameFrame|installable|journey|launch|liveTable|lobby|longWords|offers|pageAsSeen|pages|play|recording|registrationRules|replay|report|spaceCheck|staff|storyboard|verification)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/browser/**/*.spec.ts', 'model-tests/**/*.spec.ts'],
  globalSetup: './tests/support/database.ts',
  outputDir: '.tmp/playwright',
  fullyParallel: true,
  workers: 2,
  // A busy machine can starve a browser; what passes only at the second try is counted and named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A worker would answer requests that a test's routes should see; its own spec lets it in.
    serviceWorkers: 'block',
    // Pictures that move are drawn without a graphics card here, at a tenth of the run's time. What is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Recording costs a quarter of a run: only what failed once is recorded, and everything on demand.
    trace: process.env['TRACE'] ? 'on' : 'on-first-retry',
    launchOptions,
  },
  // Drawing pictures is a fifth of the work of a page full of games.
  projects: [
    { name: 'with pictures', testMatch: lookAtPictures },
    {
      name: 'without pictures',
      testMatch: 'tests/browser/**/*.spec.ts',
      testIgnore: lookAtPictures,
      use: { launchOptions: launchWithoutPictures },
    },
    // Last: where the time runs out, these can be walked by command.
    { name: 'paths', testMatch: 'model-tests/paths.spec.ts', use: { launchOptions: launchWithoutPictures } },
  ],
})
