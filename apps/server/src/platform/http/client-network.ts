import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { toBlockList } from './operators.ts'

/**
 * Where a request comes from, before Fastify has seen it: the nearest address that is not a trusted
 * proxy's, as its network.
 */
export function createNetworkReader(
  trustProxy: readonly string[],
  getNetwork: (address: string) => string,
): (request: IncomingMessage) => string {
  const proxies = toBlockList(trustProxy)
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return ({ socket, headers }) => {
    const nearest = socket.remoteAddress ?? ''
    if (trustProxy.length === 0 || !isProxy(nearest)) return getNetwork(nearest)
    const reported = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const hops = reported.map((one) => one.trim()).filter(Boolean)
    return getNetwork(hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? nearest)
  }
}
