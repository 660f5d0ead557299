import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule } from './field-rules.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Who travels along is on the card of the main guest, by number and nationality. */
const isMain = ({ main }: Pick<ReportedPerson, 'main'>) => main

/** Germany, BMG sections 29 and 30. */
const personRules: readonly PersonFieldRule[] = [
  { field: 'firstName', isRequired: isMain },
  { field: 'lastName', isRequired: isMain },
  { field: 'birthDate', isRequired: isMain },
  { field: 'nationality', isRequired: always },
  { field: 'documentNumber', isRequired: isMain },
  { field: 'street', isRequired: isMain },
  {
    field: 'postalCode',
    isRequired: (person) => person.main && !countriesWithoutPostalCode.has(person.country ?? ''),
  },
  { field: 'city', isRequired: isMain },
  { field: 'country', isRequired: isMain },
]

/** Since 2025 Germans fill in no card. A signature on a screen does not do. */
export const meldescheinPeople: AuthorityPeople = {
  concerns: ({ nationality }) => nationality !== 'DEU',
  personRules: { stays: personRules, rentals: [] },
  listsChildren: false,
  namesCompanions: true,
  signsByHand: isMain,
}
