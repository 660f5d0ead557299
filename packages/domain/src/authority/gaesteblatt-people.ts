import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import { isRelative } from './alloggiati-roles.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule, requireFields } from './field-rules.ts'
import { isOfDocument } from './shown-document.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

/** Of the family of the main guest, names and date of birth are enough. */
function isWhole(person: ReportedPerson, { people, arrivalDay }: StayReport): boolean {
  const head = people.find(({ main }) => main)
  return person.main || !head || !isRelative(person, head, arrivalDay)
}

/** Foreigners show a travel document. */
const isForeigner = (person: ReportedPerson, report: StayReport) =>
  isWhole(person, report) && person.nationality !== 'AUT'

/** Austria, MeldeG section 5: everyone is in the register; a signature on a screen is allowed. */
const personRules: readonly PersonFieldRule[] = [
  ...requireFields(['firstName', 'lastName', 'birthDate'], always),
  ...requireFields(['gender', 'nationality', 'country', 'street', 'city'], isWhole),
  ...requireFields(['documentType', 'documentNumber', 'issueCountry', 'issueDate'], isForeigner),
  {
    field: 'postalCode',
    isRequired: (person, report) => isWhole(person, report) && !countriesWithoutPostalCode.has(person.country ?? ''),
  },
]

export const gaesteblattPeople: AuthorityPeople = {
  concerns: always,
  personRules: { stays: personRules, rentals: [] },
  exempts: (field, person, report) => isOfDocument(field) && !isForeigner(person, report),
  listsChildren: true,
}
