import { type ArrivalsDifference, type ArrivalsList, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { applyDifference } from './apply-difference.ts'

/** Part of the key that `useLoad` uses. */
interface CallInput {
  readonly query?: { readonly search?: string }
}

/**
 * Updates every list of that day on the page and returns those that need no reload. A list that is
 * loading may be older or newer than the difference, and only the server knows search results, so
 * these are loaded again.
 */
export function updateArrivalLists(queries: QueryClient, difference: ArrivalsDifference): Set<string> {
  const taken = new Set<string>()
  for (const query of queries.getQueryCache().findAll({ queryKey: [listArrivals.name] })) {
    const list = query.state.data as ArrivalsList | undefined
    const asked = query.queryKey[2] as CallInput | undefined
    const isWhole = !asked?.query?.search
    const isSettled = query.state.fetchStatus === 'idle' && !query.state.isInvalidated
    if (!list || !isWhole || !isSettled || list.day !== difference.day) continue
    query.setData(applyDifference(list, difference))
    taken.add(query.queryHash)
  }
  return taken
}
