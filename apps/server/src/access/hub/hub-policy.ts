import type { FastifyReply } from 'fastify'

const POLICY = 'content-security-policy'

interface HubAddress {
  /** As the hotel's document names it: the kiosk itself, unless its hub runs elsewhere. */
  readonly host: string
  readonly ports: readonly number[]
}

export const LOOPBACK = '127.0.0.1'

/** The socket address of a hub. Anything but a host name could add directives to the policy. */
export function formatHubUrl(host: string, port: number): string {
  return `ws://${/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/.test(host) ? host : LOOPBACK}:${port}`
}

/**
 * Allows a kiosk's page to connect to these ports of its hub's machine, and to nothing else there.
 */
export function allowHub(reply: FastifyReply, { host, ports }: HubAddress): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
  const sources = ports.map((port) => ` ${formatHubUrl(host, port)}`).join('')
  reply.header(
    POLICY,
    policy.replace("connect-src 'self'", (found) => found + sources),
  )
}
