import { Problem } from '@foyer/domain/problem/problem.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Retries are left to the user or the live connection; a call that finds the session ended ends it
 * here.
 */
export function createQueryClient(onEnded: () => void): QueryClient {
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
