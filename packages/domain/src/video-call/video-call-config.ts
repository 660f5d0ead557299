import * as z from 'zod/mini'
import { CALL_TIMEOUTS } from './call-times.ts'

const address = (scheme: RegExp, words: string) => z.string().check(z.maxLength(200), z.regex(scheme, words))

export const stunAddress = address(/^stuns?:[^\s,]+$/, 'an address like stun:stun.example.com:3478')
export const turnAddress = address(/^turns?:[^\s,]+$/, 'an address like turn:turn.example.com:3478')

/**
 * How two browsers connect across networks. If absent, the server operator's settings apply. A
 * relay's secret is in `secrets`; pages get one-hour passwords derived from it.
 */
export const videoCallSchema = z.object({
  stun: z.optional(z.array(stunAddress).check(z.maxLength(4))),
  turn: z.optional(z.array(turnAddress).check(z.maxLength(4))),
  /** Neither side learns the other's IP address. */
  relay_only: z._default(z.boolean(), false),
  /** No desk has rung by then: the guest is informed and can alert the hotel instead. */
  nobody_after_seconds: z._default(z.int().check(z.minimum(10), z.maximum(120)), CALL_TIMEOUTS.nobodyS),
  /** A desk is ringing or busy, and no one has answered by then. */
  unanswered_after_seconds: z._default(z.int().check(z.minimum(30), z.maximum(300)), CALL_TIMEOUTS.unansweredS),
})
export type VideoCallConfig = z.infer<typeof videoCallSchema>
