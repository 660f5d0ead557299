import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listDemoHotelIds } from '../hotel/hotel.store.ts'
import { lobbyPorts } from './hub.store.ts'

const POLICY = 'content-security-policy'
/** Older than `frame-ancestors`, and can name no origin but our own. */
const OLD_POLICY = 'x-frame-options'

/**
 * The only name under which a page of another port on this machine is same-site with ours, so that
 * our cookies are sent.
 */
const THIS_MACHINE = 'localhost'

/** Whether the lobby is possible at all: a server with a public address is never framed. */
const isOnThisMachine = ({ hostname }: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl === undefined && hostname === THIS_MACHINE

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly publicUrl: string | undefined
}

/**
 * Lets the simulated lobby frame a kiosk of a demo hotel: the page of a paired, live hub on this
 * machine.
 */
export async function allowLobby(
  { request, reply, publicUrl }: Asked,
  hotel: { readonly isDemo: boolean },
  tx: HotelTransaction,
): Promise<void> {
  if (hotel.isDemo && isOnThisMachine(request, publicUrl)) allowFrame(reply, await lobbyPorts(tx))
}

/** The same for the pages where such a kiosk signs in and exits, which belong to no hotel. */
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
