import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { findReservationId } from '../../book/reservation/reservation.store.ts'
import type { InBackground } from '../../platform/background/in-background.ts'
import type { Changes } from '../../platform/changes/changes.ts'

/** A guest who mistypes needs two or three. */
const MOST_OF_A_NUMBER = 5
/** Misses per client address and hour before we alert; higher than a busy lobby produces. */
const MOST_OF_A_PLACE = 30

interface Miss {
  /** Misses within the preceding hour, from the same address and for the same number. */
  readonly ofPlace: number
  readonly ofNumber: number
  readonly number: string | undefined
}

export interface SearchSeries {
  /** Alerts the hotel if a failed search is part of a series. */
  tell(visit: Visit, miss: Miss): Promise<void>
}

interface SearchSeriesDependencies {
  readonly changes: Changes
  readonly inBackground: InBackground
}

export function searchSeries({ changes, inBackground }: SearchSeriesDependencies): SearchSeries {
  return {
    async tell(visit, { ofPlace, ofNumber, number = '' }) {
      const { hotel } = visit
      const key = referenceKey(number)
      const told = [
        ...(ofPlace + 1 >= MOST_OF_A_PLACE ? [await tellOfPlace(visit)] : []),
        ...(key !== '' && ofNumber + 1 >= MOST_OF_A_NUMBER ? [await tellOfNumber(visit, key)] : []),
      ]
      if (told.some(Boolean)) inBackground(async () => changes.tell(hotel.id, 'alerts', 'audit'))
    },
  }
}

async function tellOfPlace({ tx, hotel, deviceId }: Visit): Promise<boolean> {
  await openAlert(tx, hotel.id, { kind: 'searchGuessed', ...(deviceId && { deviceId }) })
  return true
}

/** Unknown references don't raise an alert. */
async function tellOfNumber({ tx, hotel }: Visit, reference: string): Promise<boolean> {
  const reservationId = await findReservationId(tx, reference)
  if (reservationId) await openAlert(tx, hotel.id, { kind: 'reservationGuessed', reservationId, reference })
  return reservationId !== undefined
}
