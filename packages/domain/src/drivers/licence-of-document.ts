import { cleanDocumentNumber } from '../document/document-number.ts'
import type { Guest } from '../guest/guest.ts'

type Shown = Pick<Guest, 'documentNumber' | 'drivingLicence' | 'hasDrivingLicence' | 'licenceReadBy'>

const nothing = { drivingLicence: undefined, hasDrivingLicence: undefined, licenceReadBy: undefined }

const numberOf = ({ documentNumber = '' }: Pick<Guest, 'documentNumber'>) => cleanDocumentNumber(documentNumber)

/** A licence was shown beside a document: with another number it may be somebody else's, and is to be shown anew. */
export function licenceBeside(guest: Pick<Guest, 'documentNumber'>, before: Shown): Omit<Shown, 'documentNumber'> {
  if (before.documentNumber !== undefined && numberOf(guest) !== numberOf(before)) return nothing
  const { drivingLicence, hasDrivingLicence, licenceReadBy } = before
  return { drivingLicence, hasDrivingLicence, licenceReadBy }
}
