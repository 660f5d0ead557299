import { findMissing, type Party } from '../completion/guest-completion.ts'
import type { GuestFieldName } from '../fields/field.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'

/**
 * The traveller data that Spain requires (Real Decreto 933/2021, annex I, A.3), as far as guests
 * provide it.
 */
const reportedFields = [
  'firstName',
  'lastName',
  'secondLastName',
  'gender',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumber',
  'supportNumber',
  'country',
  'region',
  'municipality',
  'city',
  'street',
  'postalCode',
  'email',
  'phone',
  'relationship',
] as const satisfies readonly GuestFieldName[]

type ReportRule = readonly [field: GuestFieldName, isMissing: (guest: Guest, today: string) => boolean]

/**
 * What the register requires regardless of the hotel's form: a town, and a phone number for adults.
 */
const reportRules: readonly ReportRule[] = [
  ['municipality', ({ country, municipality, city }) => country === 'ESP' && !municipality && !city],
  ['city', ({ country, municipality, city }) => country !== 'ESP' && !municipality && !city],
  ['phone', (guest, today) => isAdult(guest, today) !== false && !guest.phone && !guest.phone2],
]

/**
 * The fields that prevent a traveller report because they are missing or wrong, by the hotel's or
 * the register's rules. Empty if the report is possible.
 */
export function findMissingForReport(guest: Guest, party: Party): readonly string[] {
  const fields = findMissing(guest, party).flatMap((one) => (one.what === 'field' ? [one.issue.field] : []))
  const owed = reportRules.filter(([, isMissing]) => isMissing(guest, party.today)).map(([field]) => field)
  return [...new Set([...fields, ...owed])].filter((field) => reportedFields.some((name) => name === field))
}
