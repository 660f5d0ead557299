import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { assertTermsAccepted } from '../../book/legal/get-terms-state.ts'
import { assertMayArrive } from '../../book/reservation/assert-may-begin.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { assertBillAddress, assertPaid, type BillInput } from './arrival-bill.ts'
import { assertAllDone } from './assert-all-done.ts'
import { assertSeenByStaff } from './assert-seen-by-staff.ts'
import { listSkippedByHand } from './skipped-signatures.ts'

/** The additional checks for a rental. */
export interface RentalGuards {
  /** Throws if less is blocked than the car requires, where it can be blocked. */
  readonly assertDepositPaid: (visit: Visit, reservation: Reservation) => Promise<void>
  /** Throws if the signed agreement differs from the current one. */
  readonly assertSameAgreement: (visit: Visit, reference: string) => Promise<void>
}

/** An arrival before it is carried out. */
export interface ArrivalContext {
  readonly visit: Visit
  readonly reference: string
  readonly reservation: FoundReservation
  readonly input: BillInput
  readonly assertHeld: () => Promise<void>
  /** Loaded when a guard first needs it. */
  readonly bill: () => ReturnType<ReservationService['bill']>
}

/** Throws the problem that the guest sees. */
type ArrivalGuard = (arriving: ArrivalContext) => void | Promise<void>

export const readPending = async ({ bill }: Pick<ArrivalContext, 'bill'>): Promise<number> =>
  computeFolioBalance((await bill()).folio).pending

/** The guest sees the problem of the first guard that throws, so the order is part of the rule. */
export const createArrivalGuards = ({
  assertSameAgreement,
  assertDepositPaid,
}: RentalGuards): readonly ArrivalGuard[] => [
  ({ reservation, visit }) => assertMayArrive(reservation, visit),
  ({ assertHeld }) => assertHeld(),
  async ({ reservation, visit }) => assertAllDone(reservation, visit, await listSkippedByHand(visit, reservation.id)),
  ({ reservation, visit }) => assertSeenByStaff(reservation, visit),
  ({ visit, reference }) => assertSameAgreement(visit, reference),
  ({ visit, reservation }) => assertDepositPaid(visit, reservation),
  async ({ visit, bill }) => assertTermsAccepted(visit, (await bill()).acceptedTerms),
  async (arriving) => assertPaid(await readPending(arriving), arriving.visit, arriving.input.payAction),
  async (arriving) =>
    assertBillAddress(arriving.visit, arriving.reservation, arriving.input, await readPending(arriving)),
]
