import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'

/** Asked for, and nothing has come yet. */
const isAwaited = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined

/** Asks anew for everything that has not come; undefined where no load is awaited, as while something is being done. */
export function useLoadAgain(): (() => void) | undefined {
  const queries = useQueryClient()
  const awaited = useIsFetching({ predicate: isAwaited })
  if (awaited === 0) return undefined
  return () => {
    // Fetching again would join the try that hangs: it is given up first.
    for (const { queryKey } of queries.getQueryCache().findAll({ predicate: isAwaited }))
      void queries.resetQueries({ queryKey, exact: true })
  }
}
