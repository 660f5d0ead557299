import type { Staff } from '../../access/staff-session/staff.ts'
import { type Found, findStays, listStays, listStaysWithoutWords, type StayList } from './search.store.ts'
import { matches, type Wanted, wantedBy } from './search-words.ts'

const MOST = 50

/** Ids, those nearest to today first. Names are compared by their words and from the beginning of one, never by guess. */
export async function findReservations(staff: Staff, search: string, list: StayList | undefined): Promise<string[]> {
  const wanted = wantedBy(search)
  const found = wanted ? await searched(staff, search, wanted, list) : await listStays(staff, list)
  const near = found.toSorted(
    (one, other) =>
      daysBetween(one.startDate, staff.today) - daysBetween(other.startDate, staff.today) ||
      (one.lastName ?? '').localeCompare(other.lastName ?? ''),
  )
  return near.slice(0, list ? undefined : MOST).map(({ id }) => id)
}

const daysBetween = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** By the index; those in which a name has just changed have no words yet, and are few: they are read and compared. */
async function searched(
  staff: Staff,
  search: string,
  wanted: Wanted,
  list: StayList | undefined,
): Promise<readonly Found[]> {
  const rows = await findStays(staff, wanted, list)
  const due = await listStaysWithoutWords(staff, list)
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...due.filter((one) => !known.has(one.id) && matches(search, one))]
}
