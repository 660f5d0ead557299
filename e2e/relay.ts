import { type ChildProcess, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { startSimulator } from '@foyer/tools/process/simulator-process.ts'

/** Path of the coturn binary, to run against it instead of ours. */
const coturn = process.env['TURNSERVER']

interface Ledger {
  readonly port: number
  readonly ledger: readonly { readonly username: string; readonly relayed: number }[]
}

/** A relay for calls in a separate process: ours, or coturn. */
export class Relay {
  readonly #secret = crypto.randomUUID()
  #control: string | undefined
  #ours: NodeProcess | undefined
  #coturn: ChildProcess | undefined
  #said = ''

  /** Starts the relay and returns the server's settings for it. */
  async start(): Promise<{ TURN_URLS: string; TURN_SECRET: string }> {
    const port = await (coturn ? this.#startCoturn(coturn) : this.#startOurs())
    return { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: this.#secret }
  }

  async #startOurs(): Promise<number> {
    const env = { PATH: process.env['PATH'], TURN_SECRET: this.#secret }
    const { ports, process: ours } = await startSimulator<{ readonly control: number }>('turn', env)
    this.#ours = ours
    this.#control = `http://127.0.0.1:${ports.control}/ledger`
    return (await this.#ledger(this.#control)).port
  }

  async #startCoturn(program: string): Promise<number> {
    const port = await findFreePort()
    const own = [
      '-n',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--log-file=stdout',
      '--verbose',
      '--allow-loopback-peers',
      '--realm=test',
    ]
    const where = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`]
    const proof = ['--use-auth-secret', `--static-auth-secret=${this.#secret}`]
    const child = spawn(program, [...own, ...where, ...proof], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#coturn = child
    child.stdout.on('data', (chunk: Buffer) => {
      this.#said += String(chunk)
    })
    await once(child.stdout, 'data')
    return port
  }

  /**
   * Users whose media passed through it; the name ends with the end of the call. Coturn only
   * reports logins.
   */
  async passed(): Promise<string[]> {
    if (!this.#control) {
      const names = [...this.#said.matchAll(/username=<[^>]*-(?<end>guest|desk)>/g)].map(
        ({ groups }) => groups?.['end'],
      )
      return [...new Set(names.map(String))].toSorted()
    }
    const { ledger } = await this.#ledger(this.#control)
    const ends = ledger.filter(({ relayed }) => relayed > 0).map(({ username }) => username.split('-').at(-1) ?? '')
    return [...new Set(ends)].toSorted()
  }

  async #ledger(address: string): Promise<Ledger> {
    return (await (await fetch(address)).json()) as Ledger
  }

  async close(): Promise<void> {
    await this.#ours?.stop()
    const child = this.#coturn
    if (!child) return
    const exit = once(child, 'exit')
    child.kill()
    await exit
  }
}

async function findFreePort(): Promise<number> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
