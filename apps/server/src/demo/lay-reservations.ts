import { addDays } from '@foyer/domain/basics/add-days.ts'
import { type DoorCodes, doorCodes } from '../book/door-codes/door-codes.ts'
import { linkHash } from '../checkin/pre-checkin/link.store.ts'
import { keepSavedCard } from '../money/payment/saved-card.store.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { KeySecret } from '../platform/key-secret/key-secret.ts'
import { forgetFailures } from '../platform/tries/tries.store.ts'
import type { DemoGuest, DemoHotel, DemoReservation, Given } from './demo-hotel.ts'
import { demoId } from './demo-id.ts'

/** In the afternoon of the day of arrival, by Greenwich: nearer is not needed. */
const ARRIVED_AT = 'T15:00:00Z'

/** Rooms and reservations as they are at the start of the hotel's day; whatever there was of them goes. */
export async function layReservations(
  tx: HotelTransaction,
  hotel: DemoHotel,
  { day, secret }: { day: string; secret: KeySecret },
): Promise<void> {
  // Guests, messages, lines, signatures, codes, leases, logs and ratings go with their reservation.
  await tx.deleteFrom('reservations').execute()
  await tx.deleteFrom('rooms').execute()
  await tx.deleteFrom('room_types').execute()
  await tx.deleteFrom('memberships').execute()
  const rows = rowsOf(hotel, day, doorCodes(secret))
  await tx.insertInto('room_types').values(rows.roomTypes).execute()
  await tx.insertInto('rooms').values(rows.rooms).execute()
  await tx.insertInto('reservations').values(rows.reservations).execute()
  await tx.insertInto('guests').values(rows.guests).execute()
  await tx.insertInto('folio_lines').values(rows.folioLines).execute()
  if (rows.memberships.length > 0) await tx.insertInto('memberships').values(rows.memberships).execute()
  if (rows.messages.length > 0) await tx.insertInto('reservation_messages').values(rows.messages).execute()
  if (rows.signatures.length > 0) await tx.insertInto('signatures').values(rows.signatures).execute()
  if (rows.doorCodes.length > 0) await tx.insertInto('keys').values(rows.doorCodes).execute()
  if (rows.preCheckins.length > 0) await tx.insertInto('pre_checkins').values(rows.preCheckins).execute()
  if (rows.links.length > 0) await tx.insertInto('pre_checkin_links').values(rows.links).execute()
  for (const { reference, savedCard } of hotel.reservations) {
    if (!savedCard) continue
    const which = {
      hotelId: hotel.id,
      id: demoId(`${reference} card`),
      reservationId: demoId(reference),
    }
    await keepSavedCard(tx, secret, { ...which, provider: 'redsys', ...savedCard })
  }
  // A link that is made anew with the same token has not been guessed at.
  for (const { token_hash } of rows.links) await forgetFailures(tx, { kind: 'preCheckinLink', caller: token_hash })
}

