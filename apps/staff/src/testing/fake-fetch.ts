import { listQueue } from '@foyer/contract/staff/queue.ts'
import { listVideoCalls } from '@foyer/contract/staff/video-calls.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import { matchParams, toErrorResponse } from '@foyer/web/testing/answer-call.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

interface ReceivedRequest<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly headers: Headers
}

interface Answer {
  readonly call: AnyCall
  readonly answer: (asked: never) => unknown
}

/** Answers one call in a test; a thrown Problem is sent the way the server would send it. */
export function on<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  answer: (asked: ReceivedRequest<P, Q, B>) => z.output<R> | Promise<z.output<R>>,
): Answer {
  return { call: call as unknown as AnyCall, answer }
}

/** Requested on every page; by default no one calls or waits. */
const noCallers = [
  on(listVideoCalls, () => ({ calls: [] })),
  on(listQueue, () => ({ waiting: [], today: { waited: 0, late: 0 } })),
]

/** A picture is sent as it is, everything else as JSON. */
function readBody(body: RequestInit['body']): never {
  if (body instanceof Blob) return body as never
  return (body ? JSON.parse(String(body)) : {}) as never
}

/** A server that knows only the contract and the answers of one test. */
export function createFakeFetch(answers: readonly Answer[]): typeof globalThis.fetch {
  return async (input, request = {}) => {
    const url = new URL(String(input), location.origin)
    for (const { call, answer } of [...answers, ...noCallers]) {
      const params = matchParams(call, url.pathname)
      if (!params || call.method !== (request.method ?? 'GET')) continue
      const asked = {
        params: z.decode(call.params, params),
        query: z.decode(call.query, Object.fromEntries(url.searchParams)),
        body: z.decode(call.body, readBody(request.body)),
        headers: new Headers(request.headers),
      }
      try {
        return Response.json(z.encode(call.reply, await answer(asked as never)))
      } catch (thrown) {
        return toErrorResponse(thrown)
      }
    }
    throw new Error(`The test has no answer for ${request.method} ${url.pathname}.`)
  }
}
