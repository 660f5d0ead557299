import type { HubAccess } from '@foyer/contract/hub.ts'
import {
  buildHubProtocols,
  type DeviceMessage,
  deviceMessage,
  type HubCaller,
  parseMessage,
} from '@foyer/contract/messages/device.ts'
import { createDeferred } from '../async/deferred.ts'
import type { Connect, Connection, ConnectionEvents } from './reconnecting-connection.ts'
import { createWebSocketTransport, type Socket } from './web-socket.ts'

/** Timeout from the handshake to the first message. */
const HELLO_TIMEOUT_MS = 2_000

export type Dial = (url: string, protocols: string[]) => Socket

const dialWebSocket: Dial = (url, protocols) => new WebSocket(url, protocols)

/** Kiosks that share an app key each have a hub: the first one that says hello to us is ours. */
export function createHubTransport(
  access: () => Promise<readonly HubAccess[]>,
  /** Called with the hub's id before any of its messages is delivered. */
  onGreeted: (hub: string) => void = () => {},
  as: HubCaller = 'kiosk',
  dial = dialWebSocket,
): Connect<DeviceMessage> {
  return (events) => {
    let tried: Connection | undefined
    let isLeft = false

    const opened = (hub: string) => {
      onGreeted(hub)
      events.opened()
    }

    async function search(): Promise<void> {
      for (const hub of await access()) {
        if (isLeft) return
        const attempt = greetHub({ ...hub, as, dial }, { ...events, opened: () => opened(hub.hub) })
        tried = attempt
        if (await attempt.isGreeted) return
      }
      events.lost()
    }
    // A server that does not answer is treated like one without a hub.
    search().catch(() => events.lost())

    return {
      send: (frame) => tried?.send(frame),
      close() {
        isLeft = true
        tried?.close()
      },
    }
  }
}

interface Greeting extends Connection {
  /** False if this hub is unreachable or not ours: browsers do not distinguish. */
  readonly isGreeted: Promise<boolean>
}

interface HubTarget extends HubAccess {
  readonly as: HubCaller
  readonly dial: Dial
}

function greetHub({ url, token, as, dial }: HubTarget, events: ConnectionEvents<DeviceMessage>): Greeting {
  const { promise: isGreeted, resolve } = createDeferred<boolean>()
  const connect = createWebSocketTransport(
    () => dial(url, buildHubProtocols(token, as)),
    (frame) => parseMessage(deviceMessage, frame),
  )
  let on: Pick<ConnectionEvents<DeviceMessage>, 'received' | 'lost'> = {
    received(message) {
      if (message.type !== 'hello') return giveUp()
      on = events
      settle(true)
      events.opened()
      events.received(message)
    },
    lost: giveUp,
  }
  const connection = connect({
    opened: () => {},
    received: (message) => on.received(message),
    interrupted: () => {},
    lost: (code) => on.lost(code),
  })
  const late = setTimeout(giveUp, HELLO_TIMEOUT_MS)

  function settle(greeted: boolean): void {
    clearTimeout(late)
    resolve(greeted)
  }
  function giveUp(): void {
    // Its hello may still arrive while another hub is being tried.
    on = { received: () => {}, lost: () => {} }
    settle(false)
    connection.close()
  }

  return { ...connection, close: giveUp, isGreeted }
}
