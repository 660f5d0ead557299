import { isIP } from 'node:net'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Where people reach us under one name, a request for another is not meant for us: some other name was made to lead here. Addresses
 * without a name cannot be, and this machine's own is for whoever runs it.
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  if (!publicUrl) return
  const ours = new URL(publicUrl).host
  app.addHook('onRequest', async ({ host, hostname }) => {
    const bare = hostname.replaceAll(/^\[|\]$/g, '')
    if (host !== ours && hostname !== 'localhost' && isIP(bare) === 0)
      throw new Problem('foreignOrigin', 'this server has another name')
  })
}
