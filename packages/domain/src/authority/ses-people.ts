import { cleanDocumentNumber, isDni, isNie } from '../document/document-number.ts'
import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule } from './field-rules.ts'
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
import type { ReportedPerson, ReportIssueKind, StayReport } from './stay-report.ts'

const MAX_PHONE_LENGTH = 20

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

export const sesPeople: AuthorityPeople = {
  concerns: () => true,
  listsChildren: true,
  personRules: { stays: travellerRules, rentals: driverRules },
  // Children may have no document.
  exempts: (field, person, report) => isOfDocument(field) && !showsDocument(person, report),
}
