import { buildDeskAddress, buildDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import type { GuestCaller } from '../../visit/guest-caller.ts'
import { createAppliedStore } from './applied-store.ts'
import type { ReceivedCommand } from './command-sequencer.ts'
import { createDeskLink, type DeskLink } from './desk-link.ts'

interface ConnectDeskOptions {
  readonly caller: GuestCaller
  /** Replaces the browser's WebSocket in tests. */
  readonly connect?: ((link: string) => Socket) | undefined
  readonly onCommand: (command: ReceivedCommand) => void
  readonly onStatus: (isConnected: boolean) => void
  readonly onWatched: (by: string | undefined) => void
}

export function connectDesk({ caller, connect, ...hears }: ConnectDeskOptions): DeskLink {
  const dialled = connect ?? ((link: string) => openSocket(caller, link))
  const desk = createDeskLink({ connect: dialled, applied: createAppliedStore(caller), ...hears })
  desk.open()
  return desk
}

/** Uses the token of the visit that is current when it connects. */
function openSocket({ hotelId, appKey, csrf }: GuestCaller, link: string): Socket {
  const address = location.origin.replace(/^http/, 'ws') + buildDeskAddress({ hotelId, appKey })
  return new WebSocket(address, buildDeskProtocols({ csrf: csrf(), link }))
}
