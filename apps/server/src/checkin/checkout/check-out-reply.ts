import type { checkOut } from '@foyer/contract/checkout.ts'
import { type CheckOutOutcome, checkOutCodes, checkOutProblems } from '@foyer/domain/checkout/check-out.ts'
import type * as z from 'zod/mini'
import { maskToStayCard } from '../../book/mask/mask-to-state.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'

export function toCheckOutReply(outcome: CheckOutOutcome, stay: BookedReservation): z.output<typeof checkOut.reply> {
  const problem = outcome in checkOutProblems ? checkOutProblems[outcome as keyof typeof checkOutProblems] : undefined
  return {
    code: checkOutCodes[outcome],
    reference: stay.reference,
    reservations: [{ ...maskToStayCard(stay), state: stay.state }],
    ...(problem && { error: problem, message: messages[problem] }),
  }
}

/** For systems that read the answer; pages show their own translated text. */
const messages = {
  leavesLater: 'This stay ends on a later day. Reception can end it today.',
  stayOverdue: 'This stay was to end on an earlier day. Reception has to look at the bill.',
} as const satisfies Record<(typeof checkOutProblems)[keyof typeof checkOutProblems], string>
