import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import type { FastifyReply } from 'fastify'

const POLICY = 'content-security-policy'

/**
 * Where cards are entered in a frame, allows our page to frame our own gateway page, which contains
 * the gateway's frame.
 */
export function allowCardFrame(reply: FastifyReply, provider: string): void {
  if (getPayProvider(provider)?.through !== 'frame') return
  reply.header(POLICY, `${String(reply.getHeader(POLICY) ?? '')};frame-src 'self'`)
}
