import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './chromium.ts'

const executablePath = process.env['CHROMIUM']
if (!executablePath) throw new Error('No browser is named in CHROMIUM; npm run e2e finds one.')

export default defineConfig({
  testDir: '.',
  // The README's pictures are no test: only `npm run screenshots` takes them.
  testMatch: process.env['PICTURES'] ? 'pictures.ts' : '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a journey waits for its page half of the time.
  workers: availableParallelism() + 1,
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
    // A trace of everything takes a fifth of the time; who looks for a failure's cause asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [...chromiumArgs],
    },
  },
})
