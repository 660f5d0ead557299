import { cleanDocumentNumber } from '../document/document-number.ts'
import type { Guest } from '../guest/guest.ts'

export type Licence = Pick<
  Guest,
  'drivingLicence' | 'hasDrivingLicence' | 'licenceReadBy' | 'licenceCountry' | 'licenceUntil' | 'licenceSeen'
>

const nothing: Licence = {
  drivingLicence: undefined,
  hasDrivingLicence: undefined,
  licenceReadBy: undefined,
  licenceCountry: undefined,
  licenceUntil: undefined,
  licenceSeen: undefined,
}

const numberOf = ({ documentNumber = '' }: Pick<Guest, 'documentNumber'>) => cleanDocumentNumber(documentNumber)

/**
 * A licence was shown beside a document: with another number it may be somebody else's, and is to be shown anew; so it is by whoever
 * has begun anew with the scan, and says that there is none.
 */
export function licenceBeside(
  guest: Pick<Guest, 'documentNumber' | 'hasDrivingLicence'>,
  before: Licence & Pick<Guest, 'documentNumber'>,
): Licence {
  if (guest.hasDrivingLicence === false) return nothing
  if (before.documentNumber !== undefined && numberOf(guest) !== numberOf(before)) return nothing
  const { drivingLicence, hasDrivingLicence, licenceReadBy, licenceCountry, licenceUntil, licenceSeen } = before
  return { drivingLicence, hasDrivingLicence, licenceReadBy, licenceCountry, licenceUntil, licenceSeen }
}
