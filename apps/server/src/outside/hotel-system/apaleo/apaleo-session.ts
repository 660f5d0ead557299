import type * as z from 'zod/mini'
import { parseAnswer, parseJsonWithoutNulls } from '../parse-answer.ts'
import type { ApaleoAccount, ApaleoCall } from './apaleo-account.ts'

/** Calls about one property that share a time limit. */
export interface ApaleoSession {
  readonly property: string
  /** Returns undefined if there is nothing, or no such thing. */
  read<Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    query?: Readonly<Record<string, string>>,
  ): Promise<z.output<Schema> | undefined>
  /** Returns the body of the answer, if there is one. */
  change(call: ApaleoCall & { readonly method: 'POST' | 'PUT' | 'PATCH' }): Promise<string | undefined>
}

export function openSession(account: ApaleoAccount, property: string, timeoutMs: number): ApaleoSession {
  const signal = AbortSignal.timeout(timeoutMs)
  return {
    property,
    async read(schema, path, query = {}) {
      const body = await account.send({ method: 'GET', path, query }, signal)
      return body === undefined ? undefined : parseAnswer('Apaleo', schema, parseJsonWithoutNulls(body))
    },
    change: (call) => account.send(call, signal),
  }
}
