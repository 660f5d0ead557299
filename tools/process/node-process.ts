import { type ChildProcess, spawn } from 'node:child_process'

export interface NodeProcessOptions {
  /** Name for error messages. */
  readonly name: string
  readonly env: Readonly<NodeJS.ProcessEnv>
  /** Inherited by default. Collected output becomes part of the error if it exits too early. */
  readonly stdout?: 'inherit' | 'ignore' | 'collect'
  readonly stderr?: 'inherit' | 'collect'
  /** Runs it in its own process group, which Ctrl-C at our terminal does not reach. */
  readonly hasOwnGroup?: boolean
}

/** More than any process prints before it is ready. */
const MAX_OUTPUT_BYTES = 16 * 1024 ** 2

/** A script in a separate process, run by our own Node, that reports by messages. */
export class NodeProcess {
  readonly child: ChildProcess
  /** Resolves when it has exited, for whatever reason. */
  readonly ended: Promise<void>
  readonly #name: string
  readonly #output: Buffer[] = []

  constructor(args: readonly string[], { name, env, stdout, stderr, hasOwnGroup }: NodeProcessOptions) {
    this.#name = name
    this.child = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', toStdio(stdout), toStdio(stderr), 'ipc'],
      detached: hasOwnGroup === true && process.platform !== 'win32',
    })
    let bytes = 0
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= MAX_OUTPUT_BYTES) this.#output.push(chunk)
      })
    this.ended = new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.once('error', () => resolve())
    })
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Output of the collected streams. */
  get output(): string {
    return Buffer.concat(this.#output).toString()
  }

  send(message: object | string): void {
    this.child.send(message)
  }

  onMessage<Message>(listener: (message: Message) => void): void {
    this.child.on('message', listener)
  }

  /**
   * Resolves with the first defined result of `read`, which is called for every message. `what` is
   * used in the error.
   */
  waitFor<Message, Answer>(
    what: string,
    read: (message: Message) => Answer | undefined,
    timeoutMs?: number,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (work: () => void): void => {
        clearTimeout(timer)
        this.child.off('message', receive)
        this.child.off('exit', fail)
        this.child.off('error', fail)
        work()
      }
      const receive = (message: Message): void => {
        const answer = read(message)
        if (answer !== undefined) settle(() => resolve(answer))
      }
      const failWith = (sentence: string): void => settle(() => reject(new Error(`${sentence}\n${this.output}`.trim())))
      const fail = (): void => failWith(`${this.#name} ended instead of saying ${what}.`)
      const late = (): void => failWith(`${this.#name} did not say ${what} in time.`)
      const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs)
      this.child.on('message', receive)
      this.child.on('exit', fail)
      this.child.on('error', fail)
    })
  }

  /** Sends the signal and waits until it has exited. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.child.kill(signal)
    await this.ended
  }

  /** Lets us exit before it: it stops when the channel closes. */
  unref(): void {
    this.child.unref()
    this.child.channel?.unref()
  }
}

const toStdio = (use: 'inherit' | 'ignore' | 'collect' = 'inherit'): 'inherit' | 'ignore' | 'pipe' =>
  use === 'collect' ? 'pipe' : use
