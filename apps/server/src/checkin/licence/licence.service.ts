import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { capturesLicence } from '@foyer/domain/drivers/licence-due.ts'
import type { Licence } from '@foyer/domain/drivers/licence-of-document.ts'
import { readLicenceBarcode, readLicenceLines } from '@foyer/domain/drivers/read-licence.ts'
import { type TypedLicence, typedLicenceIssues } from '@foyer/domain/drivers/typed-licence.ts'
import type { Guest, LicenceReading } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { sniff } from '@foyer/vision/picture/sniff.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { refuseOthers } from '../../book/mask/authors.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

/**
 * What a page sends of a licence: what it read, or what the driver typed if nothing was readable.
 */
interface Shown {
  readonly barcode?: string | undefined
  readonly lines?: string | undefined
  readonly picture?: string | undefined
  readonly typed?: TypedLicence | undefined
}

export interface LicenceService {
  show(visit: Visit, reference: string, driver: string, shown: Shown): Promise<LicenceReading>
}

export function licenceService(reservations: ReservationService): LicenceService {
  return {
    async show(visit, reference, driver, shown) {
      if (!capturesLicence(visit.site)) throw new Problem('badInput', 'nobody is asked for a licence here')
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const guest = reservation.guests.find(({ id }) => id === driver)
      if (!guest) throw new Problem('badInput', 'no such driver in this booking')
      refuseOthers(visit, reservation, driver)
      const licence = licenceOf(shown, reservation)
      if (isRepeated(licence.drivingLicence, guest, reservation.guests)) throw new Problem('licenceRepeated')
      await reservations.book(visit).saveGuests(reservation.id, [{ ...guest, ...licence }])
      return licence.licenceReadBy
    },
  }
}

type KnownLicence = Licence & { readonly licenceReadBy: LicenceReading }

/**
 * Uses the most reliable source. If nothing was readable, the driver types it and the desk checks
 * it.
 */
function licenceOf(shown: Shown, { endDate }: Pick<Reservation, 'endDate'>): KnownLicence {
  const { barcode, lines } = shown
  if (barcode === undefined && lines === undefined) return typedLicence(shown, endDate)
  const read = barcode !== undefined ? readLicenceBarcode(barcode) : readLicenceLines(lines ?? '')
  if ('fault' in read) throw new Problem('notADrivingLicence')
  return { ...shownAnew, drivingLicence: read.number, licenceReadBy: read.readBy }
}

const shownAnew = {
  hasDrivingLicence: true,
  licenceCountry: undefined,
  licenceUntil: undefined,
  licenceSeen: undefined,
}

/** Checks only that the picture is one, and doesn't store it. */
function typedLicence({ typed, picture }: Shown, returnDay: string): KnownLicence {
  if (!typed) throw new Problem('badInput', 'a licence that nothing could read has to be typed')
  if (picture !== undefined && typeof sniff(Buffer.from(picture.split(',')[1] ?? '', 'base64')) === 'string')
    throw new Problem('badInput', 'this is no picture of a licence')
  const issues = typedLicenceIssues(typed, returnDay)
  if (issues.length > 0) throw new WrongFields(issues.map(({ field, issue }) => ({ path: field, issue })))
  return {
    ...shownAnew,
    drivingLicence: cleanDocumentNumber(typed.number),
    licenceReadBy: picture === undefined ? 'typed' : 'picture',
    licenceCountry: typed.country,
    licenceUntil: typed.validUntil,
  }
}

function isRepeated(number: string | undefined, { id }: Guest, guests: readonly Guest[]): boolean {
  return number !== undefined && guests.some((other) => other.id !== id && other.drivingLicence === number)
}
