import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule, requireFields } from './field-rules.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Foreigners show a travel document. */
const isForeigner = ({ main, nationality }: ReportedPerson) => main && nationality !== 'AUT'

/** Austria, MeldeG section 5: everyone is in the register; a signature on a screen is allowed. */
const personRules: readonly PersonFieldRule[] = [
  ...requireFields(['firstName', 'lastName', 'gender', 'birthDate', 'nationality', 'country'], always),
  ...requireFields(['documentType', 'documentNumber'], isForeigner),
  { field: 'issueCountry', isRequired: (person) => isForeigner(person) && !person.nationality },
  { field: 'postalCode', isRequired: ({ country }) => !countriesWithoutPostalCode.has(country ?? '') },
]

export const gaesteblattPeople: AuthorityPeople = {
  concerns: always,
  personRules: { stays: personRules, rentals: [] },
  listsChildren: true,
}
