import type { Call } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { type CallInput, requestApi } from './call-api.ts'
import type { Caller } from './caller.ts'

type Schema = z.core.$ZodType

/** Makes a call that replies with a file. Throws only Problems. */
export function callFile<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
  caller: Caller,
): Promise<Blob> {
  return caller.runWhileCurrent(async () => {
    const response = await requestApi(call, input, caller)
    return response.blob().catch((cause: unknown) => {
      throw new Problem('offline', undefined, { cause })
    })
  })
}
