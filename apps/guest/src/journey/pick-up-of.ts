import type { RentalTerms } from '@foyer/domain/drivers/rental-terms.ts'

/** The number that a rental's calls name; other reservations have none. */
export function pickUpOf(rental: RentalTerms | undefined): { pickUpProcess?: string } {
  const pickUpProcess = rental?.pickUpProcess
  return pickUpProcess ? { pickUpProcess } : {}
}
