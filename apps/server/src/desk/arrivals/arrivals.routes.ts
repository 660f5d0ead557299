import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { findReservations } from '../search/find-reservations.ts'
import { matches } from '../search/search-terms.ts'
import { listArrivalIds } from './arrivals.store.ts'
import { readStays, type StayOverview } from './read-arrivals.ts'

export function arrivalsRoutes(calls: StaffCalls, sites: Sites): void {
  calls.serveStaff(listArrivals, async ({ query }, staff) => {
    const day = query.day ?? staff.today
    const stays = await readStays(staff, sites, await listArrivalIds(staff, day))
    const shown = stays.filter((stay) => isSearched(stay, query.search))
    return { day, today: staff.today, at: staff.now.toISOString(), arrivals: shown.map(({ arrival }) => arrival) }
  })

  calls.serveStaff(findStays, async ({ query }, staff) => {
    const isAsking = query.list !== undefined || (query.search ?? '').trim().length > 0
    const ids = isAsking ? await findReservations(staff, query.search ?? '', query.list) : []
    const stays = await readStays(staff, sites, ids)
    return { day: staff.today, stays: stays.map(({ arrival }) => arrival) }
  })
}

function isSearched({ arrival, guests }: StayOverview, search: string | undefined): boolean {
  const { reference, groupLocator, roomNumber, firstName, lastName } = arrival
  const names = [firstName, lastName, ...guests.flatMap((guest) => [guest.firstName, joinSurnames(guest)])].filter(
    (name) => name !== undefined,
  )
  const emails = guests.flatMap(({ email }) => email?.toLowerCase() ?? [])
  return matches(search ?? '', { reference, groupLocator, roomNumber, names, emails })
}

const joinSurnames = ({
  lastName,
  secondLastName,
}: {
  lastName?: string | undefined
  secondLastName?: string | undefined
}) => [lastName, secondLastName].filter((name) => name !== undefined).join(' ')
