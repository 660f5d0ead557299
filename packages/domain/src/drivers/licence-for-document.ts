import { cleanDocumentNumber } from '../document/document-number.ts'
import type { Guest } from '../guest/guest.ts'

const licenceFields = [
  'drivingLicence',
  'hasDrivingLicence',
  'licenceReadBy',
  'licenceCountry',
  'licenceUntil',
  'licenceMatched',
  'licenceSeen',
] as const satisfies readonly (keyof Guest)[]

export type Licence = Pick<Guest, (typeof licenceFields)[number]>

const pickLicence = (guest: Licence): Licence => Object.fromEntries(licenceFields.map((field) => [field, guest[field]]))

const noLicence = pickLicence({})

const identityFields = ['firstName', 'lastName', 'secondLastName', 'birthDate'] as const
type Identity = Pick<Guest, 'documentNumber' | (typeof identityFields)[number]>

const getCleanDocumentNumber = ({ documentNumber = '' }: Pick<Guest, 'documentNumber'>) =>
  cleanDocumentNumber(documentNumber)

/**
 * A licence is tied to a document. With another document number it may belong to someone else and
 * must be shown again; the same applies to a guest who restarts the scan and reports no licence.
 * With another name or birth date it stays, but has to be checked by staff.
 */
export function getLicenceForDocument(
  guest: Identity & Pick<Guest, 'hasDrivingLicence'>,
  before: Licence & Identity,
): Licence {
  if (guest.hasDrivingLicence === false) return noLicence
  if (before.documentNumber !== undefined && getCleanDocumentNumber(guest) !== getCleanDocumentNumber(before))
    return noLicence
  const isRenamed = identityFields.some((field) => (guest[field] ?? '') !== (before[field] ?? ''))
  return { ...pickLicence(before), ...(isRenamed && { licenceMatched: undefined, licenceSeen: undefined }) }
}
