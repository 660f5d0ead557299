import { WebSocket } from 'ws'
import type { HintLine } from '../hotel-system.ts'
import type { MewsSettings } from './mews-client.ts'

const HANDSHAKE_TIMEOUT_MS = 10_000
/** Events name ids and states only. */
const MAX_BYTES = 1_000_000
/** One frame in each turn of the event loop, and none that unpacks to more than it is. */
const readOptions = { allowSynchronousEvents: false, perMessageDeflate: false } as const
/** What cannot be in a cookie. No token of Mews has it. */
const INVALID = /[^ -:<-~]/g

/** Mews serves its lines at `ws.` beside `api.`. */
export function toLineAddress(url: string): URL {
  const address = new URL('/ws/connector', url)
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:'
  address.hostname = address.hostname.replace(/^api\./, 'ws.')
  return address
}

/** Opens Mews's WebSocket. A line that cannot be opened, or is cut, is closed and says nothing. */
export function openHintLine({ url, clientToken, accessToken }: MewsSettings, onHint: () => void): HintLine {
  const [client, access] = [clientToken, accessToken].map((token) => token.replaceAll(INVALID, ''))
  const socket = new WebSocket(toLineAddress(url), {
    headers: { cookie: `ClientToken=${client}; AccessToken=${access}` },
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    maxPayload: MAX_BYTES,
    ...readOptions,
  })
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', () => onHint())
  // Closed next: the feed is read every minute in any case.
  socket.on('error', () => {})
  return {
    check() {
      if (socket.readyState === WebSocket.CONNECTING) return true
      if (socket.readyState !== WebSocket.OPEN || !isAlive) {
        socket.terminate()
        return false
      }
      isAlive = false
      socket.ping()
      return true
    },
    close: () => socket.terminate(),
  }
}
