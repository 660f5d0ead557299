import type { Site } from '@foyer/domain/config/site.ts'
import { processes } from '@foyer/domain/mode/processes.ts'

/** Every change of a reservation has this query parameter, except before arrival. */
export function buildReservationQuery({ process }: Pick<Site, 'process'>): { isPok?: true } {
  return processes[process].beforeArrival ? {} : { isPok: true }
}
