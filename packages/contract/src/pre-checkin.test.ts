import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openPreCheckin, preCheckIn, removePreCheckin } from './pre-checkin.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('pre-checkin maps its fields to wire names', () => {
  expectRoundTrip(
    preCheckIn.body,
    {
      hotelId: 3,
      reference: 'RAC3001',
      wishes: { notes: 'late', arrivalTime: '22:30' },
      guests: [{ id: 'g1', index: 1, main: true, drivingLicence: 'L1' }],
      isPok: false,
      pickUpProcess: 'P1',
      language: 'es',
    },
    {
      hotel_id: 3,
      reference: 'RAC3001',
      reservation_info: { notes: 'late', arrival_time: '22:30' },
      customers: [{ id: 'g1', index: 1, board: '0', driverlicense: 'L1' }],
      is_pok: false,
      pick_up_proccess_number: 'P1',
      language: 'es',
    },
  )
})

it('pre-checkin replies with a list of errors or a key code', () => {
  expectRoundTrip(preCheckIn.reply, { errors: ['no room'] }, ['no room'])
  expectRoundTrip(preCheckIn.reply, { errors: [], keyCode: '1234' }, { room_key_code: '1234' })
  expectRoundTrip(preCheckIn.reply, { errors: [] }, {})
  expect(z.decode(preCheckIn.reply, [])).toEqual({ errors: [] })
})

it('remove-precheckin maps its query to wire names', () => {
  expectRoundTrip(removePreCheckin.query, { reservation: 'r1', guestIndex: 2 }, { reservation: 'r1', guest: '2' })
})

it('opens a link with its token and a second factor', () => {
  expectRoundTrip(openPreCheckin.body, { link: 'x', surname: 'Soler' }, { link: 'x', surname: 'Soler' })
  expectRoundTrip(
    openPreCheckin.body,
    { link: 'x', arrivalDate: '2030-05-11' },
    { link: 'x', arrival_date: '2030-05-11' },
  )
})

it.each(['24:00', '12:60', '9:30', '12:00:00'])('rejects %s as a time of arrival', (time) => {
  const sent = {
    hotel_id: 1,
    reference: 'FOY1',
    reservation_info: { arrival_time: time },
    customers: [],
    is_pok: false,
  }
  expect(z.safeDecode(preCheckIn.body, sent).success).toBe(false)
})
