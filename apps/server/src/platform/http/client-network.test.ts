import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createNetworkReader } from './client-network.ts'

function readNetwork(trustProxy: readonly string[], from: string, forwardedFor?: string): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return createNetworkReader(trustProxy, (address) => `of ${address}`)(request)
}

it.each([
  ['without a proxy, the address of the connection', [], '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['an invented address does not count', ['loopback'], '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the address that our proxy reports', ['loopback'], '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the last one, if a client invents more', ['loopback'], '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['before a second proxy', ['loopback', '10.0.0.0/8'], '127.0.0.1', '198.51.100.7, 10.1.1.1', '198.51.100.7'],
  ['no address at all', ['loopback'], '127.0.0.1', 'unknown', 'unknown'],
  ['our proxy itself', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ['of a proxy with a mapped address', ['loopback'], '::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
])('R23 a request counts for its network: %s', (_, trustProxy, from, forwardedFor, network) =>
  expect(readNetwork(trustProxy, from, forwardedFor)).toBe(`of ${network}`),
)
