import { addDays } from '@foyer/domain/basics/add-days.ts'
import { findOnceGroup } from '@foyer/domain/folio/booked-line.ts'
import type { DoorCodes } from '../book/door-codes/door-codes.ts'
import { hashLink } from '../checkin/pre-checkin/link.store.ts'
import type { DemoGuest, DemoHotel, DemoReservation, Given } from './demo-hotel.ts'
import { demoId } from './demo-id.ts'

/** The afternoon of the arrival day in UTC, which is precise enough. */
const ARRIVED_AT = 'T15:00:00Z'

interface SeededStay {
  readonly hotel_id: number
  readonly reservation_id: string
  readonly stay: DemoReservation
  /** The hotel's day for which it is seeded. */
  readonly day: string
}

export type ReservationRows = ReturnType<typeof buildReservationRows>

/** Builds the rows of a hotel's rooms and reservations at the start of its day. */
export function buildReservationRows(hotel: DemoHotel, day: string, codes: DoorCodes) {
  const laid = hotel.reservations.map(
    (stay): SeededStay => ({ hotel_id: hotel.id, reservation_id: demoId(stay.reference), stay, day }),
  )
  return {
    ...buildRoomRows(hotel),
    memberships: buildMembershipRows(hotel),
    reservations: laid.map(buildReservationRow),
    guests: laid.flatMap(buildGuestRows),
    signatures: laid.flatMap(buildSignatureRows),
    folioLines: laid.flatMap(buildFolioRows),
    messages: laid.flatMap(buildMessageRows),
    preCheckins: laid.flatMap(buildPreCheckinRows),
    links: laid.flatMap(buildLinkRows),
    doorCodes: laid.flatMap((one) => buildDoorCodeRows(one, codes)),
  }
}

function buildRoomRows({ id: hotel_id, roomTypes, notReady }: DemoHotel) {
  return {
    roomTypes: roomTypes.map(({ id, names, picture }) => ({
      hotel_id,
      id,
      name: names.en,
      names: JSON.stringify(names),
      picture,
    })),
    rooms: roomTypes.flatMap(({ id, rooms, floor }) =>
      rooms.map((number) => ({
        hotel_id,
        number,
        type_id: id,
        floor: floor ?? Number(number.charAt(0)),
        ready: !notReady.includes(number),
      })),
    ),
  }
}

function buildMembershipRows({ id: hotel_id, memberships = [] }: DemoHotel) {
  return memberships.map(({ id, email, promotionalCode: promotional_code }) => ({
    hotel_id,
    id,
    email,
    promotional_code,
  }))
}

function buildReservationRow({ hotel_id, reservation_id, stay, day }: SeededStay) {
  const start_date = addDays(day, stay.arrives)
  const isChild = (guest: DemoGuest) => guest.child === true
  return {
    hotel_id,
    id: reservation_id,
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
    checked_in_at: stay.state === 'inHouse' ? new Date(`${start_date}${stay.arrivedAt ?? ARRIVED_AT}`) : null,
  }
}

const getGuestId = ({ reference }: DemoReservation, at: number): string => demoId(`${reference} guest ${at + 1}`)

function buildGuestRows({ hotel_id, reservation_id, stay, day }: SeededStay) {
  return stay.guests.map((guest, at) => ({
    hotel_id,
    id: getGuestId(stay, at),
    reservation_id,
    position: at + 1,
    main: at === 0,
    adult: !guest.child,
    given: JSON.stringify(resolveGiven(day, guest.given)),
  }))
}

function resolveGiven(day: string, given: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value(day) : value]),
  )
}

function buildSignatureRows({ hotel_id, stay }: SeededStay) {
  return stay.guests.flatMap(({ signature }, at) =>
    signature ? [{ hotel_id, guest_id: getGuestId(stay, at), format: 'png' as const, image: signature }] : [],
  )
}

function buildFolioRows({ hotel_id, reservation_id, stay }: SeededStay) {
  const lines = stay.folio.map(({ amount, ...line }) => ({ ...line, minor: amount }))
  return lines.map((line, at) => ({
    hotel_id,
    id: demoId(`${stay.reference} line ${at + 1}`),
    reservation_id,
    position: at + 1,
    kind: line.kind,
    names: JSON.stringify(line.names),
    amount: line.minor,
    // As in a booking from a hotel system.
    revenue_group: findOnceGroup(line, lines) ?? null,
  }))
}

function buildMessageRows({ hotel_id, reservation_id, stay, day }: SeededStay) {
  return (stay.messages ?? []).map(({ sentDaysAgo, texts }, at) => ({
    hotel_id,
    id: demoId(`${stay.reference} message ${at + 1}`),
    reservation_id,
    sent_on: addDays(day, -sentDaysAgo),
    texts: JSON.stringify(texts),
    read_at: null,
  }))
}

function buildPreCheckinRows({ hotel_id, reservation_id, stay: { reference, preferences } }: SeededStay) {
  if (!preferences) return []
  return [
    {
      hotel_id,
      id: demoId(`${reference} pre-check-in`),
      reservation_id,
      app_key: 'prechk',
      arrival_time: preferences.arrivalTime,
      notes: preferences.notes,
      superseded_at: null,
    },
  ]
}

function buildLinkRows({ hotel_id, reservation_id, stay: { reference, sharedLink } }: SeededStay) {
  if (!sharedLink) return []
  return [
    {
      hotel_id,
      id: demoId(`${reference} link`),
      reservation_id,
      token_hash: hashLink(sharedLink),
      made_by: 'staff' as const,
      last_opened_at: null,
      revoked_at: null,
    },
  ]
}

function buildDoorCodeRows({ hotel_id, reservation_id, stay, day }: SeededStay, codes: DoorCodes) {
  const { reference, accessCode, room, arrives, leaves } = stay
  if (!accessCode) return []
  return [
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
}
