import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from '@foyer/tools/process/compile-cache.ts'
import { createDataFolder } from '@foyer/tools/process/data-folder.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { copyPreparedData } from './prepared-data.ts'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')

/**
 * The first start creates and fills a database, which takes a while if several suites run at once.
 */
const startTimeoutMs = 110_000

interface Message {
  readonly type: string
  readonly url?: string
  readonly notes?: readonly string[]
}

/** Runs a file of the server's sources, and returns its output. */
export type Command = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => Promise<string>

/** A real server process with its own folder, database and port. */
export class Server {
  url = ''
  /** Notes it printed for its operator. */
  notes: readonly string[] = []
  /** Authenticates a device hub to this server. */
  readonly pairing = randomUUID()
  readonly #folder = createDataFolder('foyer-e2e-')
  /** The processes of all starts; the last one may be running. */
  readonly #starts: NodeProcess[] = []
  readonly #settings: Readonly<Record<string, string>>
  #process: NodeProcess | undefined

  /** Settings beyond the data directory and the port. */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings
  }

  get dataFolder(): string {
    return this.#folder.path
  }

  /** Output of the process so far, for the report of a failed test. */
  get said(): string {
    return this.#starts.map((start) => start.output).join('')
  }

  async start(): Promise<void> {
    if (this.#starts.length === 0) copyPreparedData(this.#folder.path)
    const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
    const env = {
      ...inherited,
      ...compileCache,
      DEMO: 'on',
      HUB_PAIRING: this.pairing,
      ...this.#settings,
      DATA_DIR: this.#folder.path,
      PORT: this.url === '' ? '0' : new URL(this.url).port,
    }
    const server = new NodeProcess([main], { name: 'The server', env, stdout: 'collect', stderr: 'collect' })
    this.#process = server
    this.#starts.push(server)
    const { url, notes } = await receive(server, 'ready')
    this.notes = notes ?? []
    if (url === undefined) throw new Error('The server is ready but tells no address.')
    this.url = url.replace(/\/$/, '')
  }

  /** Restores the demo hotels to their initial state. */
  async resetDemo(): Promise<void> {
    const server = this.#process
    if (server === undefined) throw new Error('The server is not running.')
    const done = receive(server, 'demo-reset-done')
    server.send({ type: 'demo-reset' })
    await done
  }

  /** Stops, starts again after `work` has run an operator's commands, and returns its result. */
  async whileStopped<Result>(work: (command: Command) => Promise<Result>): Promise<Result> {
    await this.stop()
    const result = await work(this.#runCommand)
    await this.start()
    return result
  }

  /** Simulates a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /**
   * Stops permanently. After a kill the database may still run, and only a new server can stop it.
   */
  async close(): Promise<void> {
    if (this.#process === undefined && this.url !== '') await this.start()
    await this.stop()
    this.removeData()
  }

  removeData(): void {
    this.#folder.remove()
  }

  readonly #runCommand: Command = async (script, args, env) => {
    const file = join(import.meta.dirname, '../apps/server/src', script)
    const { DATABASE_URL: _, ...inherited } = process.env
    const settings = { ...inherited, ...compileCache, DATA_DIR: this.#folder.path, ...env }
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env: settings })
    return stdout
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.#process
    this.#process = undefined
    await server?.stop(signal)
  }
}

const receive = (server: NodeProcess, type: string): Promise<Message> =>
  server.waitFor(type, (message: Message) => (message.type === type ? message : undefined), startTimeoutMs)
