import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { findReservationId } from '../../book/reservation/reservation.store.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Changes } from '../../platform/changes/changes.ts'

/** A guest who mistypes needs two or three. */
const MAX_PER_REFERENCE = 5
/** Misses per client address and hour before we alert; higher than a busy lobby produces. */
const MAX_PER_CLIENT = 30

interface Miss {
  /** Misses within the preceding hour, from the same address and for the same number. */
  readonly byClient: number
  readonly byReference: number
  readonly number: string | undefined
}

export interface SearchSeries {
  /** Alerts the hotel if a failed search is part of a series. */
  report(visit: Visit, miss: Miss): Promise<void>
}

interface SearchSeriesDependencies {
  readonly changes: Changes
  readonly inBackground: RunInBackground
}

export function createSearchSeries({ changes, inBackground }: SearchSeriesDependencies): SearchSeries {
  return {
    async report(visit, { byClient, byReference, number = '' }) {
      const { hotel } = visit
      const key = toReferenceKey(number)
      const told = [
        ...(byClient + 1 >= MAX_PER_CLIENT ? [await reportClient(visit)] : []),
        ...(key !== '' && byReference + 1 >= MAX_PER_REFERENCE ? [await reportReference(visit, key)] : []),
      ]
      if (told.some(Boolean)) inBackground(async () => changes.publish(hotel.id, 'alerts', 'audit'))
    },
  }
}

async function reportClient({ tx, hotel, deviceId }: Visit): Promise<boolean> {
  await openAlert(tx, hotel.id, { kind: 'searchGuessed', ...(deviceId && { deviceId }) })
  return true
}

/** Unknown references don't raise an alert. */
async function reportReference({ tx, hotel }: Visit, reference: string): Promise<boolean> {
  const reservationId = await findReservationId(tx, reference)
  if (reservationId) await openAlert(tx, hotel.id, { kind: 'reservationGuessed', reservationId, reference })
  return reservationId !== undefined
}
