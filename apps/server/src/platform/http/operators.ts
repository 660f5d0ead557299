import { BlockList, isIPv6 } from 'node:net'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const ANYBODY = 'anybody'

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Metrics and the API description, for the operator. */
const ROUTES = /^\/(?:metrics|api\/docs)(?:\/|$)/

/**
 * Everyone else is answered 404. `isBelieved`: a trusted proxy reports where requests come from.
 */
export function restrictToOperators(app: FastifyInstance, operators: readonly string[], isBelieved: boolean): void {
  if (operators.includes(ANYBODY)) return
  const known = toBlockList(operators)
  const isOperator = ({ ip, headers }: FastifyRequest) => {
    // Forwarded by a proxy that isn't trusted, so its origin is unknown.
    if (!isBelieved && headers['x-forwarded-for'] !== undefined) return false
    return known.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }
  app.addHook('onRequest', async (request) => {
    // Checked by route, because an address can be written in many ways.
    if (ROUTES.test(request.routeOptions.url ?? '') && !isOperator(request)) throw new Problem('notFound')
  })
}

/** The networks of addresses and of the names of private ranges. */
export function toBlockList(operators: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of operators.flatMap((one) => namedNetworks[one] ?? [one])) {
    const [address = '', bits] = text.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}
