import type { RentalTerms } from '@foyer/domain/drivers/rental-terms.ts'

/** The pick-up process id that a rental's calls need; other reservations have none. */
export function toPickUpFields(rental: RentalTerms | undefined): { pickUpProcess?: string } {
  const pickUpProcess = rental?.pickUpProcess
  return pickUpProcess ? { pickUpProcess } : {}
}
