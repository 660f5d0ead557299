import type { Site } from '@foyer/domain/config/site.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'

/** The log entry for a party's start; not sent until the reservation is known. */
export function buildLogStart(
  reservation: Reservation | undefined,
  site: Pick<Site, 'process' | 'appKey' | 'policies'>,
  hotelId: number,
) {
  const action = processes[site.process].logAction
  const { reference = '', adults = 0, children = 0 } = reservation ?? {}
  const guestCount = adults + (site.policies.guests.childrenListed ? children : 0)
  return { reference, hotelId, guestCount, action, appId: site.appKey }
}
