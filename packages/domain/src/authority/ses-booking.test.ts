import { expect, it } from 'vitest'
import { findReportIssues } from './authorities.ts'
import { listSesBookedGuests } from './ses-booking.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

const booker: ReportedPerson = {
  guestId: 'g1',
  main: true,
  firstName: 'Lucía',
  lastName: 'García',
  email: 'lucia@example.com',
}
const booking: StayReport = {
  reference: 'W2345678',
  contractDay: '2027-05-01',
  arrivalDay: '2027-06-01',
  arrivalTime: '00:00',
  departureDay: '2027-06-03',
  rooms: 1,
  payment: { type: 'atHotel' },
  people: [],
  booking: { booker, guests: 2 },
}
const withBooker = (changes: Partial<ReportedPerson>): StayReport => ({
  ...booking,
  booking: { guests: 2, booker: { ...booker, ...changes } },
})

it.each<[string, StayReport, readonly string[]]>([
  ['is complete with a name and an address for mail', booking, []],
  ['is complete with a phone only', withBooker({ email: undefined, phone: '+34 600 00 00 00' }), []],
  ['lacks a contact', withBooker({ email: undefined }), ['email missing']],
  ['lacks the names', withBooker({ firstName: '', lastName: ' ' }), ['firstName missing', 'lastName missing']],
  ['has a name of 51 letters', withBooker({ lastName: 'x'.repeat(51) }), ['lastName tooLong']],
  ['has a name of 50 letters', withBooker({ lastName: 'x'.repeat(50) }), []],
  ['has a phone number of 21 digits', withBooker({ phone: '1'.repeat(21) }), ['phone tooLong']],
  ['has a number of 51 letters', { ...booking, reference: 'x'.repeat(51) }, ['reference tooLong']],
  ['lacks the day of the contract', { ...booking, contractDay: undefined }, ['contractDay missing']],
  ['is of a car without a category', { ...booking, vehicle: {} }, ['vehicle missing']],
  ['is of a car with its category only', { ...booking, vehicle: { category: 'compact' } }, []],
])('a booking that %s', (_, report, issues) => {
  expect(findReportIssues(report, 'ses').map(({ field, issue }) => `${field} ${issue}`)).toEqual(issues)
})

it('guests are in it once enough is known of them', () => {
  const people = [booker, { guestId: 'g2', main: false, firstName: 'Pau' }]
  expect(listSesBookedGuests({ ...booking, people })).toEqual([booker])
})
