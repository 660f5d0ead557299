import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { AskedFactor } from '@foyer/domain/proof/proof.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['second-factors']

/** What this visit is asked for before it is shown what it has found. The server holds it, so a reload asks the same. */
export function useSecondFactors() {
  const caller = useCaller()
  const queries = useQueryClient()
  const ask = async () => (await callApi(visitReservations, {}, caller)).secondFactors ?? []
  const askFor = (factors: readonly AskedFactor[]) => queries.setQueryData(KEY, factors)
  return { ask, askFor }
}

/** Those that would do; empty when nothing is owed. */
export function useOwedFactors() {
  const { ask, askFor } = useSecondFactors()
  const query = useQuery<readonly AskedFactor[], Problem>({
    queryKey: KEY,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { factors: query.data, problem: query.error ?? undefined, retry: () => query.refetch(), askFor }
}
