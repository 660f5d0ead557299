import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cancelReservation, endVisit, myBookings, reservationWire, searchReservations } from './reservation.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const roomWire = {
  hotelId: 1,
  hotelName: 'Foyer Palace',
  roomImage: 'double',
  roomTypeId: 'DBL',
  roomTypeString: 'Double',
  roomTypeNameI18n: { es: 'Doble' },
  roomNumber: '204',
  floor: 2,
  roomKeyCode: '1234',
}

const wire = {
  id: 'r1',
  reference: 'FOY1001',
  reservationNumber: 'FOY1001',
  voucher: 'FOY1001',
  group_locator: 'GRP77',
  state: 'expected',
  startDate: '2030-01-02',
  endDate: '2030-01-04',
  numberNights: 2,
  numberAdults: 2,
  numberChildens: 1,
  customer: { firstName: 'Ana', lastName: 'García' },
  guests: [],
  room: roomWire,
  roomAvailable: true,
  roomReady: true,
  messages: [{ id: 'm1', date: '2030-01-01', read: false, text: 'Welcome', texts: { en: 'Welcome' } }],
  has_pre_checkin_completed: false,
  hasPreCheckinCompleted: false,
  customerCanEdit: true,
  numAttemptsToPay: 0,
  hasPets: false,
  included: ['breakfast'],
  hotel: { id: 1, name: 'Foyer Palace' },
  keyCode: '1234',
  extras: [{ id: 'e1', currency: 'EUR', price: 12.5 }],
  includedExtras: [{ id: 'e2', currency: 'EUR' }],
  pre_checkin_information: { fr_information: [{ guest_number: 1, fr_match: true }] },
  pre_checkin_has_extras_page: true,
  initial_reservation_number: 'I1',
  leg_number: '2',
  business_entity: 'B',
  pickUpProccessNumber: 'P1',
  extras_available: [{ id: 'e1', currency: 'EUR' }],
  young_driver_max_age: 25,
  reservation_items: [{ id: 1 }],
}

it('a reservation maps its fields to wire names', () => {
  const inside = z.decode(reservationWire, wire)
  expect(inside).toMatchObject({
    groupLocator: 'GRP77',
    nights: 2,
    adults: 2,
    children: 1,
    preCheckinCompleted: false,
    preCheckinHasExtras: true,
    initialNumber: 'I1',
    legNumber: '2',
    businessEntity: 'B',
    rental: { pickUpProcess: 'P1', youngDriverMaxAge: 25 },
    payAttempts: 0,
    extras: [{ id: 'e1', price: { minor: 1250, currency: 'EUR' } }],
    items: [{ id: 1 }],
  })
  expect(z.encode(reservationWire, inside)).toEqual(wire)
})

it('MODEL-07.m the booking has the language of the guest who booked', () => {
  const guests = [buildGuest({ language: 'it' })]
  expect(z.encode(reservationWire, buildReservation({ guests }))).toMatchObject({ language_code: 'it' })
})

it('its room has separate wire names', () => {
  const { room } = z.decode(reservationWire, wire)
  expect(room).toEqual({
    hotelId: 1,
    hotelName: 'Foyer Palace',
    picture: 'double',
    typeId: 'DBL',
    type: 'Double',
    typeNames: { es: 'Doble' },
    number: '204',
    floor: 2,
    keyCode: '1234',
  })
})

it('MODEL-03.b a message has a date and is read or not', () => {
  expect(z.decode(reservationWire, wire).messages[0]).toMatchObject({ date: '2030-01-01', read: false })
  expect(z.safeDecode(reservationWire, { ...wire, messages: [{ id: 'm1', text: 'Welcome', texts: {} }] }).success).toBe(
    false,
  )
})

it('reads the face matches of an earlier pre-check-in by guest', () => {
  expect(z.decode(reservationWire, wire).preCheckin).toEqual({ faceMatches: [{ guestIndex: 1, matched: true }] })
})

/** The fields of a reservation that capture reads, here for a rental. */
const captured = {
  reservationNumber: 'FOY1001',
  voucher: 'FOY1001',
  hasPreCheckinCompleted: false,
  startDate: '2030-01-02',
  endDate: '2030-01-04',
  numberAdults: 2,
  keyCode: '1234',
  young_driver_max_age: 25,
  driver_min_age: 21,
  young_driver_extra_price: 12.5,
  is_young_driver_extra_available: true,
  pickUpProccessNumber: 'P1',
  customerCanEdit: true,
  segment: 'leisure',
  notes: 'late',
  arrival_time: '22:30',
}

