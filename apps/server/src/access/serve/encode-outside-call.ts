import type { Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'
import type { CallInput, Schema } from './call-input.ts'
import type { Claimant, OutsideCall } from './outside-call.ts'

/**
 * The same call with its answers encoded as they are sent, which is also how they are stored under
 * their key.
 */
export function encodeOutsideCall<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Detail extends object,
  Said,
  Who extends Claimant,
>(
  call: Call<P, Q, B, R>,
  outside: OutsideCall<CallInput<P, Q, B>, Detail, Said, z.output<R> & object, Who>,
): OutsideCall<CallInput<P, Q, B>, Detail, Said, object, Who> {
  const onWire = (answer: z.output<R>) => z.encode(call.reply, answer) as object
  return {
    ...outside,
    async claim(asked, who) {
      const claim = await outside.claim(asked, who)
      return 'answer' in claim ? { answer: onWire(claim.answer) } : claim
    },
    async settle(settling, intent, outcome) {
      const answered = await outside.settle(settling, intent, outcome)
      return 'answer' in answered ? { answer: onWire(answered.answer) } : answered
    },
  }
}
