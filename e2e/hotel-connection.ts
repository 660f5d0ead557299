import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const example = join(import.meta.dirname, '../docs/examples/hotel-line.mjs')

/** A hotel's own system: runs the example client of docs/integrating.md in a separate process. */
export class HotelConnection {
  readonly #process: ChildProcess
  #said = ''

  constructor({ url, key, hotel = 1 }: { readonly url: string; readonly key: string; readonly hotel?: number }) {
    this.#process = spawn(process.execPath, [example, url, String(hotel)], {
      env: { PATH: process.env['PATH'], FOYER_KEY: key },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#process.stdout?.on('data', (chunk) => {
      this.#said += String(chunk)
    })
  }

  /** Waits until the client has printed this. */
  said(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.#said).toMatch(words)
  }

  send(screen: string, command: string, data: object = {}): void {
    this.#process.stdin?.write(`send ${screen} ${command} ${JSON.stringify(data)}\n`)
  }

  close(): void {
    this.#process.kill()
  }
}
