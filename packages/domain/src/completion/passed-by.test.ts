import { expect, it } from 'vitest'
import type { Reservation } from '../reservation/reservation.ts'
import { aGuest, aMessage, aReservation, aSite } from '../testing/builders.ts'
import { reservationPassedBy } from './passed-by.ts'

const today = '2030-05-10'
const kiosk = aSite({}, 'kiosk')
const done = aReservation({ preCheckinCompleted: true })
const child = aGuest({
  id: 'guest-2',
  main: false,
  birthDate: '2024-01-01',
  email: undefined,
  documentNumber: undefined,
})
const unread = aMessage('Your parking space is reserved.')

it.each<[string, Reservation[], boolean]>([
  ['BOOKINGS-05.a one booking, pre-check-in and guests complete', [done], true],
  ['BOOKINGS-05.c pre-check-in not complete', [{ ...done, preCheckinCompleted: false }], false],
  ['BOOKINGS-05.d an incomplete guest', [{ ...done, guests: [aGuest({ firstName: undefined })] }], false],
  ['a child who needs no data here', [{ ...done, guests: [aGuest(), child] }], true],
  ['no guest at all', [{ ...done, guests: [] }], false],
  ['BOOKINGS-05.b two bookings to choose from', [done, { ...done, reference: 'FOY1002' }], false],
  ['a cancelled booking is shown', [{ ...done, state: 'cancelled' }], false],
  ['an unread message is shown', [{ ...done, messages: [unread] }], false],
  ['nothing found', [], false],
])('%s', (_, reservations, passed) => {
  expect(reservationPassedBy(reservations, { site: kiosk, today })).toBe(passed ? reservations[0] : undefined)
})

it("BOOKINGS-05.e a guest's own phone still shows the booking", () => {
  expect(reservationPassedBy([done], { site: aSite(), today })).toBeUndefined()
})
