import type { HubAccess } from '@foyer/contract/hub.ts'
import {
  type DeviceMessage,
  deviceMessage,
  type HubCaller,
  offeredProtocols,
  readMessage,
} from '@foyer/contract/messages/device.ts'
import { deferred } from '../async/deferred.ts'
import type { Connect, Connection, ConnectionEvents } from './reconnecting-line.ts'
import { overWebSocket, type Socket } from './web-socket.ts'

/** Timeout from the handshake to the first message. */
const HELLO_MS = 2_000

export type Dial = (url: string, protocols: string[]) => Socket

const fromHere: Dial = (url, protocols) => new WebSocket(url, protocols)

/** Kiosks that share an app key each have a hub: the first one that says hello to us is ours. */
export function overHubs(
  access: () => Promise<readonly HubAccess[]>,
  /** Called with the hub's id before any of its messages is delivered. */
  onGreeted: (hub: string) => void = () => {},
  as: HubCaller = 'kiosk',
  dial = fromHere,
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
        const attempt = greeting({ ...hub, as, dial }, { ...events, opened: () => opened(hub.hub) })
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

interface Dialled extends HubAccess {
  readonly as: HubCaller
  readonly dial: Dial
}

function greeting({ url, token, as, dial }: Dialled, events: ConnectionEvents<DeviceMessage>): Greeting {
  const { promise: isGreeted, resolve } = deferred<boolean>()
  const connect = overWebSocket(
    () => dial(url, offeredProtocols(token, as)),
    (frame) => readMessage(deviceMessage, frame),
  )
  let on: Pick<ConnectionEvents<DeviceMessage>, 'heard' | 'lost'> = {
    heard(message) {
      if (message.type !== 'hello') return giveUp()
      on = events
      settle(true)
      events.opened()
      events.heard(message)
    },
    lost: giveUp,
  }
  const connection = connect({
    opened: () => {},
    heard: (message) => on.heard(message),
    faltered: () => {},
    lost: (code) => on.lost(code),
  })
  const late = setTimeout(giveUp, HELLO_MS)

  function settle(greeted: boolean): void {
    clearTimeout(late)
    resolve(greeted)
  }
  function giveUp(): void {
    // Its hello may still arrive while another hub is being tried.
    on = { heard: () => {}, lost: () => {} }
    settle(false)
    connection.close()
  }

  return { ...connection, close: giveUp, isGreeted }
}
