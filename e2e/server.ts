import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')

/** Node keeps what it has compiled, types stripped: every start but the first is quicker. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.foyer/compiled') }

/** A first start creates and fills a database; a machine that runs several suites at once needs a while for it. */
const startWithinMs = 110_000

interface Message {
  readonly type: string
  readonly url?: string
  readonly notes?: readonly string[]
}

/** One real server process with a folder, a database and a port of its own. */
export class Server {
  url = ''
  /** What it told the person who started it. */
  notes: readonly string[] = []
  /** With which a device hub proves itself to it. */
  readonly pairing = randomUUID()
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  readonly #said: Buffer[] = []
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  /** What its environment says beside where it lies. */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings
  }

  /** What the process printed so far, for the report of a failed test. */
  get said(): string {
    return Buffer.concat(this.#said).toString()
  }

  async start(): Promise<void> {
    // The database runs as another user when we are root, and has to pass through this folder.
    chmodSync(this.#folder, 0o755)
    const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
    const env = {
      ...inherited,
      ...compileCache,
      DEMO: 'on',
      ...this.#settings,
      DATA_DIR: join(this.#folder, 'data'),
      HUB_PAIRING: this.pairing,
      PORT: this.url === '' ? '0' : new URL(this.url).port,
    }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child.stdout?.on('data', (chunk: Buffer) => this.#said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => this.#said.push(chunk))
    this.#process = child
    const { url, notes } = await this.#answer(child, 'ready')
    this.notes = notes ?? []
    if (url === undefined) throw new Error('The server is ready but tells no address.')
    this.url = url.replace(/\/$/, '')
  }

  /** The demo hotels as they are on the first day. */
  async resetDemo(): Promise<void> {
    const child = this.#process
    if (child === undefined) throw new Error('The server is not running.')
    const done = this.#answer(child, 'demo-reset-done')
    child.send({ type: 'demo-reset' })
    await done
  }

  /** A command of the operator's, for which the server is stopped and started again. Answers what it said. */
  async command(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
    await this.stop()
    const file = join(import.meta.dirname, '../apps/server/src', script)
    const { DATABASE_URL: _, ...inherited } = process.env
    const settings = { ...inherited, ...compileCache, DATA_DIR: join(this.#folder, 'data'), ...env }
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env: settings })
    await this.start()
    return stdout
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Stops for good. After a kill the database may have survived, and only a new server knows how to stop it. */
  async close(): Promise<void> {
    if (this.#process === undefined && this.url !== '') await this.start()
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  async #answer(child: ChildProcess, type: string): Promise<Message> {
    return new Promise((resolve, reject) => {
      const settle = (work: () => void) => {
        clearTimeout(timer)
        child.off('message', hear)
        child.off('exit', leave)
        work()
      }
      const hear = (message: Message) => {
        if (message.type === type) settle(() => resolve(message))
      }
      const leave = () => settle(() => reject(new Error(`The server ended instead of saying ${type}.\n${this.said}`)))
      const late = () => settle(() => reject(new Error(`The server did not say ${type} in time.\n${this.said}`)))
      const timer = setTimeout(late, startWithinMs)
      child.on('message', hear)
      child.on('exit', leave)
    })
  }
}
