import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { refuseUnacceptedTerms } from '../../book/legal/terms-state-for.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import { refuseArrival } from '../../book/reservation/refuse-not-now.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { assertBillAddress, assertPaid, type SaidOfBill } from './arrival-bill.ts'
import { refuseUnlessAllDone } from './is-done.ts'
import { skippedByHand } from './skipped-signatures.ts'

/** The additional checks for a rental. */
export interface RentalGuards {
  /** Throws if less is blocked than the car requires. */
  readonly refuseShortDeposit: (visit: Visit, reservation: Reservation) => Promise<void>
  /** Throws if the signed agreement differs from the current one. */
  readonly refuseOtherAgreement: (visit: Visit, reference: string) => Promise<void>
}

/** An arrival before it is carried out. */
export interface Arriving {
  readonly visit: Visit
  readonly reference: string
  readonly reservation: FoundReservation
  readonly said: SaidOfBill
  readonly refuseUnlessHeld: () => Promise<void>
  /** Loaded when a guard first needs it. */
  readonly bill: () => ReturnType<ReservationService['bill']>
}

/** Throws the problem that the guest sees. */
type ArrivalGuard = (arriving: Arriving) => void | Promise<void>

export const pendingOf = async ({ bill }: Pick<Arriving, 'bill'>): Promise<number> =>
  balanceOfFolio((await bill()).folio).pending

/** The guest sees the problem of the first guard that throws, so the order is part of the rule. */
export const arrivalGuards = ({ refuseOtherAgreement, refuseShortDeposit }: RentalGuards): readonly ArrivalGuard[] => [
  ({ reservation, visit }) => refuseArrival(reservation, visit),
  ({ refuseUnlessHeld }) => refuseUnlessHeld(),
  async ({ reservation, visit }) => refuseUnlessAllDone(reservation, visit, await skippedByHand(visit, reservation.id)),
  ({ visit, reference }) => refuseOtherAgreement(visit, reference),
  ({ visit, reservation }) => refuseShortDeposit(visit, reservation),
  async ({ visit, bill }) => refuseUnacceptedTerms(visit, (await bill()).acceptedTerms),
  async (arriving) => assertPaid(await pendingOf(arriving), arriving.visit, arriving.said.payAction),
  async (arriving) => assertBillAddress(arriving.visit, arriving.said, await pendingOf(arriving)),
]
