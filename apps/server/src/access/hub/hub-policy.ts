import type { FastifyReply } from 'fastify'

const POLICY = 'content-security-policy'

/** The page of a kiosk may speak to the hub beside it: to these ports of this machine, and to nothing else there. */
export function allowHub(reply: FastifyReply, ports: readonly number[]): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
  const sources = ports.map((port) => ` ws://127.0.0.1:${port}`).join('')
  reply.header(
    POLICY,
    policy.replace("connect-src 'self'", (found) => found + sources),
  )
}
