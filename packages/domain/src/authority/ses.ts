import { cleanDocumentNumber, isDni, isNie } from '../document/document-number.ts'
import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import { type AuthorityRecord, addHours } from './authority-record.ts'
import { always, findPersonIssues, type PersonFieldRule } from './field-rules.ts'
import { findSesBookingIssues } from './ses-booking.ts'
import {
  getSesContact,
  getSesDocumentType,
  isMinorAtArrival,
  isSesRelationship,
  type SesDocumentType,
  toSesPhone,
} from './ses-codes.ts'
import type { ReportedPerson, ReportIssue, ReportIssueKind, StayReport } from './stay-report.ts'

const MAX_REFERENCE_LENGTH = 50
const MAX_PHONE_LENGTH = 20
const MAX_RENTAL_DRIVERS = 2

/** How numbers of these types are checked; the ministry does not check others. */
const numberChecks: Partial<Record<SesDocumentType, (number: string) => boolean>> = { NIF: isDni, NIE: isNie }

const isSpanishNumber = (person: ReportedPerson) => ['NIF', 'NIE'].includes(getSesDocumentType(person))
const isMinor = (person: ReportedPerson, { arrivalDay }: StayReport) => isMinorAtArrival(person, arrivalDay)

function findNumberIssue(value: string, person: ReportedPerson): ReportIssueKind | undefined {
  const isValid = numberChecks[getSesDocumentType(person)]
  return isValid && !isValid(cleanDocumentNumber(value)) ? 'invalid' : undefined
}

const findPhoneIssue = (value: string): ReportIssueKind | undefined =>
  toSesPhone(value).length > MAX_PHONE_LENGTH ? 'tooLong' : undefined

const hasNoContact = (person: ReportedPerson, report: StayReport) => {
  const { phone, phone2, email } = getSesContact(person, report)
  return !phone && !phone2 && !email
}

/** What the ministry wants of a traveller and of a driver alike (`persona`, `direccion`). */
const commonRules: readonly PersonFieldRule[] = [
  { field: 'firstName', max: 50, isRequired: always },
  { field: 'lastName', max: 50, isRequired: always },
  {
    field: 'secondLastName',
    max: 50,
    isRequired: (person) => Boolean(person.documentNumber) && getSesDocumentType(person) === 'NIF',
  },
  { field: 'birthDate', isRequired: always },
  { field: 'street', max: 100, isRequired: always },
  {
    field: 'municipality',
    isRequired: ({ country }) => country === 'ESP',
    findIssue: (value, { country }) => (country === 'ESP' && !/^\d{5}$/.test(value) ? 'unknownCode' : undefined),
  },
  { field: 'city', max: 100, isRequired: ({ country, municipality }) => country !== 'ESP' && !municipality },
  {
    field: 'postalCode',
    max: 20,
    isRequired: ({ country }) => !countriesWithoutPostalCode.has(country ?? ''),
  },
  { field: 'country', letters: /^[A-Z]{3}$/, isRequired: always },
  { field: 'phone', findIssue: findPhoneIssue, isRequired: hasNoContact },
  { field: 'phone2', findIssue: findPhoneIssue },
  { field: 'email', max: 250 },
]

const travellerRules: readonly PersonFieldRule[] = [
  ...commonRules,
  {
    field: 'documentNumber',
    max: 15,
    isRequired: (person, report) => !isMinor(person, report),
    findIssue: findNumberIssue,
  },
  {
    field: 'supportNumber',
    max: 9,
    isRequired: (person) => Boolean(person.documentNumber) && isSpanishNumber(person),
  },
  {
    field: 'relationship',
    isRequired: isMinor,
    findIssue: (value) => (isSesRelationship(value) ? undefined : 'unknownCode'),
  },
]

const driverRules: readonly PersonFieldRule[] = [
  ...commonRules,
  { field: 'documentNumber', max: 15, isRequired: always, findIssue: findNumberIssue },
]

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
  const people = findPersonIssues(report, report.vehicle ? driverRules : travellerRules)
  return [...stay, ...(report.vehicle ? findRentalIssues(report) : []), ...people]
}

/** Spain, SES.HOSPEDAJES (Real Decreto 933/2021, the ministry's manual 3.1.3). */
export const sesAuthority: AuthorityRecord = {
  name: 'ses',
  title: 'SES.HOSPEDAJES',
  isSent: true,
  wantsBookings: true,
  canCancel: true,
  retainDays: 3 * 366,
  concerns: () => true,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
  findIssues,
}
