import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'

/** Loads of this screen without data: still pending, or failed with the message closed. */
const missingQueries = {
  type: 'active',
  predicate: ({ state }: Query) =>
    state.data === undefined && (state.fetchStatus === 'fetching' || state.status === 'error'),
} as const

/** Retries every load without data; undefined if there is none, such as while an action runs. */
export function useRetryLoads(): (() => void) | undefined {
  const queries = useQueryClient()
  // Re-renders whenever a load starts or ends.
  useIsFetching(missingQueries)
  if (queries.getQueryCache().findAll(missingQueries).length === 0) return undefined
  return () => {
    // A plain refetch would join the request that hangs, so it is reset first.
    for (const { queryKey } of queries.getQueryCache().findAll(missingQueries))
      void queries.resetQueries({ queryKey, exact: true })
  }
}
