import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  DEVICE_PROTOCOL,
  type DeviceCommand,
  type DeviceCommandType,
  type DeviceMessage,
  deviceCommand,
  HEARTBEAT_MS,
  parseHubProtocols,
  parseMessage,
  REPLACED_CLOSE_CODE,
} from '@foyer/contract/messages/device.ts'
import { socketOptions } from '@foyer/contract/messages/socket-options.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { type AdmissionRules, parseProtocolOffer, rejectionStatus } from './admission.ts'
import { createFrameSender } from './create-frame-sender.ts'
import type { Hub } from './hub.ts'
import { limitStrangers } from './limit-strangers.ts'
import { receiveFrames } from './receive-frames.ts'

/** A base64 receipt and its frame. */
const MAX_FRAME_BYTES = 3_100_000

const deskCommands: ReadonlySet<DeviceCommandType> = new Set([
  'programCardVendor',
  'ProgramCard',
  'testKeyServer',
  'status',
  'start_read',
  'stop_read',
])

/** Contain data of a document, so only the desk that is reading receives them. */
const scannerEvents: ReadonlySet<DeviceMessage['type']> = new Set(['scanner', 'document', 'unreadable'])

const deskEvents: ReadonlySet<DeviceMessage['type']> = new Set(['card', 'keyEncoder'])

interface SocketDependencies {
  readonly server: Server
  readonly hub: Hub
  readonly version: string
  readonly lock: () => AdmissionRules
  /** For the simulator panel: whether a page is connected. */
  readonly onPage?: (isHere: boolean) => void
}

/**
 * The connection between the kiosk's page and its devices. One page at a time, and the newest wins:
 * a page that was reloaded or has crashed may leave its connection behind, and rejecting the new
 * one would lock the guest out until that is noticed.
 */
export function createDeviceSocket({ server, hub, version, lock, onPage }: SocketDependencies): { close(): void } {
  const sockets = new WebSocketServer({
    ...socketOptions,
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: (offered) => parseHubProtocols(offered)?.subprotocol ?? false,
  })
  const strangers = limitStrangers(server)
  let page: WebSocket | undefined
  /** The desk whose documents the reader reads. */
  let reader: WebSocket | undefined

  server.on('upgrade', (request, stream, head) => {
    const refusal = rejectionStatus(request, lock())
    if (refusal !== undefined) return rejectConnection(stream, refusal)
    strangers.admit(stream)
    sockets.handleUpgrade(request, stream, head, parseProtocolOffer(request)?.as === 'desk' ? serveDesk : welcome)
  })

  function welcome(socket: WebSocket): void {
    page?.close(REPLACED_CLOSE_CODE, 'replaced')
    // A desk that reads gets the stop of its reader as an event.
    hub.onPageGone()
    reader = undefined
    page = socket
    const isPage = () => page === socket
    const send = createFrameSender(socket)
    const say = (message: DeviceMessage) => {
      if (isPage()) send(message)
    }
    const unwatch = hub.watch(say)
    const beat = setInterval(() => say({ type: 'beat' }), HEARTBEAT_MS)

    receiveFrames(socket, async (frame) => {
      if (!isPage()) return
      const command = parseMessage(deviceCommand, frame)
      if (command) say(await hub.answer(command))
      else say({ type: 'problem', ...parseId(frame), code: 'badInput', detail: 'this is no command' })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(beat)
      unwatch()
      if (!isPage()) return
      page = undefined
      hub.onPageGone()
      onPage?.(false)
    })
    say({ type: 'hello', protocol: DEVICE_PROTOCOL, version, ...hub.statuses })
    onPage?.(true)
  }

  /**
   * A desk takes no devices away: its keys wait for their turn, and it uses the reader only where no
   * kiosk does. Of two desks at one reader, the latest reads.
   */
  function serveDesk(socket: WebSocket): void {
    const say = createFrameSender(socket)
    const unwatch = hub.watch((told) => {
      const isForDesk = scannerEvents.has(told.type) ? reader === socket : deskEvents.has(told.type)
      if (isForDesk) say(told)
    })
    const stopReading = (id: string) => {
      reader = undefined
      return hub.answer({ type: 'stop_read', id })
    }
    const answer = async (command: DeviceCommand): Promise<DeviceMessage> => {
      const { type, id } = command
      if (type === 'stop_read') return reader === socket ? stopReading(id) : { type: 'done', id }
      if (type !== 'start_read') return hub.answer(command)
      if (page) return { type: 'problem', id, code: 'deviceAway', detail: 'a kiosk uses this reader' }
      reader = socket
      return hub.answer(command)
    }
    const beat = setInterval(() => say({ type: 'beat' }), HEARTBEAT_MS)
    receiveFrames(socket, async (frame) => {
      const command = parseMessage(deviceCommand, frame)
      if (command && deskCommands.has(command.type)) say(await answer(command))
      else say({ type: 'problem', ...parseId(frame), code: 'badInput', detail: 'this is nothing for a desk' })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(beat)
      unwatch()
      if (reader === socket) void stopReading('left')
    })
    say({ type: 'hello', protocol: DEVICE_PROTOCOL, version, ...hub.statuses })
  }

  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** Closes the connection, because the other side could hold it open otherwise. */
function rejectConnection(stream: Duplex, status: number): void {
  stream.on('error', () => {})
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}

/** Extracts the id of an invalid request, so that the caller can tell which one failed. */
function parseId(frame: string): { id?: string } {
  try {
    const { id } = JSON.parse(frame)
    return typeof id === 'string' && id.length > 0 && id.length <= 64 ? { id } : {}
  } catch {
    return {}
  }
}
