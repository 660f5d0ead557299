import { randomUUID } from 'node:crypto'
import { buildDeskAddress, buildDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import { WebSocket } from 'ws'
import type { Page } from '../page.ts'

const RETRY_DELAY_MS = 2_000
const RECONNECT_DELAY_MS = 200

interface ReceivedMessage {
  readonly type: string
  readonly data: {
    readonly id: string
    readonly sequences: readonly number[]
    readonly stream: string
    readonly position: number
    readonly previous: number
    readonly command: { readonly id: string }
  }
}

/** A minimal screen at the desk: it receives commands and sends events over any connection. */
export class Screen {
  readonly #page: Page
  readonly #proxy: string
  readonly #link = randomUUID()
  readonly #unanswered = new Map<number, string>()
  readonly #onCommand: (id: string) => void
  #socket: WebSocket | undefined
  #sequence = 0
  #applied = 0
  #stream: string | undefined
  #isClosed = false
  #isConfigured = false
  readonly #retry: NodeJS.Timeout

  constructor(page: Page, proxy: string, onCommand: (id: string) => void) {
    this.#page = page
    this.#proxy = proxy
    this.#onCommand = onCommand
    this.#retry = setInterval(() => {
      if (!this.#isConfigured) this.#configure()
      this.#sayUnanswered()
    }, RETRY_DELAY_MS)
    this.#connect()
  }

  /** Returns its id. */
  tell(): string {
    const id = randomUUID()
    this.#sequence += 1
    const message = {
      id,
      sequence: this.#sequence,
      sender: 'frontapp',
      type: 'error',
      data: { problem: 'unavailable' },
    }
    this.#unanswered.set(this.#sequence, JSON.stringify(message))
    this.#say(JSON.stringify(message))
    return id
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#retry)
    this.#socket?.terminate()
  }

  #connect(): void {
    const { hotel, site, csrf } = this.#page.hotelPage
    const path = buildDeskAddress({ hotelId: hotel.id, appKey: site.appKey })
    const socket = new WebSocket(
      this.#proxy.replace(/^http/, 'ws') + path,
      buildDeskProtocols({ csrf, link: this.#link }),
      { headers: { cookie: this.#page.cookie } },
    )
    this.#socket = socket
    socket.on('open', () => {
      this.#isConfigured = false
      this.#configure()
      this.#sayUnanswered()
    })
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), RECONNECT_DELAY_MS)
    })
  }

  #hear({ type, data }: ReceivedMessage): void {
    if (type === 'configured') this.#isConfigured = true
    else if (type === 'received' || type === 'refused') {
      for (const [number, frame] of this.#unanswered) if (frame.includes(data.id)) this.#unanswered.delete(number)
    } else if (type === 'missing') {
      for (const number of data.sequences) this.#say(this.#unanswered.get(number))
    } else if (type === 'onMessage') this.#take(data)
  }

  #take({ stream, position, previous, command }: ReceivedMessage['data']): void {
    if (stream !== this.#stream) {
      this.#stream = stream
      this.#applied = 0
    }
    if (previous > this.#applied) {
      this.#signal('missing')
      return
    }
    if (position > this.#applied) {
      this.#onCommand(command.id)
      this.#applied = position
    }
    this.#signal('taken', { id: command.id })
  }

  #configure(): void {
    this.#signal('configure', { applied: this.#applied, ...(this.#stream && { stream: this.#stream }) })
  }

  #sayUnanswered(): void {
    for (const frame of this.#unanswered.values()) this.#say(frame)
  }

  #signal(type: string, data?: object): void {
    this.#say(JSON.stringify({ sender: 'frontapp', type, ...(data && { data }) }))
  }

  #say(frame: string | undefined): void {
    if (frame && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
  }
}
