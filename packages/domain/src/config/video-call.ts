import * as z from 'zod/mini'

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
})
export type VideoCallConfig = z.infer<typeof videoCallSchema>
