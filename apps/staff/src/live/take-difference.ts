import { type ArrivalsDifference, type ArrivalsList, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { applyDifference } from './apply-difference.ts'

/** As `useLoad` keys what it loads. */
interface CallInput {
  readonly query?: { readonly search?: string }
}

/**
 * Brings every list of that day that is on the page up to date, and returns which need not be loaded anew. A list that is being
 * loaded may be older or newer than the difference, and whom a search finds only the server knows: these are loaded.
 */
export function takeDifference(queries: QueryClient, difference: ArrivalsDifference): Set<string> {
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
