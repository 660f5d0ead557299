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
  looksLikeNie,
  type SesDocumentType,
  toSesPhone,
} from './ses-codes.ts'
import { isOfDocument } from './shown-document.ts'
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

/** A person who has to show a document has to show the whole of it. */
const showsDocument = (person: ReportedPerson, report: StayReport) =>
  Boolean(person.documentNumber) || !isMinor(person, report)

/** The code of the ministry's list, in the province that was given. */
function findMunicipalityIssue(value: string, { country, region = '' }: ReportedPerson): ReportIssueKind | undefined {
  if (country !== 'ESP') return undefined
  const isInRegion = !/^\d{2}$/.test(region) || value.startsWith(region)
  return /^\d{5}$/.test(value) && isInRegion ? undefined : 'unknownCode'
}

/** A minor's relationship is to one adult, who is chosen if there are several. */
const hasSeveralAdults = ({ people, arrivalDay }: StayReport) =>
  people.filter((person) => person.firstName && !isMinorAtArrival(person, arrivalDay)).length > 1

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
    isRequired: (person, report) => showsDocument(person, report) && getSesDocumentType(person) === 'NIF',
  },
  { field: 'birthDate', isRequired: always },
  { field: 'street', max: 100, isRequired: always },
  { field: 'region', isAsked: ({ country }) => country === 'ESP' },
  { field: 'municipality', isRequired: ({ country }) => country === 'ESP', findIssue: findMunicipalityIssue },
  { field: 'city', max: 100, isRequired: ({ country, municipality }) => country !== 'ESP' && !municipality },
  {
    field: 'postalCode',
    max: 20,
    isRequired: ({ country }) => !countriesWithoutPostalCode.has(country ?? ''),
  },
  { field: 'country', letters: /^[A-Z]{3}$/, isRequired: always },
  { field: 'phone', max: MAX_PHONE_LENGTH, measure: toSesPhone, isRequired: hasNoContact },
  { field: 'phone2', max: MAX_PHONE_LENGTH, measure: toSesPhone },
  { field: 'email', max: 250 },
]

const travellerRules: readonly PersonFieldRule[] = [
  ...commonRules,
  {
    field: 'documentNumber',
    max: 15,
    measure: cleanDocumentNumber,
    isRequired: (person, report) => !isMinor(person, report),
    findIssue: findNumberIssue,
  },
  {
    field: 'supportNumber',
    max: 9,
    measure: cleanDocumentNumber,
    isRequired: (person, report) => showsDocument(person, report) && isSpanishNumber(person),
  },
  {
    // A residence permit of another country has no support number.
    field: 'issueCountry',
    isAsked: ({ documentType, documentNumber }) =>
      documentType === 'N' && Boolean(documentNumber) && !looksLikeNie(documentNumber ?? ''),
  },
  {
    field: 'relationship',
    isRequired: isMinor,
    findIssue: (value) => (isSesRelationship(value) ? undefined : 'unknownCode'),
  },
  { field: 'relatedTo', isAsked: (person, report) => isMinor(person, report) && hasSeveralAdults(report) },
]

const driverRules: readonly PersonFieldRule[] = [
  ...commonRules,
  { field: 'documentNumber', max: 15, measure: cleanDocumentNumber, isRequired: always, findIssue: findNumberIssue },
]

const personRules = { stays: travellerRules, rentals: driverRules }

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
  const people = findPersonIssues(report, report.vehicle ? personRules.rentals : personRules.stays)
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
  personRules,
  // Children may have no document.
  exempts: (field, person, report) => isOfDocument(field) && !showsDocument(person, report),
  findIssues,
}
