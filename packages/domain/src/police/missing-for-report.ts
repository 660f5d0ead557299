import type { GuestFieldName } from '../fields/field.ts'
import type { Guest } from '../guest/guest.ts'
import { type Party, whatIsMissing } from '../guest/guest-completion.ts'

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

/** Why a traveller cannot be reported: the fields that the hotel's own rules find missing or wrong. Empty: they can. */
export function missingForReport(guest: Guest, party: Party): readonly string[] {
  const fields = whatIsMissing(guest, party).flatMap((one) => (one.what === 'field' ? [one.issue.field] : []))
  return [...new Set(fields)].filter((field) => reported.some((name) => name === field))
}
