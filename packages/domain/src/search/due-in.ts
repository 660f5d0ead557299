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

/** Expected and not yet here: whoever was to come yesterday and stands at the door after midnight is due as well. */
export function isDueIn(
  { state, startDate, endDate }: Pick<Reservation, 'state' | 'startDate' | 'endDate'>,
  today: string,
): boolean {
  return state === 'expected' && startDate <= today && endDate >= today
}

/** Whether only those who are due are found. Who prepares an arrival at home is due on another day. */
export function findsOnlyDueIn({ policies, process }: SearchSite & { readonly process: ProcessName }): boolean {
  return policies.search.onlyDueIn && !processes[process].beforeArrival
}

/** Elsewhere the surname alone finds nothing, so that nobody is asked for it alone. */
export function findsBySurname({ policies, device }: DeviceSite): boolean {
  return policies.search.onlySurname && device.findsBySurname
}
