import { ageOn } from '../basics/days.ts'
import type { AuthorityPeople } from './authority-record.ts'
import { requireFields } from './field-rules.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

/** Younger ones are on the form of an adult. */
const MIN_AGE = 15

const hasForm = ({ birthDate, adult }: ReportedPerson, { arrivalDay }: StayReport) =>
  birthDate ? ageOn(arrivalDay, birthDate) >= MIN_AGE : adult !== false

/** France, CESEDA R. 814-1: foreigners sign a form when they arrive. */
const personRules = requireFields(
  [
    'firstName',
    'lastName',
    'birthDate',
    'birthCountry',
    'birthMunicipality',
    'nationality',
    'street',
    'city',
    'country',
    'phone',
    'email',
  ],
  hasForm,
)

export const ficheDePolicePeople: AuthorityPeople = {
  concerns: ({ nationality }) => nationality !== 'FRA',
  personRules: { stays: personRules, rentals: [] },
  listsChildren: false,
}
