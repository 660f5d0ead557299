import { readMessage } from '@foyer/contract/messages/device.ts'
import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { type CallNews, callNews } from '@foyer/contract/messages/video-call.ts'
import type { Connect, Connection } from '../line/reconnecting-line.ts'
import { overWebSocket, type Socket } from '../line/web-socket.ts'

interface Dialling {
  /** A token is valid for one connection, so each connection requests a new one. */
  readonly session: () => Promise<CallSession>
  readonly dial: (session: CallSession) => Socket
  /** The call no longer exists, or calls are not possible from here. */
  readonly onRefused: (problem: unknown) => void
}

export function overCall({ session, dial, onRefused }: Dialling): Connect<CallNews> {
  return (events) => {
    let connection: Connection | undefined
    let isLeft = false
    session().then(
      (given) => {
        if (isLeft) return
        connection = overWebSocket(
          () => dial(given),
          (frame) => readMessage(callNews, frame),
        )(events)
      },
      (problem: unknown) => {
        if (isLeft) return
        onRefused(problem)
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
