import { toSesPhone } from './ses-codes.ts'
import type { ReportedPerson, ReportIssue, ReportIssueKind, StayReport } from './stay-report.ts'

const MAX_REFERENCE_LENGTH = 50
const MAX_PHONE_LENGTH = 20

type Field = 'firstName' | 'lastName' | 'phone' | 'email'
type BookerRule = readonly [field: Field, issue: ReportIssueKind, applies: (booker: ReportedPerson) => boolean]

const isLonger = (text: string | undefined, max: number) => (text?.trim().length ?? 0) > max

/** A name, a surname and one way to reach who has booked; nothing else of them is sent. */
const bookerRules: readonly BookerRule[] = [
  ['firstName', 'missing', ({ firstName }) => !firstName?.trim()],
  ['firstName', 'tooLong', ({ firstName }) => isLonger(firstName, 50)],
  ['lastName', 'missing', ({ lastName }) => !lastName?.trim()],
  ['lastName', 'tooLong', ({ lastName }) => isLonger(lastName, 50)],
  ['email', 'missing', ({ email, phone }) => !email && !phone],
  ['email', 'tooLong', ({ email }) => isLonger(email, 250)],
  ['phone', 'tooLong', ({ phone }) => isLonger(phone && toSesPhone(phone), MAX_PHONE_LENGTH)],
]

/** What the ministry would refuse of a booking (RH, RV). */
export function findSesBookingIssues({ booking, reference, contractDay, vehicle }: StayReport): readonly ReportIssue[] {
  const booker = bookerRules.filter(([, , applies]) => booking && applies(booking.booker))
  return [
    ...(reference.length > MAX_REFERENCE_LENGTH ? [{ field: 'reference' as const, issue: 'tooLong' as const }] : []),
    ...(contractDay ? [] : [{ field: 'contractDay' as const, issue: 'missing' as const }]),
    ...(vehicle && !vehicle.category ? [{ field: 'vehicle' as const, issue: 'missing' as const }] : []),
    ...booker.map(([field, issue]) => ({ field, issue })),
  ]
}

/** Guests of whom enough is known. The others follow when they have arrived. */
export function listSesBookedGuests({ people, booking }: StayReport): readonly ReportedPerson[] {
  return people.filter((person) => booking && bookerRules.every(([, , applies]) => !applies(person)))
}
