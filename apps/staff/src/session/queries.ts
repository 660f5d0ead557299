import { Problem } from '@foyer/domain/problem/problem.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** Trying again is a person's choice or the live line's; a session that has ended ends here, whichever call found out. */
export function newQueries(onEnded: () => void): QueryClient {
  const watch = (problem: unknown) => {
    if (problem instanceof Problem && problem.code === 'notSignedIn') onEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode: 'always' },
    },
  })
}
