import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Ran } from './run-tests.ts'

/** One test file, the titles to run in it, and what a file of the product holds meanwhile. */
export interface Step {
  readonly test: string
  readonly titles: string
  readonly without?: { readonly path: string; readonly text: string } | undefined
}

export interface Vitest {
  /** What ran in each step, in their order. Several at once only where each test file has a window of its own. */
  readonly run: (steps: readonly Step[]) => Promise<Ran[][]>
  readonly close: () => Promise<void>
}

/** A worker that never comes back, for a loop without its end, is left behind after this for each of its steps. */
const PATIENCE_MS = 120_000

/** Started when first asked, and again if it is gone. */
export function openVitest(tree: string): Vitest {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'vitest-process.ts'), [tree], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NO_COLOR: '1' },
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
        const late = setTimeout(() => asked.kill('SIGKILL'), PATIENCE_MS * (steps.length + 1))
        asked.once('exit', nothing)
        asked.once('message', (ran) => {
          clearTimeout(late)
          asked.off('exit', nothing)
          resolve(ran as Ran[][])
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
