import type { Site } from '@foyer/domain/config/site.ts'
import { processes } from '@foyer/domain/mode/processes.ts'

/** Every change of a booking says so in its address, but before arrival. */
export function bookingQuery({ process }: Pick<Site, 'process'>): { isPok?: true } {
  return processes[process].beforeArrival ? {} : { isPok: true }
}
