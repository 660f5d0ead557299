import { cleanDocumentNumber } from '../document/document-number.ts'
import type { Guest } from '../guest/guest.ts'

export type Licence = Pick<
  Guest,
  'drivingLicence' | 'hasDrivingLicence' | 'licenceReadBy' | 'licenceCountry' | 'licenceUntil' | 'licenceSeen'
>

const noLicence: Licence = {
  drivingLicence: undefined,
  hasDrivingLicence: undefined,
  licenceReadBy: undefined,
  licenceCountry: undefined,
  licenceUntil: undefined,
  licenceSeen: undefined,
}

const getCleanDocumentNumber = ({ documentNumber = '' }: Pick<Guest, 'documentNumber'>) =>
  cleanDocumentNumber(documentNumber)

/**
 * A licence is tied to a document. With another document number it may belong to someone else and
 * must be shown again; the same applies to a guest who restarts the scan and reports no licence.
 */
export function getLicenceForDocument(
  guest: Pick<Guest, 'documentNumber' | 'hasDrivingLicence'>,
  before: Licence & Pick<Guest, 'documentNumber'>,
): Licence {
  if (guest.hasDrivingLicence === false) return noLicence
  if (before.documentNumber !== undefined && getCleanDocumentNumber(guest) !== getCleanDocumentNumber(before))
    return noLicence
  const { drivingLicence, hasDrivingLicence, licenceReadBy, licenceCountry, licenceUntil, licenceSeen } = before
  return { drivingLicence, hasDrivingLicence, licenceReadBy, licenceCountry, licenceUntil, licenceSeen }
}
