import {
  type Arrival,
  type ArrivalFilter,
  arrivalFilters,
  findStays,
  listArrivals,
} from '@foyer/contract/staff/arrivals.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { findReservations } from '../search/find-reservations.ts'
import { matches } from '../search/search-words.ts'
import { arrivalIds } from './arrivals.store.ts'
import { readStays, type SeenStay } from './read-arrivals.ts'

const filters: Record<ArrivalFilter, (arrival: Arrival) => boolean> = {
  all: () => true,
  atScreen: ({ group }) => group === 'atScreen',
  needsPerson: ({ states: { roomReady, keyReady, paid, verified }, openAlerts }) =>
    openAlerts > 0 ||
    [roomReady, keyReady, paid, verified].some(({ mark }) => mark === 'needsPerson' || mark === 'unknown'),
  notPaid: ({ balance }) => balance.minor > 0,
  roomNotReady: ({ group, states }) => group !== 'checkedIn' && states.roomReady.mark !== 'done',
  checkedIn: ({ group }) => group === 'checkedIn',
}

export function arrivalsRoutes(calls: StaffCalls, sites: Sites): void {
  calls.serveStaff(listArrivals, async ({ query }, staff) => {
    const stays = await readStays(staff, sites, await arrivalIds(staff))
    const counts = Object.fromEntries(
      arrivalFilters.map((name) => [name, stays.filter(({ arrival }) => filters[name](arrival)).length]),
    ) as Record<ArrivalFilter, number>
    const shown = stays.filter((stay) => filters[query.show ?? 'all'](stay.arrival) && isSearched(stay, query.search))
    return {
      day: staff.today,
      at: staff.now.toISOString(),
      counts,
      arrivals: shown.map(({ arrival }) => arrival),
    }
  })

  calls.serveStaff(findStays, async ({ query }, staff) => {
    const isAsking = query.list !== undefined || (query.search ?? '').trim().length > 0
    const ids = isAsking ? await findReservations(staff, query.search ?? '', query.list) : []
    const stays = await readStays(staff, sites, ids)
    return { day: staff.today, stays: stays.map(({ arrival }) => arrival) }
  })
}

function isSearched({ arrival, guests }: SeenStay, search: string | undefined): boolean {
  const { reference, groupLocator, roomNumber, firstName, lastName } = arrival
  const names = [firstName, lastName, ...guests.flatMap((guest) => [guest.firstName, surnamesOf(guest)])].filter(
    (name) => name !== undefined,
  )
  const emails = guests.flatMap(({ email }) => email?.toLowerCase() ?? [])
  return matches(search ?? '', { reference, groupLocator, roomNumber, names, emails })
}

const surnamesOf = ({
  lastName,
  secondLastName,
}: {
  lastName?: string | undefined
  secondLastName?: string | undefined
}) => [lastName, secondLastName].filter((name) => name !== undefined).join(' ')
