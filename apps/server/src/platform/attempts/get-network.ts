import { isIPv6 } from 'node:net'

/**
 * The smallest IPv6 network that a provider assigns to one customer, who may call from any address
 * in it.
 */
const NETWORK_GROUPS = 4
const GROUPS = 8

/** What a guess is counted for: an IPv4 address, or the network of an IPv6 address. */
export function getNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const left = after === undefined ? 0 : GROUPS - (head?.length ?? 0) - (tail?.length ?? 0)
  const groups = [...(head ?? []), ...Array.from({ length: left }, () => '0'), ...(tail ?? [])]
  const own = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${own.join(':')}::/64`
}