function rowsOf(hotel: DemoHotel, day: string, codes: DoorCodes) {
  const hotel_id = hotel.id
  const stays = hotel.reservations.map((stay) => ({ stay, reservation_id: demoId(stay.reference) }))
  const guests = stays.flatMap(({ stay, reservation_id }) =>
    stay.guests.map((guest, at) => ({ guest, at, reservation_id, id: demoId(`${stay.reference} guest ${at + 1}`) })),
  )
  return {
    roomTypes: hotel.roomTypes.map(({ id, names, picture }) => ({
      hotel_id,
      id,
      name: names.en,
      names: JSON.stringify(names),
      picture,
    })),
    rooms: hotel.roomTypes.flatMap(({ id, rooms, floor }) =>
      rooms.map((number) => ({
        hotel_id,
        number,
        type_id: id,
        floor: floor ?? Number(number.charAt(0)),
        ready: !hotel.notReady.includes(number),
      })),
    ),
    memberships: (hotel.memberships ?? []).map(({ id, email, promotionalCode: promotional_code }) => ({
      hotel_id,
      id,
      email,
      promotional_code,
    })),
    reservations: stays.map(({ stay, reservation_id: id }) => ({ hotel_id, id, ...reservationRow(stay, day) })),
    guests: guests.map(({ guest, at, reservation_id, id }) => ({
      hotel_id,
      id,
      reservation_id,
      position: at + 1,
      main: at === 0,
      adult: !guest.child,
      given: JSON.stringify(givenOn(day, guest.given)),
    })),
    signatures: guests.flatMap(({ guest: { signature }, id }) =>
      signature ? [{ hotel_id, guest_id: id, format: 'png' as const, image: signature }] : [],
    ),
    folioLines: stays.flatMap(({ stay, reservation_id }) =>
      stay.folio.map(({ kind, names, amount }, at) => ({
        hotel_id,
        id: demoId(`${stay.reference} line ${at + 1}`),
        reservation_id,
        position: at + 1,
        kind,
        names: JSON.stringify(names),
        amount,
      })),
    ),
    messages: stays.flatMap(({ stay, reservation_id }) =>
      (stay.messages ?? []).map(({ sentDaysAgo, texts }, at) => ({
        hotel_id,
        id: demoId(`${stay.reference} message ${at + 1}`),
        reservation_id,
        sent_on: addDays(day, -sentDaysAgo),
        texts: JSON.stringify(texts),
        read_at: null,
      })),
    ),
    preCheckins: stays.flatMap(({ stay: { reference, wishes }, reservation_id }) =>
      wishes
        ? [
            {
              hotel_id,
              id: demoId(`${reference} pre-check-in`),
              reservation_id,
              app_key: 'prechk',
              arrival_time: wishes.arrivalTime,
              notes: wishes.notes,
              superseded_at: null,
            },
          ]
        : [],
    ),
    links: stays.flatMap(({ stay: { reference, sharedLink }, reservation_id }) =>
      sharedLink
        ? [
            {
              hotel_id,
              id: demoId(`${reference} link`),
              reservation_id,
              token_hash: linkHash(sharedLink),
              made_by: 'staff' as const,
              last_opened_at: null,
              revoked_at: null,
            },
          ]
        : [],
    ),
    doorCodes: stays.flatMap(({ stay: { reference, accessCode, room, arrives, leaves }, reservation_id }) =>
      accessCode
        ? [
            {
              hotel_id,
              id: demoId(`${reference} code`),
              reservation_id,
              kind: 'code' as const,
              state: 'done' as const,
              provider: 'foyer',
              room_number: room ?? null,
              valid_from: addDays(day, arrives),
              valid_to: addDays(day, leaves),
              code: codes.seal({ hotelId: hotel_id, reservationId: reservation_id }, accessCode),
            },
          ]
        : [],
    ),
  }
}

function reservationRow(stay: DemoReservation, day: string) {
  const start_date = addDays(day, stay.arrives)
  const isChild = (guest: DemoGuest) => guest.child === true
  return {
    reference: stay.reference,
    group_locator: stay.groupLocator ?? null,
    state: stay.state ?? ('expected' as const),
    start_date,
    end_date: addDays(day, stay.leaves),
    adults: stay.guests.filter((guest) => !isChild(guest)).length,
    children: stay.guests.filter(isChild).length,
    first_name: stay.firstName,
    last_name: stay.lastName,
    email: stay.email,
    room_type_id: stay.roomType,
    room_number: stay.room ?? null,
    room_available: stay.roomAvailable ?? true,
    has_pets: stay.hasPets ?? false,
    included: [...(stay.included ?? [])],
    pre_checkin_completed: stay.preCheckinCompleted ?? false,
    segment: stay.segment ?? null,
    driver_min_age: stay.drivers?.minAge ?? null,
    young_driver_max_age: stay.drivers?.youngBelow ?? null,
    young_driver_price: stay.drivers?.youngPrice ?? null,
    young_driver_chargeable: stay.drivers ? stay.drivers.youngPrice !== undefined : null,
    pick_up_process: stay.drivers?.pickUpProcess ?? null,
    checked_in_at: stay.state === 'inHouse' ? new Date(`${start_date}${ARRIVED_AT}`) : null,
  }
}

function givenOn(day: string, given: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value(day) : value]),
  )
}
