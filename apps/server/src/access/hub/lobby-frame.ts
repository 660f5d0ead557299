import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listDemoHotelIds } from '../hotel/hotel.store.ts'
import { lobbyPorts } from './hub.store.ts'

const POLICY = 'content-security-policy'
/** Older than `frame-ancestors`, and cannot name anybody but ourselves. */
const OLD_POLICY = 'x-frame-options'

/** The one name under which a page of another port on this machine is of the same site as ours, so that our cookies go along. */
const THIS_MACHINE = 'localhost'

/** Whether the lobby may be asked about at all: a server that has a name in the world is framed by nobody. */
const isOnThisMachine = ({ hostname }: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl === undefined && hostname === THIS_MACHINE

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly publicUrl: string | undefined
}

/** A kiosk of a demo hotel may stand in the frame of the simulated lobby: the page of a hub on this machine that is paired and heard. */
export async function allowLobby(
  { request, reply, publicUrl }: Asked,
  hotel: { readonly isDemo: boolean },
  tx: HotelTransaction,
): Promise<void> {
  if (hotel.isDemo && isOnThisMachine(request, publicUrl)) allowFrame(reply, await lobbyPorts(tx))
}

/** The same for the pages on which such a kiosk signs in and is left, which are no hotel's. */
export async function allowLobbyBesideHotels({ request, reply, publicUrl }: Asked, db: Database): Promise<void> {
  if (!isOnThisMachine(request, publicUrl)) return
  const demo = await listDemoHotelIds(db.directory)
  const ports = await Promise.all(demo.map((id) => db.inHotel(id, lobbyPorts)))
  allowFrame(reply, [...new Set(ports.flat())])
}

function allowFrame(reply: FastifyReply, ports: readonly number[]): void {
  if (ports.length === 0) return
  const lobbies = ports.map((port) => `http://${THIS_MACHINE}:${port}`).join(' ')
  const policy = String(reply.getHeader(POLICY) ?? '')
  reply.header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${lobbies}`))
  reply.removeHeader(OLD_POLICY)
}
