import { readMessage } from '@foyer/contract/messages/device.ts'
import { type DeskMessage, type ScreenMessage, screenMessage } from '@foyer/contract/messages/front-desk.ts'
import type { Socket } from '@foyer/web/line/web-socket.ts'

type Listener = (event: { data?: unknown }) => void

/** The screen's end of one connection to the fake desk. */
class FakeLine implements Socket {
  readonly link: string
  readonly heard: ScreenMessage[] = []
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
    const message = readMessage(screenMessage, frame)
    if (!message) throw new Error(`The desk understands no ${frame}.`)
    this.heard.push(message)
    if (this.#desk.acknowledges) this.say({ type: 'received', data: { id: message.id } })
  }

  close(): void {
    this.isClosed = true
  }

  happens(type: 'open' | 'close'): void {
    this.#hear(type, {})
  }

  say(news: Pick<DeskMessage, 'type' | 'data'>, sender = 'pms'): void {
    this.#hear('message', { data: JSON.stringify({ id: crypto.randomUUID(), sequence: 1, sender, ...news }) })
  }

  #hear(type: string, event: { data?: unknown }): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event)
  }
}

/** The desk as a screen sees it: who calls, what is told, and what is answered. */
export class FakeDesk {
  isThere = true
  acknowledges = true
  readonly lines: FakeLine[] = []

  readonly connect = (link: string): FakeLine => {
    const line = new FakeLine(this, link)
    this.lines.push(line)
    queueMicrotask(() => line.happens(this.isThere ? 'open' : 'close'))
    return line
  }

  get line(): FakeLine {
    const line = this.lines.at(-1)
    if (!line) throw new Error('No screen has called.')
    return line
  }

  /** Every message once, in its order, as what happened. */
  get told(): Pick<ScreenMessage, 'type' | 'data'>[] {
    const all = new Map(this.lines.flatMap(({ heard }) => heard).map((message) => [message.id, message]))
    return [...all.values()].map(({ type, data }) => ({ type, data }))
  }
}
