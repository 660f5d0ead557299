import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule } from './field-rules.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Foreigners show a travel document. */
const isForeigner = ({ main, nationality }: ReportedPerson) => main && nationality !== 'AUT'

/** Austria, MeldeG section 5: everyone is in the register; a signature on a screen is allowed. */
const personRules: readonly PersonFieldRule[] = [
  { field: 'firstName', isRequired: always },
  { field: 'lastName', isRequired: always },
  { field: 'gender', isRequired: always },
  { field: 'birthDate', isRequired: always },
  { field: 'nationality', isRequired: always },
  { field: 'documentType', isRequired: isForeigner },
  { field: 'documentNumber', isRequired: isForeigner },
  { field: 'issueCountry', isRequired: (person) => isForeigner(person) && !person.nationality },
  { field: 'country', isRequired: always },
  { field: 'postalCode', isRequired: ({ country }) => !countriesWithoutPostalCode.has(country ?? '') },
]

export const gaesteblattPeople: AuthorityPeople = {
  concerns: always,
  personRules: { stays: personRules, rentals: [] },
  listsChildren: true,
}
