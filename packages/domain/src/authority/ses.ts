import { type AuthorityRecord, addHours } from './authority-record.ts'
import { findPersonIssues } from './field-rules.ts'
import { findSesBookingIssues } from './ses-booking.ts'
import { sesPeople } from './ses-people.ts'
import type { ReportedPerson, ReportIssue, ReportIssueKind, StayReport } from './stay-report.ts'

const MAX_REFERENCE_LENGTH = 50
const MAX_RENTAL_DRIVERS = 2

type StayRule = readonly [field: ReportIssue['field'], issue: ReportIssueKind, applies: (report: StayReport) => boolean]

const stayRules: readonly StayRule[] = [
  ['people', 'missing', ({ people }) => people.length === 0],
  ['reference', 'tooLong', ({ reference }) => reference.length > MAX_REFERENCE_LENGTH],
  ['contractDay', 'missing', ({ contractDay }) => !contractDay],
  ['paymentType', 'missing', ({ payment }) => !payment.type],
  ['departureDay', 'invalid', ({ arrivalDay, departureDay }) => departureDay < arrivalDay],
]

type Limits = Readonly<Record<'category' | 'kind' | 'make' | 'model' | 'plate' | 'chassis' | 'colour', number>>

/** All of them are required, with these lengths. */
const vehicleLimits: Limits = { category: 50, kind: 10, make: 10, model: 50, plate: 25, chassis: 17, colour: 10 }

export const listDrivers = ({ people }: StayReport): readonly ReportedPerson[] =>
  people.filter(({ licence }) => licence !== undefined)

function findVehicleIssue({ vehicle = {} }: StayReport): ReportIssueKind | undefined {
  const limits = Object.entries(vehicleLimits) as [keyof Limits, number][]
  if (limits.some(([name]) => !vehicle[name])) return 'missing'
  return limits.some(([name, max]) => (vehicle[name] ?? '').length > max) ? 'tooLong' : undefined
}

/** The renter, who may drive too, and one or two drivers with their licences. */
function findRentalIssues(report: StayReport): readonly ReportIssue[] {
  const drivers = listDrivers(report)
  const vehicle = findVehicleIssue(report)
  const licences = drivers.filter(({ licence }) => !licence?.number || !licence.until)
  return [
    ...(vehicle ? [{ field: 'vehicle' as const, issue: vehicle }] : []),
    ...(drivers.length === 0 ? [{ field: 'licence' as const, issue: 'missing' as const }] : []),
    ...(drivers.length > MAX_RENTAL_DRIVERS ? [{ field: 'people' as const, issue: 'tooLong' as const }] : []),
    ...licences.map(({ guestId }) => ({ guestId, field: 'licence' as const, issue: 'missing' as const })),
  ]
}

function findIssues(report: StayReport): readonly ReportIssue[] {
  if (report.booking) return findSesBookingIssues(report)
  const stay = stayRules.filter(([, , applies]) => applies(report)).map(([field, issue]) => ({ field, issue }))
  const people = findPersonIssues(report, sesPeople.personRules[report.vehicle ? 'rentals' : 'stays'])
  return [...stay, ...(report.vehicle ? findRentalIssues(report) : []), ...people]
}

/** Spain, SES.HOSPEDAJES (Real Decreto 933/2021, the ministry's manual 3.1.3). */
export const sesAuthority: AuthorityRecord = {
  ...sesPeople,
  name: 'ses',
  title: 'SES.HOSPEDAJES',
  hasFile: true,
  isSent: true,
  wantsBookings: true,
  canCancel: true,
  retainDays: 3 * 366,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
  findIssues,
}
