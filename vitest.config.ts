import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// A busy machine is slow, not wrong: what hangs is found all the same, only later.
const patient = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const node = { ...patient, environment: 'node' }

// Nothing that one file does reaches another: pure, or each test puts back the clock and the functions that it took.
const together = { ...node, isolate: false }

// Classes keep their names, so that a test may ask for one; the rules themselves are parsed and applied by jsdom.
const browser = {
  ...patient,
  environment: './packages/web/src/testing/jsdom-environment.ts',
  // A window per file, as in a process per file, but jsdom itself is read only once.
  pool: 'vmThreads',
  css: { include: [/./], modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: ['packages/web/src/testing/dom-setup.ts'],
}

export default defineConfig({
  test: {
    // One more than there are cores: a worker that waits for PostgreSQL or for a process leaves its core idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...together,
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          // The zone farthest from Greenwich: a rule that leans on the machine's own zone fails here.
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      { test: { ...together, name: 'vision', include: ['packages/vision/src/**/*.test.ts'] } },
      { test: { ...together, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          // What its modules keep for themselves is read and never written; all else is in a database per test.
          isolate: false,
          testTimeout: 60_000,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/testing/global-setup.ts'],
        },
      },
      { test: { ...together, name: 'device-hub', include: ['apps/device-hub/src/**/*.test.ts'] } },
      // Tests that need no DOM run without one. Component tests and `*.dom.test.ts` get jsdom, a window per file.
      {
        test: {
          ...together,
          name: 'web-logic',
          include: ['{packages/web,apps/guest,apps/staff}/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      { plugins: [react()], test: { ...browser, name: 'web', include: ['packages/web/src/**/*.dom.test.ts'] } },
      {
        plugins: [react()],
        test: { ...browser, name: 'guest', include: ['apps/guest/src/**/*.{test.tsx,dom.test.ts}'] },
      },
      {
        plugins: [react()],
        test: { ...browser, name: 'staff', include: ['apps/staff/src/**/*.{test.tsx,dom.test.ts}'] },
      },
      { test: { ...together, name: 'simulators', include: ['simulators/**/*.test.ts'] } },
      { test: { ...together, name: 'tools', include: ['tools/**/*.test.ts'] } },
      { test: { ...node, testTimeout: 300_000, name: 'bench', include: ['bench/**/*.test.ts'] } },
      { test: { ...node, name: 'faults', include: ['faults/**/*.test.ts'] } },
    ],
  },
})
