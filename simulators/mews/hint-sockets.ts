import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Reservation, Resource } from './entities.ts'

interface Tokens {
  readonly clientToken: string
  readonly accessToken: string
}

interface SocketFaults {
  readonly now: { readonly down: boolean; readonly refusesSockets: boolean }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
}

/** WebSockets that report changed reservations and spaces, without their content. */
export class HintSockets {
  readonly #server = new WebSocketServer({ noServer: true })
  readonly #cookie: string
  readonly #faults: SocketFaults

  constructor({ clientToken, accessToken }: Tokens, faults: SocketFaults) {
    this.#cookie = `ClientToken=${clientToken}; AccessToken=${accessToken}`
    this.#faults = faults
  }

  /** Of an upgrade to `/ws/connector` with both tokens as cookies. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { down, refusesSockets } = this.#faults.now
    if (down || refusesSockets) socket.destroy()
    else if (request.url !== '/ws/connector') refuse(socket, '404 Not Found')
    else if (request.headers.cookie !== this.#cookie) refuse(socket, '401 Unauthorized')
    else this.#server.handleUpgrade(request, socket, head, () => {})
  }

  get open(): readonly WebSocket[] {
    return [...this.#server.clients].filter(({ readyState }) => readyState === 1)
  }

  notifyReservation({ Id, State, ScheduledStartUtc, ScheduledEndUtc, AssignedResourceId }: Reservation): void {
    const times = { StartUtc: ScheduledStartUtc, EndUtc: ScheduledEndUtc }
    this.#send({ Type: 'Reservation', Id, State, ...times, AssignedResourceId })
  }

  notifyResource({ Id, State }: Resource): void {
    this.#send({ Type: 'Resource', Id, State })
  }

  #send(event: object): void {
    for (const socket of this.open) socket.send(JSON.stringify({ Events: [event] }))
  }

  /** As when the other end, or a machine between, goes away. */
  cut(): void {
    for (const socket of this.#server.clients) socket.terminate()
  }
}
