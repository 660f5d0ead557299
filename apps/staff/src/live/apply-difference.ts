import type { ArrivalsDifference, ArrivalsList } from '@foyer/contract/staff/arrivals.ts'

/**
 * Applies a difference to the list. Unchanged rows keep their identity and are not rendered again.
 */
export function applyDifference(list: ArrivalsList, { at, changed, gone }: ArrivalsDifference): ArrivalsList {
  const now = new Map(changed.map((arrival) => [arrival.id, arrival]))
  const left = new Set(gone)
  const known = new Set(list.arrivals.map(({ id }) => id))
  const kept = list.arrivals.filter(({ id }) => !left.has(id)).map((arrival) => now.get(arrival.id) ?? arrival)
  return { ...list, at, arrivals: [...kept, ...changed.filter(({ id }) => !known.has(id))] }
}
