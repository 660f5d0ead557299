import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { atExit } from './at-exit.ts'

interface How {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** With a channel for messages. */
  readonly ipc?: boolean
}

export interface Ended {
  readonly code: number | null
  readonly said: string
}

/** A command as it runs below a terminal: in a process group of its own, and somebody reads what it says. */
export class Started {
  said = ''
  readonly ended: Promise<Ended>
  readonly child: ChildProcess
  #isOver = false
  readonly #heard = new Set<() => void>()

  constructor(program: string, args: readonly string[], { cwd, env, ipc }: How) {
    this.child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
      detached: true,
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.said += chunk
        for (const look of this.#heard) look()
      })
    }
    const over = atExit(() => this.stop())
    this.ended = once(this.child, 'close').then(([code]) => {
      this.#isOver = true
      over()
      return { code, said: this.said }
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  async hears(words: string, withinMs = 20_000): Promise<void> {
    let look = () => {}
    const heard = new Promise<void>((resolve) => {
      look = () => {
        if (this.said.includes(words)) resolve()
      }
      this.#heard.add(look)
      look()
    })
    await this.#orElse(heard, `"${words}"`, withinMs)
    this.#heard.delete(look)
  }

  async ends(withinMs: number): Promise<Ended> {
    return this.#orElse(this.ended, 'its end', withinMs)
  }

  async #orElse<Value>(wanted: Promise<Value>, name: string, withinMs: number): Promise<Value> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} did not come in ${withinMs / 1000} s.\n${this.said}`)),
        withinMs,
      )
    })
    const over = this.ended.then(({ code }) => {
      throw new Error(`It ended with ${code} instead of ${name}.\n${this.said}`)
    })
    try {
      return await Promise.race([wanted, over, late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** As a terminal does it: to everybody in the group. */
  ctrlC(): void {
    this.#signal('SIGINT')
  }

  /** Gently, so that what it started ends with it. */
  stop(): void {
    if (!this.#isOver) this.#signal('SIGTERM')
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, signal)
    } catch {
      // All of the group are gone, and something of it only still holds our pipe.
    }
  }
}
