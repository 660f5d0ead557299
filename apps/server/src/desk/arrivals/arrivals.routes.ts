import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { findReservations } from '../search/find-reservations.ts'
import { matches } from '../search/search-terms.ts'
import { listArrivalIds } from './arrivals.store.ts'
import type { ArrivalsRead } from './arrivals-read.ts'
import type { ListedOverview, ReadListed } from './read-listed.ts'

/**
 * Finds a read of today's arrivals that runs for the first page that listens; the changes since its
 * start are sent to all of them.
 */
type FindFirstRead = (hotelId: number) => Promise<ArrivalsRead> | undefined

export function arrivalsRoutes(calls: StaffCalls, readListed: ReadListed, findFirstRead: FindFirstRead): void {
  calls.serveList(listArrivals, async ({ query }, staff) => {
    const day = query.day ?? staff.hotelDay
    const isFirst = day === staff.hotelDay && !query.search
    const first = isFirst && (await findFirstRead(staff.hotel.id)?.catch(() => undefined))
    if (first && first.day === day)
      return { day, today: day, at: first.at.toISOString(), arrivals: [...first.arrivals] }
    const stays = await readListed(staff, await listArrivalIds(staff, day))
    const shown = stays.filter((stay) => isSearched(stay, query.search))
    const arrivals = shown.map(({ arrival }) => arrival)
    return { day, today: staff.hotelDay, at: staff.now.toISOString(), arrivals }
  })

  calls.serveList(findStays, async ({ query }, staff) => {
    const isAsking = query.list !== undefined || (query.search ?? '').trim().length > 0
    const day = query.day ?? staff.hotelDay
    const scope = query.list && { list: query.list, day }
    const ids = isAsking ? await findReservations(staff, query.search ?? '', scope) : []
    const stays = await readListed(staff, ids)
    return { day, today: staff.hotelDay, stays: stays.map(({ arrival }) => arrival) }
  })
}

function isSearched({ arrival, names, emails }: ListedOverview, search: string | undefined): boolean {
  const { reference, groupLocator, roomNumber } = arrival
  return matches(search ?? '', { reference, groupLocator, roomNumber, names, emails })
}
