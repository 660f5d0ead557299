import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '@foyer/tools/process/compile-cache.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'

const main = join(import.meta.dirname, '../apps/device-hub/src/main.ts')

/** It must load and connect to its server, which takes a while if several suites run at once. */
const startTimeoutMs = 110_000

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

/**
 * A real device hub at a kiosk, paired with the test's server. It keeps its port across restarts.
 */
export class Hub {
  /** The page that operates the simulated hardware. */
  panel = ''
  /** The same page with the kiosk in a frame next to it. */
  lobby = ''
  #port = '0'
  readonly #folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-hub-'))
  #process: NodeProcess | undefined
  readonly #server: Paired
  /** Addresses of devices that are not simulated on the hub's own page. */
  readonly #devices: Readonly<Record<string, string>>

  constructor(server: Paired, devices: Readonly<Record<string, string>> = {}) {
    this.#server = server
    this.#devices = devices
  }

  /** Resolves when it is ready and known to the server. */
  async start(): Promise<void> {
    const { HUB_SCANNER: _, ...inherited } = process.env
    const env = {
      ...inherited,
      ...compileCache,
      HUB_PORT: this.#port,
      HUB_SERVER: this.#server.url,
      HUB_PAIRING: this.#server.pairing,
      HUB_DEMO: 'on',
      HUB_KEY_ENCODER: 'fias',
      // A test on a busy machine is slow.
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
      this.panel = message.bench
      this.lobby = message.lobby ?? ''
      this.#port = new URL(message.bench).port
    })
    const isPaired = ({ words }: Message) => words?.startsWith('paired') || undefined
    try {
      await hub.waitFor('that it is paired', isPaired, startTimeoutMs)
    } catch (error) {
      throw new Error(`The hub did not pair; it said: ${received.join(', ') || 'nothing'}.`, { cause: error })
    }
  }

  /** Stops permanently. */
  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Simulates pulling its plug. */
  async kill(): Promise<void> {
    const hub = this.#process
    this.#process = undefined
    await hub?.stop('SIGKILL')
  }
}
