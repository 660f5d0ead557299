import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useCaller } from './api-provider.tsx'
import { type CallInput, callApi } from './call-api.ts'

type Schema = z.core.$ZodType

/** The key under which the data of a call is cached. */
export const buildLoadKey = (call: Pick<AnyCall, 'name'>, language: string | undefined, input: object) => [
  call.name,
  language,
  input,
]

/** Hook for the data that a screen needs. Loaded once per call and input, then cached. */
export function useLoad<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  input: CallInput<P, Q, B> = {},
  { when = true, again = false }: { when?: boolean; again?: boolean } = {},
): UseQueryResult<z.output<R>, Problem> {
  const caller = useCaller()
  return useQuery<z.output<R>, Problem>({
    queryKey: buildLoadKey(call, caller.language(), input),
    queryFn: () => callApi(call, input, caller),
    enabled: when,
    staleTime: again ? 0 : Number.POSITIVE_INFINITY,
  })
}
