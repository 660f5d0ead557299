import { deskAddress, offeredDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import type { Socket } from '@foyer/web/line/web-socket.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { type DeskLink, deskLink } from './desk-link.ts'

/** `connect` stands in for the browser's own socket. */
export function openDesk(caller: GuestCaller, connect?: (link: string) => Socket): DeskLink {
  const desk = deskLink({ connect: connect ?? ((link) => dial(caller, link)) })
  desk.open()
  return desk
}

/** With the token of whichever visit there is by then. */
function dial({ hotelId, appKey, csrf }: GuestCaller, link: string): Socket {
  const address = location.origin.replace(/^http/, 'ws') + deskAddress({ hotelId, appKey })
  return new WebSocket(address, offeredDeskProtocols({ csrf: csrf(), link }))
}
