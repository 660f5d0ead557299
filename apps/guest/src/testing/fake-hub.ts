import type { DeviceCommand, DeviceMessage } from '@foyer/contract/messages/device.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import { onTestFinished, vi } from 'vitest'

export const hello = {
  type: 'hello',
  protocol: 1,
  version: 'test',
  scanner: { kind: 'access-is', state: 'stopped' },
  printer: { state: 'ready' },
} as const satisfies DeviceMessage

const { scanner: _reader, ...helloWithoutReader } = hello

type Listener = (event: { data?: unknown; code?: number }) => void

/** The browser's end of one connection to the fake hub. */
class FakeSocket implements Socket {
  readonly sent: DeviceCommand[] = []
  isClosed = false
  readonly #listeners: { type: string; listener: Listener }[] = []
  readonly #hub: FakeHub

  constructor(hub: FakeHub) {
    this.#hub = hub
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener })
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame))
    this.#hub.onCommand(JSON.parse(frame), this)
  }

  close(): void {
    this.isClosed = true
  }

  say(message: DeviceMessage): void {
    this.#hear('message', { data: JSON.stringify(message) })
  }

  end(code = 1006): void {
    this.#hear('close', { code })
  }

  #hear(type: 'message' | 'close', event: Parameters<Listener>[0]): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event)
  }
}

/** A hub as the page sees it: what it sends and receives. Replaces the browser's WebSocket. */
export class FakeHub {
  token = 'first-token'
  isRunning = true
  /** Accepts a connection but doesn't greet. */
  isSilent = false
  /** A hub without one doesn't mention it. */
  hasReader = true
  readonly offers: string[][] = []
  readonly sockets: FakeSocket[] = []

  constructor() {
    const hub = this
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor(_url: string, protocols: string[]) {
          super(hub)
          hub.#accept(this, protocols)
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
  }

  get page(): FakeSocket {
    const page = this.sockets.at(-1)
    if (!page) throw new Error('No page has come.')
    return page
  }

  /** Behaves like a connected reader. */
  onCommand(command: DeviceCommand, page: FakeSocket): void {
    const states = { start_read: 'reading', stop_read: 'stopped' } as const
    const state = command.type in states ? states[command.type as keyof typeof states] : undefined
    if (this.hasReader && state) page.say({ type: 'scanner', scanner: { kind: 'access-is', state } })
    page.say({ type: 'done', id: command.id })
  }

  #accept(socket: FakeSocket, protocols: string[]): void {
    this.offers.push(protocols)
    const isOurs = this.isRunning && protocols.includes(`foyer-token.${this.token}`)
    if (isOurs) this.sockets.push(socket)
    if (!isOurs) queueMicrotask(() => socket.end())
    else if (!this.isSilent) queueMicrotask(() => socket.say(this.hasReader ? hello : helloWithoutReader))
  }
}
