import { isIP } from 'node:net'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * With a public address, a request for another host name isn't meant for us: some other name was
 * made to resolve here. Addresses without a name can't be abused so, and this machine's own is for
 * its operator.
 */
export function rejectOtherHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (!publicUrl) return
  const ours = new URL(publicUrl).host
  app.addHook('onRequest', async ({ host, hostname }) => {
    const bare = hostname.replaceAll(/^\[|\]$/g, '')
    if (host !== ours && hostname !== 'localhost' && isIP(bare) === 0)
      throw new Problem('foreignOrigin', 'this server has another name')
  })
}
