import { once } from 'node:events'
import { connect } from 'node:net'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Link } from './link.ts'

const CONNECT_TIMEOUT_MS = 2_000

/**
 * Link to a serial device behind a converter with an address on the kiosk's network. The address is
 * read on each connection, because it may change.
 */
export function createTcpLink(at: { readonly host: string; readonly port: number }): Link {
  return {
    async open() {
      const { host, port } = at
      const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 1_000 })
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      try {
        await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) })
      } catch (cause) {
        socket.destroy()
        throw new Problem('deviceAway', 'the device cannot be reached', { cause })
      }
      // The close event that follows reports the error.
      socket.on('error', () => {})
      let listener: (bytes: Uint8Array) => void = () => {}
      socket.on('data', (bytes) => listener(Buffer.from(bytes)))
      return {
        write: (bytes) => void socket.write(bytes),
        onBytes: (next) => {
          listener = next
        },
        closed,
        close: () => void socket.destroy(),
      }
    },
  }
}
