import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { deskPorts } from '../../access/hub/hub.store.ts'
import { hubAddress, LOOPBACK } from '../../access/hub/hub-policy.ts'
import type { Tables } from '../../platform/database/tables.ts'

const POLICY = 'content-security-policy'

/** The ports of its own machine on which encoders at desks listen at this moment; no script, nothing to see. */
export async function deskLinePolicy(db: Kysely<Tables>): Promise<string> {
  const sources = (await deskPorts(db)).map((port) => hubAddress(LOOPBACK, port))
  return `default-src 'none'; connect-src ${sources.join(' ') || "'none'"}; frame-ancestors 'self'`
}

/** The staff page itself calls nothing beside it: it dials from that one, loaded anew for each key. */
export function allowDeskLine(reply: FastifyReply): void {
  reply.header(POLICY, `${String(reply.getHeader(POLICY) ?? '')};frame-src 'self'`)
}
