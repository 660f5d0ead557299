import type { ImportedReservation } from './check-row.ts'
import type { Book } from './save-imported.ts'

/** Several rooms of one booker on the same days. */
export interface SuggestedGroup {
  readonly name: string
  readonly arrival: string
  readonly departure: string
  readonly references: readonly string[]
}

/** Finds rows without a group that have the same booker and days. */
export function suggestGroups(reservations: readonly ImportedReservation[], book: Book): SuggestedGroup[] {
  const single = reservations.filter(
    ({ reference, groupLocator }) => !groupLocator && !book.get(reference)?.group_locator,
  )
  const byBooker = Map.groupBy(single, ({ lastName, firstName, email, startDate, endDate }) =>
    JSON.stringify([lastName.toLowerCase(), firstName?.toLowerCase(), email?.toLowerCase(), startDate, endDate]),
  )
  return [...byBooker.values()].flatMap((rows) => {
    const [first] = rows
    if (!first || rows.length < 2) return []
    const { lastName, firstName, startDate, endDate } = first
    const name = [lastName, firstName].filter(Boolean).join(', ')
    return [{ name, arrival: startDate, departure: endDate, references: rows.map(({ reference }) => reference) }]
  })
}
