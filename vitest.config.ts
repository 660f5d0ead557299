import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Long limits: a busy machine is slow, and a hanging test is still found.
const longLimits = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const node = { ...longLimits, environment: 'node' }

// Files share a process: they are pure, or each test restores the clock and the functions that it replaced.
const sharedProcess = { ...node, isolate: false }

// Class names are not scoped, so that a test can query them; jsdom parses and applies the rules.
const browser = {
  ...longLimits,
  environment: './packages/web/src/testing/jsdom-environment.ts',
  // Files share a window, which is renewed between them, and libraries; see dom-setup.ts. Proofs need a
  // window per file.
  ...(process.env['OWN_WINDOWS'] ? { pool: 'vmThreads' as const } : { pool: 'threads' as const, isolate: false }),
  css: { include: [/./], modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: ['packages/web/src/testing/dom-setup.ts'],
}

export default defineConfig({
  test: {
    // One more than cores, because a worker that waits for PostgreSQL or a process leaves its core idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...sharedProcess,
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          // The zone farthest from Greenwich: a rule that depends on the machine's zone fails here.
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      { test: { ...sharedProcess, name: 'vision', include: ['packages/vision/src/**/*.test.ts'] } },
      { test: { ...sharedProcess, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          // Module state is only read; everything else is in a database per test.
          isolate: false,
          testTimeout: 60_000,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/testing/global-setup.ts'],
        },
      },
      { test: { ...sharedProcess, name: 'device-hub', include: ['apps/device-hub/src/**/*.test.ts'] } },
      // Tests that need no DOM run without one. Component tests and `*.dom.test.ts` get jsdom.
      {
        test: {
          ...sharedProcess,
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
      { test: { ...sharedProcess, name: 'simulators', include: ['simulators/**/*.test.ts'] } },
      { test: { ...sharedProcess, name: 'tools', include: ['tools/**/*.test.ts'] } },
      { test: { ...node, testTimeout: 300_000, name: 'bench', include: ['bench/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['faults/global-setup.ts'],
        },
      },
    ],
  },
})
