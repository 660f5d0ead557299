import { type Party, whatIsMissing } from '../completion/guest-completion.ts'
import type { GuestFieldName } from '../fields/field.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'

/** What Spain wants to know of a traveller (Real Decreto 933/2021, annex I, A.3), as far as a guest is asked for it. */
const reported = [
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

type Asked = readonly [field: GuestFieldName, isMissing: (guest: Guest, today: string) => boolean]

/** What the register wants whatever the hotel's own form asks for: a town, and of an adult a telephone. */
const always: readonly Asked[] = [
  ['municipality', ({ country, municipality, city }) => country === 'ESP' && !municipality && !city],
  ['city', ({ country, municipality, city }) => country !== 'ESP' && !municipality && !city],
  ['phone', (guest, today) => isAdult(guest, today) !== false && !guest.phone && !guest.phone2],
]

/** Why a traveller cannot be reported: what the hotel's own rules or the register's find missing or wrong. Empty: they can. */
export function missingForReport(guest: Guest, party: Party): readonly string[] {
  const fields = whatIsMissing(guest, party).flatMap((one) => (one.what === 'field' ? [one.issue.field] : []))
  const owed = always.filter(([, isMissing]) => isMissing(guest, party.today)).map(([field]) => field)
  return [...new Set([...fields, ...owed])].filter((field) => reported.some((name) => name === field))
}
