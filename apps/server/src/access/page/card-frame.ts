import { payProviderOf } from '@foyer/domain/payment/pay-way.ts'
import type { FastifyReply } from 'fastify'

const POLICY = 'content-security-policy'

/** Where cards are typed in a frame, our own page that leads to the gateway's may stand in one; the gateway's stands in that. */
export function allowCardFrame(reply: FastifyReply, provider: string): void {
  if (payProviderOf(provider)?.through !== 'frame') return
  reply.header(POLICY, `${String(reply.getHeader(POLICY) ?? '')};frame-src 'self'`)
}
