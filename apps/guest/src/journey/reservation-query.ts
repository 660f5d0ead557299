import type { Site } from '@foyer/domain/config/site.ts'
import { processes } from '@foyer/domain/mode/processes.ts'

/** Every change of a reservation says so in its address, but before arrival. */
export function reservationQuery({ process }: Pick<Site, 'process'>): { isPok?: true } {
  return processes[process].beforeArrival ? {} : { isPok: true }
}
