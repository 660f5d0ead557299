import { expect, it } from 'vitest'
import type { Reservation } from '../reservation/reservation.ts'
import { buildGuest, buildMessage, buildReservation, buildSite } from '../testing/builders.ts'
import { findSkippableReservation } from './skippable-reservation.ts'

const today = '2030-05-10'
const kiosk = buildSite({}, 'kiosk')
const done = buildReservation({ preCheckinCompleted: true })
const child = buildGuest({
  id: 'guest-2',
  main: false,
  birthDate: '2024-01-01',
  email: undefined,
  documentNumber: undefined,
})
const unread = buildMessage('Your parking space is reserved.')

it.each<[string, Reservation[], boolean]>([
  ['BOOKINGS-05.a one booking, pre-check-in and guests complete', [done], true],
  ['BOOKINGS-05.c pre-check-in not complete', [{ ...done, preCheckinCompleted: false }], false],
  ['BOOKINGS-05.d an incomplete guest', [{ ...done, guests: [buildGuest({ firstName: undefined })] }], false],
  ['a child who needs no data here', [{ ...done, guests: [buildGuest(), child] }], true],
  ['no guest at all', [{ ...done, guests: [] }], false],
  ['BOOKINGS-05.b two bookings to choose from', [done, { ...done, reference: 'FOY1002' }], false],
  ['a cancelled booking is shown', [{ ...done, state: 'cancelled' }], false],
  ['an unread message is shown', [{ ...done, messages: [unread] }], false],
  ['nothing found', [], false],
])('%s', (_, reservations, passed) => {
  expect(findSkippableReservation(reservations, { site: kiosk, today })).toBe(passed ? reservations[0] : undefined)
})

it("BOOKINGS-05.e a guest's own phone still shows the booking", () => {
  expect(findSkippableReservation([done], { site: buildSite(), today })).toBeUndefined()
})
