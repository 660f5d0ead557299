import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Loads stale queries again. A first load that is under way may have been read before the change,
 * and invalidating it would wait for that load only, so it is loaded once more when it ends.
 */
export async function invalidate(queries: QueryClient, isStale: (query: Query) => boolean): Promise<void> {
  const firstLoads = queries
    .getQueryCache()
    .findAll({ predicate: (query) => isStale(query) && isFirstLoad(query) })
    .map(({ queryHash }) => queryHash)
  await queries.invalidateQueries({ predicate: isStale })
  if (firstLoads.length === 0) return
  await queries.invalidateQueries({ predicate: ({ queryHash }) => firstLoads.includes(queryHash) })
}

const isFirstLoad = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined
