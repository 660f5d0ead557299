import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { isLicenceReported, requiresLicence } from '@foyer/domain/drivers/licence-due.ts'
import type { Licence } from '@foyer/domain/drivers/licence-for-document.ts'
import { isLicenceOfDriver } from '@foyer/domain/drivers/licence-of-driver.ts'
import { parseLicenceBarcode, parseLicenceLines } from '@foyer/domain/drivers/parse-licence.ts'
import { findTypedLicenceIssues, type TypedLicence } from '@foyer/domain/drivers/typed-licence.ts'
import type { Guest, LicenceReading } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sniff } from '@foyer/vision/picture/sniff.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
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

export function createLicenceService(reservations: ReservationService): LicenceService {
  return {
    async show(visit, reference, driver, shown) {
      if (!requiresLicence(visit.site)) throw new Problem('badInput', 'no licence is required here')
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      const guest = reservation.guests.find(({ id }) => id === driver)
      if (!guest) throw new Problem('badInput', 'no such driver in this booking')
      assertNotGivenByOthers(visit, reservation, driver)
      const licence = readLicence(shown, guest, { returnDay: reservation.endDate, today: visit.today })
      if (isLicenceReported(visit.site)) assertReportable(licence)
      if (isRepeated(licence.drivingLicence, guest, reservation.guests)) throw new Problem('licenceRepeated')
      await reservations.book(visit).saveGuests(reservation.id, [{ ...guest, ...licence }])
      return licence.licenceReadBy
    },
  }
}

type KnownLicence = Licence & { readonly licenceReadBy: LicenceReading }

/**
 * Uses the most reliable source. Unless a machine has read that the licence is this driver's and
 * valid until the return, the desk checks it; one that is known to expire before is rejected.
 */
function readLicence(shown: Shown, driver: Guest, { returnDay, today }: Days): KnownLicence {
  const { barcode, lines } = shown
  if (barcode === undefined && lines === undefined) return parseTypedLicence(shown, returnDay)
  const read = barcode !== undefined ? parseLicenceBarcode(barcode) : parseLicenceLines(lines ?? '', today)
  if ('fault' in read) throw new Problem('notADrivingLicence')
  const { number, readBy, country, validUntil } = read
  if (validUntil !== undefined && validUntil < returnDay)
    throw new WrongFields([{ path: 'validUntil', issue: 'licenceExpires' }])
  return {
    ...clearedFields,
    drivingLicence: number && cleanDocumentNumber(number),
    licenceReadBy: readBy,
    licenceCountry: country,
    licenceUntil: validUntil,
    licenceMatched: validUntil !== undefined && isLicenceOfDriver(read, driver),
  }
}

interface Days {
  readonly returnDay: string
  readonly today: string
}

const clearedFields = {
  hasDrivingLicence: true,
  licenceCountry: undefined,
  licenceUntil: undefined,
  licenceMatched: undefined,
  licenceSeen: undefined,
}

/** Checks only that the picture is one, and doesn't store it. */
export function parseTypedLicence({ typed, picture }: Shown, returnDay: string): KnownLicence {
  if (!typed) throw new Problem('badInput', 'a licence that could not be read must be typed')
  if (picture !== undefined && typeof sniff(Buffer.from(picture.split(',')[1] ?? '', 'base64')) === 'string')
    throw new Problem('badInput', 'this is not a picture of a licence')
  const issues = findTypedLicenceIssues(typed, returnDay)
  if (issues.length > 0) throw new WrongFields(issues.map(({ field, issue }) => ({ path: field, issue })))
  return {
    ...clearedFields,
    drivingLicence: cleanDocumentNumber(typed.number),
    licenceReadBy: picture === undefined ? 'typed' : 'picture',
    licenceCountry: typed.country,
    licenceUntil: typed.validUntil,
  }
}

/** An authority wants what some machine-readable lines don't say, so the driver types it. */
function assertReportable({ drivingLicence, licenceUntil }: Licence): void {
  const missing = [...(drivingLicence ? [] : ['number']), ...(licenceUntil ? [] : ['validUntil'])]
  if (missing.length > 0) throw new WrongFields(missing.map((path) => ({ path, issue: 'required' as const })))
}

export function isRepeated(number: string | undefined, { id }: Guest, guests: readonly Guest[]): boolean {
  return number !== undefined && guests.some((other) => other.id !== id && other.drivingLicence === number)
}
