import { countriesWithoutPostalCode } from '../fields/countries-without-postal-code.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule, requireFields } from './field-rules.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Who travels along is on the card of the main guest, by number and nationality. */
const isMain = ({ main }: Pick<ReportedPerson, 'main'>) => main

/** Germany, BMG sections 29 and 30. */
const personRules: readonly PersonFieldRule[] = [
  ...requireFields(['firstName', 'lastName', 'birthDate', 'documentNumber', 'street', 'city', 'country'], isMain),
  { field: 'nationality', isRequired: always },
  {
    field: 'postalCode',
    isRequired: (person) => person.main && !countriesWithoutPostalCode.has(person.country ?? ''),
  },
]

/** Since 2025 Germans fill in no card. A signature on a screen does not do. */
export const meldescheinPeople: AuthorityPeople = {
  concerns: ({ nationality }) => nationality !== 'DEU',
  personRules: { stays: personRules, rentals: [] },
  listsChildren: false,
  namesCompanions: true,
  // The law lists what a card may show, and nothing else.
  cardFields: [
    'lastName',
    'secondLastName',
    'firstName',
    'birthDate',
    'nationality',
    'documentNumber',
    'street',
    'postalCode',
    'city',
    'country',
  ],
  signsByHand: isMain,
}
