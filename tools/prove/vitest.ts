import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestResult } from './run-tests.ts'

/** One test file, the titles to run in it, and the temporary content of a source file. */
export interface Step {
  readonly test: string
  readonly titles: string
  readonly without?: { readonly path: string; readonly text: string } | undefined
}

export interface Vitest {
  /**
   * The tests that ran in each step, in order. Several steps at once only where each test file has
   * its own window.
   */
  readonly run: (steps: readonly Step[]) => Promise<TestResult[][]>
  readonly close: () => Promise<void>
}

/** A worker that hangs, for example in an endless loop, is abandoned after this time per step. */
const TIMEOUT_MS = 120_000

/** Starts on first use, and again if it is gone. */
export function startVitest(tree: string): Vitest {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'vitest-process.ts'), [tree], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NO_COLOR: '1', OWN_WINDOWS: '1' },
    })
    begun.once('exit', () => {
      if (child === begun) child = undefined
    })
    return begun
  }

  return {
    run: (steps) =>
      new Promise((resolve) => {
        child ??= start()
        const asked = child
        const nothing = (): void => resolve(steps.map(() => []))
        const late = setTimeout(() => asked.kill('SIGKILL'), TIMEOUT_MS * (steps.length + 1))
        asked.once('exit', nothing)
        asked.once('message', (ran) => {
          clearTimeout(late)
          asked.off('exit', nothing)
          resolve(ran as TestResult[][])
        })
        asked.send(steps)
      }),
    close: async () => {
      if (child === undefined) return
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
