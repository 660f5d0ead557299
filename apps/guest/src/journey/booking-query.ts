import type { Site } from '@foyer/domain/config/site.ts'

/** Every change of a booking says so in its address, but before arrival. */
export function bookingQuery({ process }: Pick<Site, 'process'>): { isPok?: true } {
  return process === 'pre-check-in' ? {} : { isPok: true }
}
