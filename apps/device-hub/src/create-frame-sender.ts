import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import type { WebSocket } from 'ws'

/** A page that leaves more than this unread is disconnected, and reads the state when it is back. */
const MAX_BUFFERED_BYTES = 1_048_576

/** Nothing is stored for a page that doesn't read. */
export function createFrameSender(socket: WebSocket): (message: DeviceMessage) => void {
  return (message) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(message))
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  }
}
