import { capturesLicence } from '@foyer/domain/drivers/licence-due.ts'
import { type ReadLicence, readLicenceBarcode, readLicenceLines } from '@foyer/domain/drivers/read-licence.ts'
import type { Guest, LicenceReading } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sniff } from '@foyer/vision/picture/sniff.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { refuseBeginning } from '../guests/refuse-not-now.ts'
import { holdReservation } from '../lease/hold-reservation.ts'
import { refuseOthers } from '../mask/authors.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'

/** What a page has of a licence: what it read, or the picture where there was nothing to read. */
interface Shown {
  readonly barcode?: string | undefined
  readonly lines?: string | undefined
  readonly picture?: string | undefined
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
      const read = readOf(shown)
      if ('fault' in read) throw new Problem('notADrivingLicence')
      if (isRepeated(read.number, guest, reservation.guests)) throw new Problem('licenceRepeated')
      const { number: drivingLicence, readBy: licenceReadBy } = read
      await reservations
        .book(visit)
        .saveGuests(reservation.id, [{ ...guest, drivingLicence, licenceReadBy, hasDrivingLicence: true }])
      return licenceReadBy
    },
  }
}

/** Whoever says most is believed first. A picture is looked at as far as that it is one; then it is gone. */
function readOf({ barcode, lines, picture }: Shown): ReadLicence {
  if (barcode !== undefined) return readLicenceBarcode(barcode)
  if (lines !== undefined) return readLicenceLines(lines)
  const bytes = Buffer.from(picture?.split(',')[1] ?? '', 'base64')
  if (typeof sniff(bytes) === 'string') throw new Problem('badInput', 'this is no picture of a licence')
  return { number: undefined, readBy: 'picture' }
}

function isRepeated(number: string | undefined, { id }: Guest, guests: readonly Guest[]): boolean {
  return number !== undefined && guests.some((other) => other.id !== id && other.drivingLicence === number)
}
