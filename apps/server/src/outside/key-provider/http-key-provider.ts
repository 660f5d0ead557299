import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { KeyProvider, PinOrder } from './key-provider.ts'

interface Settings {
  /** Set by the operator, never by a page. */
  readonly url: string
  readonly token: string | undefined
}

const answerSchema = z.object({ code: z.string().check(z.regex(/^[0-9A-Z#*]{4,16}$/)) })

/**
 * `PUT pins/{id}` creates a code, once per id. `DELETE pins/{id}` closes an unused id, or returns
 * its code. See docs/key-provider.md.
 */
export function createHttpKeyProvider({ url, token }: Settings): KeyProvider {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)

  async function exchange(method: 'PUT' | 'DELETE', id: string, order: PinOrder, signal: AbortSignal) {
    return fetchWithLimit(new URL(`pins/${encodeURIComponent(id)}`, base), {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(order),
      signal,
    })
  }

  return {
    async makePin(id, order, signal) {
      const answer = await exchange('PUT', id, order, signal)
      if (answer.status === 422) throw new Problem('keyNotCut', 'the lock system refuses')
      if (!answer.ok) throw new Error(`the key provider answered ${answer.status}`)
      return answerSchema.parse(await answer.json()).code
    },
    async closePin(id, order, signal) {
      const answer = await exchange('DELETE', id, order, signal)
      if (answer.status === 410) return undefined
      if (!answer.ok) throw new Error(`the key provider answered ${answer.status}`)
      return answerSchema.parse(await answer.json()).code
    },
  }
}
