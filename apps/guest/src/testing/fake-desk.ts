import { type CommandContent, commandContent } from '@foyer/contract/messages/desk-command.ts'
import { parseMessage } from '@foyer/contract/messages/device.ts'
import {
  type DeskMessage,
  type ScreenMessage,
  type ScreenSignal,
  screenMessage,
  screenSignal,
} from '@foyer/contract/messages/front-desk.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import * as z from 'zod/mini'

type Listener = (event: { data?: unknown }) => void

/** The screen's end of one connection to the fake desk. */
class FakeConnection implements Socket {
  readonly link: string
  readonly received: ScreenMessage[] = []
  readonly signals: ScreenSignal[] = []
  isClosed = false
  readonly #listeners: { type: string; listener: Listener }[] = []
  readonly #desk: FakeDesk

  constructor(desk: FakeDesk, link: string) {
    this.#desk = desk
    this.link = link
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener })
  }

  send(frame: string): void {
    const signal = parseMessage(screenSignal, frame)
    if (signal) {
      this.signals.push(signal)
      if (signal.type === 'configure' && this.#desk.receivesConfigure) this.deliver({ type: 'configured', data: {} })
      return
    }
    const message = parseMessage(screenMessage, frame)
    if (!message) throw new Error(`The desk understands no ${frame}.`)
    this.received.push(message)
    if (this.#desk.acknowledges) this.deliver({ type: 'received', data: { id: message.id } })
  }

  close(): void {
    this.isClosed = true
  }

  emit(type: 'open' | 'close'): void {
    this.#hear(type, {})
  }

  deliver(news: { readonly type: DeskMessage['type']; readonly data: unknown }, sender = 'pms'): void {
    this.#hear('message', { data: JSON.stringify({ id: crypto.randomUUID(), sequence: 1, sender, ...news }) })
  }

  /** Sends a command as the server does; returns its id. */
  command(
    said: CommandContent,
    given: { id?: string; position?: number; previous?: number; sender?: string } = {},
  ): string {
    const { id = crypto.randomUUID(), position = this.#desk.nextPosition(), previous = 0, sender = 'pms' } = given
    const command = { id, sender, ...z.encode(commandContent, said) }
    this.deliver({ type: 'onMessage', data: { stream: this.#desk.stream, position, previous, command } })
    return id
  }

  /** Ids of the commands that the screen has acknowledged. */
  get taken(): string[] {
    return this.signals.flatMap((one) => (one.type === 'taken' ? [one.data.id] : []))
  }

  #hear(type: string, event: { data?: unknown }): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event)
  }
}

/** The desk as a screen sees it: its connections, the messages it gets, and its answers. */
export class FakeDesk {
  isReachable = true
  acknowledges = true
  /** If false, `configure` is lost on the way. */
  receivesConfigure = true
  stream: string = crypto.randomUUID()
  #position = 0
  readonly connections: FakeConnection[] = []

  readonly connect = (link: string): FakeConnection => {
    const line = new FakeConnection(this, link)
    this.connections.push(line)
    queueMicrotask(() => line.emit(this.isReachable ? 'open' : 'close'))
    return line
  }

  nextPosition(): number {
    this.#position += 1
    return this.#position
  }

  get line(): FakeConnection {
    const line = this.connections.at(-1)
    if (!line) throw new Error('No screen has called.')
    return line
  }

  /** Every message once and in order, without its number. */
  get told(): Pick<ScreenMessage, 'type' | 'data'>[] {
    const all = new Map(this.connections.flatMap(({ received }) => received).map((message) => [message.id, message]))
    return [...all.values()].map(({ type, data }) => ({ type, data }))
  }
}
