import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import type { PromptedFactor } from '@foyer/domain/proof/proof.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['second-factors']

/**
 * The second factors this visit needs before it sees what it
 * found. The server has them, so a reload asks for the same.
 */
export function useSecondFactors() {
  const caller = useCaller()
  const queries = useQueryClient()
  const ask = async () => (await callApi(visitReservations, {}, caller)).secondFactors ?? []
  const askFor = (factors: readonly PromptedFactor[]) => queries.setQueryData(KEY, factors)
  return { ask, askFor }
}

/** The factors that would be accepted; empty if none is needed. */
export function useOwedFactors() {
  const { ask, askFor } = useSecondFactors()
  const query = useQuery<readonly PromptedFactor[], Problem>({
    queryKey: KEY,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { factors: query.data, problem: query.error ?? undefined, retry: () => query.refetch(), askFor }
}
