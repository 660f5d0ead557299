import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { runAtExit } from './run-at-exit.ts'

interface StartOptions {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Opens an IPC channel. */
  readonly ipc?: boolean
}

export interface EndedProcess {
  readonly code: number | null
  readonly output: string
}

/** A command as under a terminal: in its own process group, with its output collected. */
export class StartedProcess {
  output = ''
  readonly ended: Promise<EndedProcess>
  readonly child: ChildProcess
  #isOver = false
  readonly #heard = new Set<() => void>()

  constructor(program: string, args: readonly string[], { cwd, env, ipc }: StartOptions) {
    this.child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
      detached: true,
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk
        for (const look of this.#heard) look()
      })
    }
    const over = runAtExit(() => this.stop())
    this.ended = once(this.child, 'close').then(([code]) => {
      this.#isOver = true
      over()
      return { code, output: this.output }
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  async hears(words: string, withinMs = 20_000): Promise<void> {
    let look = () => {}
    const heard = new Promise<void>((resolve) => {
      look = () => {
        if (this.output.includes(words)) resolve()
      }
      this.#heard.add(look)
      look()
    })
    await this.#orElse(heard, `"${words}"`, withinMs)
    this.#heard.delete(look)
  }

  async ends(withinMs: number): Promise<EndedProcess> {
    return this.#orElse(this.ended, 'its end', withinMs)
  }

  async #orElse<Value>(wanted: Promise<Value>, name: string, withinMs: number): Promise<Value> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} did not come in ${withinMs / 1000} s.\n${this.output}`)),
        withinMs,
      )
    })
    const over = this.ended.then(({ code }) => {
      throw new Error(`It ended with ${code} instead of ${name}.\n${this.output}`)
    })
    try {
      return await Promise.race([wanted, over, late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Signals the whole group, as a terminal does. */
  ctrlC(): void {
    this.#signal('SIGINT')
  }

  /** Stops it gracefully, so that its children end with it. */
  stop(): void {
    if (!this.#isOver) this.#signal('SIGTERM')
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, signal)
    } catch {
      // The whole group is gone, and something only still holds our pipe.
    }
  }
}
