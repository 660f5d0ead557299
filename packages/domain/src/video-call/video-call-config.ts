import * as z from 'zod/mini'
import { CALL_PATIENCE } from './call-times.ts'

const address = (scheme: RegExp, words: string) => z.string().check(z.maxLength(200), z.regex(scheme, words))

export const stunAddress = address(/^stuns?:[^\s,]+$/, 'an address like stun:stun.example.com:3478')
export const turnAddress = address(/^turns?:[^\s,]+$/, 'an address like turn:turn.example.com:3478')

/**
 * How two browsers find each other where they are not in one network. Absent: as whoever operates the server has set it.
 * A relay's secret stands among the secrets; pages get passwords made with it, for an hour.
 */
export const videoCallSchema = z.object({
  stun: z.optional(z.array(stunAddress).check(z.maxLength(4))),
  turn: z.optional(z.array(turnAddress).check(z.maxLength(4))),
  /** Neither end learns the other's address. */
  relay_only: z._default(z.boolean(), false),
  /** No desk has rung by then: the guest reads that nobody is there, and is offered the alert. */
  nobody_after_seconds: z._default(z.int().check(z.minimum(10), z.maximum(120)), CALL_PATIENCE.nobodyS),
  /** A desk rings, or speaks with somebody else, and by then nobody has answered. */
  unanswered_after_seconds: z._default(z.int().check(z.minimum(30), z.maximum(300)), CALL_PATIENCE.unansweredS),
})
export type VideoCallConfig = z.infer<typeof videoCallSchema>