it('the fields that capture uses have these wire names', () => {
  const inside = z.decode(reservationWire, { ...wire, ...captured, currency: 'EUR' })
  expect(inside).toMatchObject({
    reference: 'FOY1001',
    preCheckinCompleted: false,
    segment: 'leisure',
    notes: 'late',
    arrivalTime: '22:30',
    rental: {
      driverMinAge: 21,
      youngDriverMaxAge: 25,
      youngDriverPrice: { minor: 1250, currency: 'EUR' },
      youngDriverChargeable: true,
      pickUpProcess: 'P1',
    },
  })
  expect(z.encode(reservationWire, inside)).toMatchObject({
    ...captured,
    guests: [],
    room: { roomNumber: '204', roomKeyCode: '1234' },
    customer: { lastName: 'García' },
  })
})

it('a hotel stay has no driver fields, and a guest without the right reads no code under any name', () => {
  const { rental: _, room, ...stay } = z.decode(reservationWire, wire)
  const { keyCode: _code, ...shut } = room
  const written = z.encode(reservationWire, { ...stay, room: shut })
  expect(Object.keys(written).filter((name) => /driver|pickUp|currency|keyCode/.test(name))).toEqual([])
  expect(written).not.toHaveProperty('room.roomKeyCode')
})

it('reads the key code under either of its names', () => {
  const { roomKeyCode: _, ...room } = roomWire
  expect(z.decode(reservationWire, { ...wire, room }).room.keyCode).toBe('1234')
})

it.each([
  ['JPY', 1500, 1500],
  ['KWD', 4.125, 4125],
])('a price in %s keeps its smallest units', (currency, price, minor) => {
  const { rental } = z.decode(reservationWire, { ...wire, currency, young_driver_extra_price: price })
  expect(rental?.youngDriverPrice).toEqual({ minor, currency })
})

it('the search maps its fields to wire names and returns reservations', () => {
  expectRoundTrip(
    searchReservations.body,
    { voucher: 'FOY1001', surname: 'García', hotel: 1, isPok: true, onlyDueIn: true, allDueIn: false, appId: 'kiosk' },
    {
      voucher: 'FOY1001',
      surname: 'García',
      hotel: 1,
      is_pok: true,
      only_due_in: true,
      all_due_in_reservations: false,
      app_id: 'kiosk',
    },
  )
  expect(z.decode(searchReservations.reply, { reservations: [wire] }).reservations[0]?.reference).toBe('FOY1001')
})

it('the searches by QR code and by staff map their fields to wire names', () => {
  expectRoundTrip(searchReservations.body, { qr: 'FOYER1.x' }, { qr_code: 'FOYER1.x' })
  expectRoundTrip(
    searchReservations.body,
    { allDueIn: true, staffPassword: 'p', picked: 'r1' },
    { all_due_in_reservations: true, staff_password: 'p', reservation_id: 'r1' },
  )
})

it('the other searches map their fields to wire names', () => {
  expectRoundTrip(
    searchReservations.body,
    { voucher: 'FOY1001', isFrontApp: true, adults: 2, children: 0, nights: 1 },
    { voucher: 'FOY1001', is_front_app: true, adults: 2, children: 0, nights: 1 },
  )
  expectRoundTrip(myBookings.body, {}, {})
  expectRoundTrip(cancelReservation.body, { reference: 'FOY1001' }, { reference: 'FOY1001' })
  expectRoundTrip(endVisit.reply, { csrf: 'c' }, { csrf: 'c' })
})

it.each([
  ['MODEL-04.a a match counts for the guest with that number', { guest_number: 1, fr_match: true }, true],
  ['MODEL-04.b a failed match does not', { guest_number: 1, fr_match: false }, false],
  ['MODEL-04.b a match of another guest does not', { guest_number: 2, fr_match: true }, false],
])('%s', (_, said, matched) => {
  const guest = {
    ...{ id: 'g1', index: 1, main: true, state: 'incomplete', has_signature: false, signatureUploaded: false },
    ...{ face_recognition_completed: false, authorized: true, is_editable: true },
    ...{ block_filled_fields: false, ask_for_expedition_date: false },
  } as const
  const sent = { ...wire, guests: [guest], pre_checkin_information: { fr_information: [said] } }
  expect(z.decode(reservationWire, sent).guests[0]?.faceMatched).toBe(matched)
})
