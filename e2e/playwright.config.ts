import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './chromium.ts'

const executablePath = process.env['CHROMIUM']
if (!executablePath) throw new Error('No browser is named in CHROMIUM; npm run e2e finds one.')

export default defineConfig({
  testDir: '.',
  // The README's pictures are not tests: only `npm run screenshots` takes them.
  testMatch: process.env['PICTURES'] ? 'pictures.ts' : '**/*.spec.ts',
  globalSetup: './prepare-data.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A journey keeps a core busy; more workers than cores take as long and wait for each other.
  workers: availableParallelism(),
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing takes a fifth of the time, so it is on only when debugging a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [...chromiumArgs],
    },
  },
})
