import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listDemoHotelIds } from '../hotel/hotel.store.ts'
import { listLobbyPorts } from './hub.store.ts'

const POLICY = 'content-security-policy'
/** Older than `frame-ancestors`, and can name no origin but our own. */
const OLD_POLICY = 'x-frame-options'

/**
 * The only name under which a page of another port on this machine is same-site with ours, so that
 * our cookies are sent.
 */
const LOCALHOST = 'localhost'

/** Whether the lobby is possible at all: a server with a public address is never framed. */
const isLocalRequest = ({ hostname }: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl === undefined && hostname === LOCALHOST

interface FrameRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly publicUrl: string | undefined
}

/**
 * Lets the simulated lobby frame a kiosk of a demo hotel: the page of a paired, live hub on this
 * machine.
 */
export async function allowLobbyFrame(
  { request, reply, publicUrl }: FrameRequest,
  hotel: { readonly isDemo: boolean },
  tx: HotelTransaction,
): Promise<void> {
  if (hotel.isDemo && isLocalRequest(request, publicUrl)) allowFrame(reply, await listLobbyPorts(tx))
}

/** The same for the pages where such a kiosk signs in and exits, which belong to no hotel. */
export async function allowAnyLobbyFrame({ request, reply, publicUrl }: FrameRequest, db: Database): Promise<void> {
  if (!isLocalRequest(request, publicUrl)) return
  const demo = await listDemoHotelIds(db.directory)
  const ports = await Promise.all(demo.map((id) => db.inHotel(id, listLobbyPorts)))
  allowFrame(reply, [...new Set(ports.flat())])
}

function allowFrame(reply: FastifyReply, ports: readonly number[]): void {
  if (ports.length === 0) return
  const lobbies = ports.map((port) => `http://${LOCALHOST}:${port}`).join(' ')
  const policy = String(reply.getHeader(POLICY) ?? '')
  reply.header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${lobbies}`))
  reply.removeHeader(OLD_POLICY)
}
