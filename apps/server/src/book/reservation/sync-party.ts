import { randomUUID } from 'node:crypto'
import type { SystemGuest } from '@foyer/contract/hotel-system.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { mergeGuest } from './merge-guest.ts'
import { pairParty } from './pair-party.ts'
import { deleteGuests, insertGuest, listParty, updateGuest } from './party.store.ts'
import type { HotelReservation } from './save-reservation.ts'

interface ReservationKey {
  readonly hotelId: number
  readonly id: string
}

type BookedParty = Pick<HotelReservation, 'adults' | 'children' | 'firstName' | 'lastName' | 'guests'>

/**
 * Matches the number of guests to the booking. A guest who has done anything is never removed, and
 * an erased one never comes back.
 */
export async function syncParty(tx: HotelTransaction, place: ReservationKey, said: BookedParty): Promise<void> {
  const known = await listParty(tx, place.id)
  const pairs = pairParty(known, toParty(said))
  for (const { guest, row, position } of pairs) {
    if (!row) await insertGuest(tx, toGuestRow(place, position, guest))
    else if (said.guests && !row.erased_at) await updateFromHotel(tx, row, guest)
  }
  const spare = known.filter((row) => row.isUntouched && !pairs.some((pair) => pair.row === row)).map(({ id }) => id)
  if (spare.length > 0) await deleteGuests(tx, spare)
}

/** One for each booked guest; the first is the person who booked unless more is given. */
export function toParty({ adults, children, firstName, lastName, guests = [] }: BookedParty): SystemGuest[] {
  const main = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  return Array.from({ length: adults + children }, (_, at) => ({
    adult: at < adults,
    ...(guests[at] ?? (at === 0 ? main : {})),
  }))
}

/** A new guest. */
export function toGuestRow({ hotelId, id }: ReservationKey, position: number, guest: SystemGuest) {
  return {
    hotel_id: hotelId,
    id: randomUUID(),
    reservation_id: id,
    position,
    main: position === 1,
    adult: guest.adult ?? null,
    given: JSON.stringify(mergeGuest({ given: {}, isGuests: false }, guest)),
  }
}

type Row = Awaited<ReturnType<typeof listParty>>[number]

async function updateFromHotel(tx: HotelTransaction, { id, given, isGuests }: Row, guest: SystemGuest): Promise<void> {
  const merged = JSON.stringify(mergeGuest({ given, isGuests }, guest))
  await updateGuest(tx, id, { adult: guest.adult ?? null, given: merged })
}
