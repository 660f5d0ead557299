import { toGroupLocator } from '../groups/group-locator.ts'
import type { ImportedReservation } from './check-row.ts'
import type { SuggestedGroup } from './suggest-groups.ts'

/** Gives the reservations of each suggested group its number. */
export function groupByBooker(
  hotelId: number,
  reservations: readonly ImportedReservation[],
  groups: readonly SuggestedGroup[],
): ImportedReservation[] {
  const locators = new Map(
    groups.flatMap(({ references }) => {
      const locator = toGroupLocator(hotelId, references)
      return references.map((reference) => [reference, locator] as const)
    }),
  )
  return reservations.map((one) => ({ ...one, groupLocator: locators.get(one.reference) ?? one.groupLocator }))
}
