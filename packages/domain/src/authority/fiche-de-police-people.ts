import { ageOn } from '../basics/days.ts'
import type { AuthorityPeople } from './authority-record.ts'
import type { PersonFieldRule } from './field-rules.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

/** Younger ones are on the form of an adult. */
const MIN_AGE = 15

const hasForm = ({ birthDate, adult }: ReportedPerson, { arrivalDay }: StayReport) =>
  birthDate ? ageOn(arrivalDay, birthDate) >= MIN_AGE : adult !== false

const fields = [
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
] as const satisfies readonly PersonFieldRule['field'][]

/** France, CESEDA R. 814-1: foreigners sign a form when they arrive. */
const personRules: readonly PersonFieldRule[] = fields.map((field) => ({ field, isRequired: hasForm }))

export const ficheDePolicePeople: AuthorityPeople = {
  concerns: ({ nationality }) => nationality !== 'FRA',
  personRules: { stays: personRules, rentals: [] },
  listsChildren: false,
}
