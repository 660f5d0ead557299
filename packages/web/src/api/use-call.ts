import type { Call } from '@foyer/contract/wire/call.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useCaller } from './api-provider.tsx'
import { type CallInput, callApi } from './call-api.ts'

type Schema = z.core.$ZodType

/** Hook for calls triggered by a user action. */
export function useCall<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
): UseMutationResult<z.output<R>, Problem, CallInput<P, Q, B>> {
  const caller = useCaller()
  return useMutation<z.output<R>, Problem, CallInput<P, Q, B>>({ mutationFn: (input) => callApi(call, input, caller) })
}
