import { deskAddress, offeredDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import type { Socket } from '@foyer/web/line/web-socket.ts'
import type { GuestCaller } from '../../visit/guest-caller.ts'
import type { TakenCommand } from './commands-in-order.ts'
import { type DeskLink, deskLink } from './desk-link.ts'
import { keptApplied } from './kept-applied.ts'

interface OpenDeskDependencies {
  readonly caller: GuestCaller
  /** Replaces the browser's WebSocket in tests. */
  readonly connect?: ((link: string) => Socket) | undefined
  readonly onCommand: (command: TakenCommand) => void
  readonly onStatus: (isConnected: boolean) => void
  readonly onWatched: (by: string | undefined) => void
}

export function openDesk({ caller, connect, ...hears }: OpenDeskDependencies): DeskLink {
  const dialled = connect ?? ((link: string) => dial(caller, link))
  const desk = deskLink({ connect: dialled, applied: keptApplied(caller), ...hears })
  desk.open()
  return desk
}

/** Uses the token of the visit that is current when it connects. */
function dial({ hotelId, appKey, csrf }: GuestCaller, link: string): Socket {
  const address = location.origin.replace(/^http/, 'ws') + deskAddress({ hotelId, appKey })
  return new WebSocket(address, offeredDeskProtocols({ csrf: csrf(), link }))
}
