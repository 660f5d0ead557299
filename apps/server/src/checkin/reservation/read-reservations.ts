import { type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import { type RentalTerms, rentalTermsSchema } from '@foyer/domain/reservation/rental-terms.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Whole reservations from their rows, in the order of the ids. */
export async function readReservations(
  tx: HotelTransaction,
  hotel: { id: number; name: string; currency: string },
  ids: readonly string[],
): Promise<Reservation[]> {
  if (ids.length === 0) return []
  const [rows, guests, messages] = [await stays(tx, ids), await guestsOf(tx, ids), await messagesOf(tx, ids)]
  const [wishes, shared] = [await wishesOf(tx, ids), await sharedOf(tx, ids)]
  const found = rows.map(
    (row): Reservation => ({
      id: row.id,
      reference: row.reference,
      groupLocator: row.group_locator ?? undefined,
      state: row.state,
      startDate: row.start_date,
      endDate: row.end_date,
      nights: daysBetween(row.start_date, row.end_date),
      adults: row.adults,
      children: row.children,
      customer: { firstName: row.first_name ?? undefined, lastName: row.last_name ?? undefined },
      guests: guests.filter((guest) => guest.reservation_id === row.id).map(asGuest),
      room: {
        hotelId: hotel.id,
        hotelName: hotel.name,
        picture: row.picture,
        typeId: row.room_type_id,
        type: row.type_name,
        typeNames: row.type_names,
        number: row.room_number ?? undefined,
        floor: row.floor ?? undefined,
      },
      roomAvailable: row.room_available,
      roomReady: row.ready ?? false,
      messages: messages
        .filter((message) => message.reservation_id === row.id)
        .map((message) => ({
          id: message.id,
          date: message.sent_on,
          read: message.read_at !== null,
          text: message.text,
        })),
      preCheckinCompleted: row.pre_checkin_completed,
      ...wishes.get(row.id),
      linkShared: shared.has(row.id),
      customerCanEdit: row.customer_can_edit,
      payAttempts: row.pay_attempts,
      hasPets: row.has_pets,
      included: row.included,
      segment: row.segment ?? undefined,
      rental: rentalOf(row, hotel.currency),
    }),
  )
  return ids.flatMap((id) => found.find((reservation) => reservation.id === id) ?? [])
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

type StayRow = Awaited<ReturnType<typeof stays>>[number]

/** Undefined where nothing is said of drivers. */
function rentalOf(row: StayRow, currency: string): RentalTerms | undefined {
  const price = row.young_driver_price
  const terms = {
    driverMinAge: row.driver_min_age,
    youngDriverMaxAge: row.young_driver_max_age,
    youngDriverPrice: price === null ? null : { minor: price, currency },
    youngDriverChargeable: row.young_driver_chargeable,
    pickUpProcess: row.pick_up_process,
  }
  const said = Object.entries(terms).filter(([, value]) => value !== null)
  return said.length > 0 ? rentalTermsSchema.parse(Object.fromEntries(said)) : undefined
}

function stays(tx: HotelTransaction, ids: readonly string[]) {
  return tx
    .selectFrom('reservations as stay')
    .innerJoin('room_types as type', (join) =>
      join.onRef('type.hotel_id', '=', 'stay.hotel_id').onRef('type.id', '=', 'stay.room_type_id'),
    )
    .leftJoin('rooms as room', (join) =>
      join.onRef('room.hotel_id', '=', 'stay.hotel_id').onRef('room.number', '=', 'stay.room_number'),
    )
    .selectAll('stay')
    .select(['type.name as type_name', 'type.names as type_names', 'type.picture', 'room.floor', 'room.ready'])
    .where('stay.id', 'in', [...ids])
    .execute()
}

function guestsOf(tx: HotelTransaction, ids: readonly string[]) {
  return tx
    .selectFrom('guests')
    .leftJoin('signatures', (join) =>
      join.onRef('signatures.hotel_id', '=', 'guests.hotel_id').onRef('signatures.guest_id', '=', 'guests.id'),
    )
    .select(['guests.id', 'reservation_id', 'position', 'main', 'adult', 'given', 'version', 'signatures.signed_at'])
    .where('reservation_id', 'in', [...ids])
    .orderBy('position')
    .execute()
}

function messagesOf(tx: HotelTransaction, ids: readonly string[]) {
  return tx
    .selectFrom('reservation_messages')
    .selectAll()
    .where('reservation_id', 'in', [...ids])
    .orderBy('sent_on', 'desc')
    .execute()
}

async function wishesOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('pre_checkins')
    .select(['reservation_id as id', 'arrival_time', 'notes'])
    .where('reservation_id', 'in', [...ids])
    .where('superseded_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, arrival_time, notes }) => [
      id,
      { arrivalTime: arrival_time ?? undefined, notes: notes ?? undefined },
    ]),
  )
}

async function sharedOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('pre_checkin_links')
    .select('reservation_id as id')
    .where('reservation_id', 'in', [...ids])
    .where('made_by', '=', 'guest')
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function asGuest(row: Awaited<ReturnType<typeof guestsOf>>[number]): Guest {
  return guestSchema.parse({
    faceMatched: false,
    authorized: true,
    editable: true,
    blockFilledFields: false,
    askForIssueDate: false,
    ...row.given,
    id: row.id,
    index: row.position,
    main: row.main,
    version: row.version,
    changed: row.version > 1,
    ...(row.adult === null ? {} : { adult: row.adult }),
    // Worked out by the rules of the site that asks.
    state: 'incomplete',
    signatureState: row.signed_at ? 'uploaded' : 'missing',
  })
}
