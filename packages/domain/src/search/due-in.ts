import type { ChannelTraits } from '../mode/channels.ts'
import { type ProcessName, processes } from '../mode/processes.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { SearchPolicy } from './search-policy.ts'

interface SearchSite {
  readonly policies: { readonly search: Pick<SearchPolicy, 'onlyDueIn' | 'onlySurname'> }
}

interface DeviceSite extends SearchSite {
  readonly device: Pick<ChannelTraits, 'findsBySurname'>
}

/** Expected but not arrived; includes a guest due yesterday who arrives after midnight. */
export function isDueIn(
  { state, startDate, endDate }: Pick<Reservation, 'state' | 'startDate' | 'endDate'>,
  today: string,
): boolean {
  return state === 'expected' && startDate <= today && endDate >= today
}

/** Whether only due arrivals are found. Guests who prepare at home arrive on another day. */
export function findsOnlyDueIn({ policies, process }: SearchSite & { readonly process: ProcessName }): boolean {
  return policies.search.onlyDueIn && !processes[process].beforeArrival
}

/** Elsewhere the surname alone finds nothing, so it is not offered alone. */
export function findsBySurname({ policies, device }: DeviceSite): boolean {
  return policies.search.onlySurname && device.findsBySurname
}
