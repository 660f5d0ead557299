import { randomUUID } from 'node:crypto'
import type { SaidGuest } from '@foyer/contract/hotel-system.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { FiledAs } from '@foyer/domain/reservation/filed-as.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type HotelLine, keepFolio, saysFolio } from './keep-folio.ts'
import { keepParty } from './keep-party.ts'
import { addReservations } from './new-reservation.store.ts'
import { findRoomOfUpgrade, type KnownReservation, updateReservation } from './reservation.store.ts'
import { furtherRowOf, rowOf } from './reservation-row.ts'

/**
 * A reservation as the hotel sends it, by its system or in a file. An omitted field leaves the
 * stored value as it is.
 */
export interface HotelReservation {
  readonly reference: string
  readonly groupLocator: string | undefined
  readonly startDate: string
  readonly endDate: string
  readonly adults: number
  readonly children: number
  readonly firstName: string | undefined
  /** Absent if a walk-in guest has not given it yet. */
  readonly lastName: string | undefined
  readonly email: string | undefined
  readonly roomTypeId: string
  readonly roomNumber: string | undefined
  readonly segment: string | undefined
  readonly filedAs?: FiledAs | undefined
  readonly driverMinAge: number | undefined
  readonly youngDriverMaxAge: number | undefined
  /** In minor units. */
  readonly youngDriverPrice: number | undefined
  readonly pickUpProcess?: string | null | undefined
  readonly state?: ReservationState | undefined
  readonly roomAvailable?: boolean | undefined
  readonly hasPets?: boolean | undefined
  readonly customerCanEdit?: boolean | undefined
  readonly included?: readonly string[] | undefined
  /** In the order of the party. */
  readonly guests?: readonly SaidGuest[] | undefined
  readonly folio?: readonly HotelLine[] | undefined
  /** The day of the contract, and how it is paid. */
  readonly bookedOn?: string | undefined
  readonly paymentType?: PaymentType | undefined
}

/** Whether nothing has changed. */
export async function isKnown(tx: HotelTransaction, known: KnownReservation, said: HotelReservation): Promise<boolean> {
  const { booked_on, payment_type } = { ...furtherRowOf(said) }
  const contract = { ...(booked_on && { booked_on }), ...(payment_type && { payment_type }) }
  const isSame = Object.entries({ ...rowOf(said), ...contract }).every(
    ([name, value]) => known[name as keyof typeof known] === value,
  )
  return isSame && (await saysFolio(tx, known.id, said.folio))
}

/**
 * Stores what the hotel sends. What guests gave, signed and paid here stays: see mergeGuest and
 * keepFolio. Returns the id of the reservation.
 */
export async function keepReservation(
  tx: HotelTransaction,
  hotelId: number,
  { known, said, newId }: { known: KnownReservation | undefined; said: HotelReservation; newId?: string },
): Promise<string> {
  if (!known) {
    const id = newId ?? randomUUID()
    await addReservations(tx, hotelId, [{ id, said }])
    return id
  }
  const { id } = known
  // Guests who have moved into a better room stay there, although the hotel's system may not know
  // it yet and still sends the booked one.
  const upgraded = await findRoomOfUpgrade(tx, id, said.roomTypeId)
  await updateReservation(tx, id, { ...rowOf(said), ...furtherRowOf(said), ...upgraded })
  await keepParty(tx, { hotelId, id }, said)
  if (said.folio) await keepFolio(tx, { hotelId, id }, said.folio)
  return id
}
