import { isSameName } from '../document/same-name.ts'
import type { Guest } from '../guest/guest.ts'
import { isSameFirstName } from '../name/is-same-first-name.ts'
import type { ReadLicence } from './parse-licence.ts'

type Driver = Pick<Guest, 'firstName' | 'lastName' | 'secondLastName' | 'birthDate'>

/**
 * Whether a licence that was read shows this driver: the same surname, first name and birth date.
 * If the card or the driver's data lacks one of them, staff have to check.
 */
export function isLicenceOfDriver(
  { lastName, firstName, birthDate }: Pick<ReadLicence, 'lastName' | 'firstName' | 'birthDate'>,
  driver: Driver,
): boolean {
  if (!lastName || !firstName || !birthDate || birthDate !== driver.birthDate) return false
  const surnames = [driver.lastName, [driver.lastName, driver.secondLastName].filter(Boolean).join(' ')]
  return (
    surnames.some((surname) => surname && isSameName(lastName, surname)) &&
    isSameFirstName(driver.firstName ?? '', firstName)
  )
}
