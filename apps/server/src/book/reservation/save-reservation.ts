import { randomUUID } from 'node:crypto'
import type { SystemGuest } from '@foyer/contract/hotel-system.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { ExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { insertReservations } from './new-reservation.store.ts'
import { clearChangedNights } from './night-line.store.ts'
import { findRoomOfUpgrade, type KnownReservation, updateReservation } from './reservation.store.ts'
import { toOptionalColumns, toReservationRow } from './reservation-row.ts'
import { type HotelLine, saveFolio } from './save-folio.ts'
import { syncParty } from './sync-party.ts'

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
  readonly filedAs?: ExternalIds | undefined
  readonly driverMinAge: number | undefined
  readonly youngDriverMaxAge: number | undefined
  /** In minor units. */
  readonly youngDriverPrice: number | undefined
  readonly pickUpProcess?: string | null | undefined
  readonly state?: ReservationState | undefined
  readonly roomAvailable?: boolean | undefined
  readonly hasPets?: boolean | undefined
  readonly customerCanEdit?: boolean | undefined
  readonly preCheckinHasExtras?: boolean | undefined
  readonly included?: readonly string[] | undefined
  /** In the order of the party. */
  readonly guests?: readonly SystemGuest[] | undefined
  readonly folio?: readonly HotelLine[] | undefined
  /** The day of the contract, and how it is paid. */
  readonly bookedOn?: string | undefined
  readonly paymentType?: PaymentType | undefined
  /** For staff; from a file only. */
  readonly vip?: boolean | undefined
  readonly staffNotes?: string | undefined
}

/**
 * Stores what the hotel sends. What guests gave, signed and paid here stays: see mergeGuest and
 * saveFolio. Returns the id of the reservation.
 */
export async function saveReservation(
  tx: HotelTransaction,
  hotelId: number,
  { known, said, newId }: { known: KnownReservation | undefined; said: HotelReservation; newId?: string },
): Promise<string> {
  if (!known) {
    const id = newId ?? randomUUID()
    await insertReservations(tx, hotelId, [{ id, reservation: said }])
    return id
  }
  const { id } = known
  const hasOtherDates = known.start_date !== said.startDate || known.end_date !== said.endDate
  const hasOtherType = known.booked_type_id !== null && known.room_type_id !== said.roomTypeId
  if (hasOtherDates || hasOtherType) await clearChangedNights(tx, id)
  // Guests who have moved into a better room stay there, although the hotel's system may not know
  // it yet and still sends the booked one.
  const upgraded = await findRoomOfUpgrade(tx, id, said.roomTypeId)
  await updateReservation(tx, id, { ...toReservationRow(said), ...toOptionalColumns(said), ...upgraded })
  await syncParty(tx, { hotelId, id }, said)
  if (said.folio) await saveFolio(tx, { hotelId, id }, said.folio)
  return id
}
