import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '@foyer/tools/process/compile-cache.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'

const main = join(import.meta.dirname, '../apps/device-hub/src/main.ts')

/** It has to be loaded, and heard by its server; a machine that runs several suites at once needs a while for it. */
const startWithinMs = 110_000

interface Message {
  readonly type: string
  readonly bench?: string
  readonly lobby?: string
  readonly words?: string
}

interface Paired {
  readonly url: string
  readonly pairing: string
}

/** One real device hub beside a kiosk, paired with the test's server. It keeps its port over a restart. */
export class Hub {
  /** The page on which a hand operates the simulated hardware. */
  bench = ''
  /** The same page with the kiosk in a frame beside it. */
  lobby = ''
  #port = '0'
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-hub-'))
  #process: NodeProcess | undefined
  readonly #server: Paired
  /** Where its devices are, of those that are not played on its own bench. */
  readonly #devices: Readonly<Record<string, string>>

  constructor(server: Paired, devices: Readonly<Record<string, string>> = {}) {
    this.#server = server
    this.#devices = devices
  }

  /** Ready, and known to the server. */
  async start(): Promise<void> {
    const { HUB_SCANNER: _, ...inherited } = process.env
    const env = {
      ...inherited,
      ...compileCache,
      HUB_PORT: this.#port,
      HUB_SERVER: this.#server.url,
      HUB_PAIRING: this.#server.pairing,
      HUB_KEY_ENCODER: 'fias',
      // A hand on a busy machine takes its time.
      HUB_TAKE_SECONDS: '60',
      HUB_TERMINALS: 'lobby-1=nexo,lobby-2=ingenico',
      HUB_FISCAL_PRINTERS: 'roma-1=epson',
      HUB_DATA: this.#folder,
      ...this.#devices,
    }
    const hub = new NodeProcess([main], { name: 'The hub', env })
    this.#process = hub
    const began = performance.now()
    const received: string[] = []
    hub.onMessage((message: Message) => {
      received.push(`${message.words ?? message.type} after ${Math.round(performance.now() - began)} ms`)
      if (message.bench === undefined) return
      this.bench = message.bench
      this.lobby = message.lobby ?? ''
      this.#port = new URL(message.bench).port
    })
    const isPaired = ({ words }: Message) => words?.startsWith('paired') || undefined
    try {
      await hub.waitFor('that it is paired', isPaired, startWithinMs)
    } catch (error) {
      throw new Error(`The hub did not pair; it said: ${received.join(', ') || 'nothing'}.`, { cause: error })
    }
  }

  /** Stops for good. */
  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** As if somebody pulled its plug. */
  async kill(): Promise<void> {
    const hub = this.#process
    this.#process = undefined
    await hub?.stop('SIGKILL')
  }
}
