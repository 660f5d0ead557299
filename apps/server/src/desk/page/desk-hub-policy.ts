import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { listDeskPorts } from '../../access/hub/hub.store.ts'
import { formatHubUrl, LOOPBACK } from '../../access/hub/hub-policy.ts'
import type { Tables } from '../../platform/database/tables.ts'

const POLICY = 'content-security-policy'

/**
 * Policy of a blank page without scripts, which may only connect to the local ports of the desks'
 * encoders.
 */
export async function buildDeskHubPolicy(db: Kysely<Tables>): Promise<string> {
  const sources = (await listDeskPorts(db)).map((port) => formatHubUrl(LOOPBACK, port))
  return `default-src 'none'; connect-src ${sources.join(' ') || "'none'"}; frame-ancestors 'self'`
}

/**
 * The staff page itself connects to no local device: it uses that other page in a frame, reloaded
 * for each key.
 */
export function allowDeskHubFrame(reply: FastifyReply): void {
  reply.header(POLICY, `${String(reply.getHeader(POLICY) ?? '')};frame-src 'self'`)
}
