import type { Staff } from '../../access/staff-session/staff.ts'
import { type Found, findStays, type ListScope, listStays, listStaysWithoutTerms } from './search.store.ts'
import { matches, parseSearch, type SearchTerms } from './search-terms.ts'

const MAX_RESULTS = 50

/**
 * Returns ids, those nearest to today first. Names match by the beginnings of their words, never by
 * similarity.
 */
export async function findReservations(staff: Staff, search: string, scope: ListScope | undefined): Promise<string[]> {
  const wanted = parseSearch(search)
  const found = wanted ? await searchStays(staff, search, wanted, scope) : await listStays(staff, scope)
  const near = found.toSorted(
    (one, other) =>
      daysBetween(one.startDate, staff.today) - daysBetween(other.startDate, staff.today) ||
      (one.lastName ?? '').localeCompare(other.lastName ?? ''),
  )
  return near.slice(0, scope ? undefined : MAX_RESULTS).map(({ id }) => id)
}

const daysBetween = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/**
 * Uses the index. The few reservations whose names have just changed aren't indexed yet, so they
 * are read and compared.
 */
async function searchStays(
  staff: Staff,
  search: string,
  wanted: SearchTerms,
  scope: ListScope | undefined,
): Promise<readonly Found[]> {
  const rows = await findStays(staff, wanted, scope)
  const due = await listStaysWithoutTerms(staff, scope)
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...due.filter((one) => !known.has(one.id) && matches(search, one))]
}
