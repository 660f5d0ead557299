import { parseMessage } from '@foyer/contract/messages/device.ts'
import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { type CallUpdate, callUpdate } from '@foyer/contract/messages/video-call.ts'
import type { Connect, Connection } from '../connection/reconnecting-connection.ts'
import { createWebSocketTransport, type Socket } from '../connection/web-socket.ts'

interface CallTransportOptions {
  /** A token is valid for one connection, so each connection requests a new one. */
  readonly session: () => Promise<CallSession>
  readonly dial: (session: CallSession) => Socket
  /** The call no longer exists, or calls are not possible from here. */
  readonly onRejected: (problem: unknown) => void
}

export function createCallTransport({ session, dial, onRejected }: CallTransportOptions): Connect<CallUpdate> {
  return (events) => {
    let connection: Connection | undefined
    let isLeft = false
    session().then(
      (given) => {
        if (isLeft) return
        connection = createWebSocketTransport(
          () => dial(given),
          (frame) => parseMessage(callUpdate, frame),
        )(events)
      },
      (problem: unknown) => {
        if (isLeft) return
        onRejected(problem)
        events.lost()
      },
    )
    return {
      send: (frame) => connection?.send(frame),
      close() {
        isLeft = true
        connection?.close()
      },
    }
  }
}
