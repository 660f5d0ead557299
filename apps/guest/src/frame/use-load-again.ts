import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'

/** This screen has asked for it, and nothing has come: not yet, or not at all, and somebody has closed the message about it. */
const missing = {
  type: 'active',
  predicate: ({ state }: Query) =>
    state.data === undefined && (state.fetchStatus === 'fetching' || state.status === 'error'),
} as const

/** Asks anew for everything that has not come; undefined where no load is awaited, as while something is being done. */
export function useLoadAgain(): (() => void) | undefined {
  const queries = useQueryClient()
  // Looks again whenever a load begins or ends.
  useIsFetching(missing)
  if (queries.getQueryCache().findAll(missing).length === 0) return undefined
  return () => {
    // Fetching again would join the try that hangs: it is given up first.
    for (const { queryKey } of queries.getQueryCache().findAll(missing))
      void queries.resetQueries({ queryKey, exact: true })
  }
}
