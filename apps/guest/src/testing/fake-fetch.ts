import { callsByName } from '@foyer/contract/calls.ts'
import { headers } from '@foyer/contract/headers.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import { matchParams, toErrorResponse } from '@foyer/web/testing/answer-call.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Calls = typeof callsByName
type CallName = keyof Calls

interface ReceivedRequest<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  /** The idempotency key of the request. */
  readonly key: string | undefined
}

type RequestTo<C> = C extends Call<infer P, infer Q, infer B, Schema> ? ReceivedRequest<P, Q, B> : never
type ReplyOf<C> = C extends Call<Schema, Schema, Schema, infer R> ? z.output<R> : never

/**
 * Answers in the contract's terms; a thrown Problem is sent
 * as the server would, and `offline` as a lost connection.
 */
export type Answers = {
  readonly [Name in CallName]?: (asked: RequestTo<Calls[Name]>) => ReplyOf<Calls[Name]> | Promise<ReplyOf<Calls[Name]>>
}

/** The default answer to a save: every guest by their id. */
export const answerAllSaved: NonNullable<Answers['updateGuests']> = ({ body }) => ({
  guests: body.guests.map(({ id }) => ({ id })),
})

interface FakeFetch {
  readonly fetch: typeof globalThis.fetch
  /** The requests to one call so far. */
  askedOf<Name extends CallName>(name: Name): RequestTo<Calls[Name]>[]
}

interface FoundCall {
  readonly name: CallName
  readonly params: Record<string, string>
}

/**
 * A server that knows only the contract and one test's answers. A request that breaks the contract
 * is lost like a connection, which a page may ignore, so it is passed on as well.
 */
export function createFakeFetch(answers: Answers, onBroken: (error: unknown) => void = () => {}): FakeFetch {
  const asked: { name: CallName; input: unknown }[] = []

  async function answer(input: RequestInfo | URL, request: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), location.origin)
    const sent = readBody(request)
    const found = findCall(url, request.method ?? 'GET', sent)
    if (!found) throw new Error(`No call of the contract has the address ${url.pathname}.`)
    const call = callsByName[found.name]
    const key = new Headers(request.headers).get(headers.idempotencyKey) ?? undefined
    const ask = { ...decodeRequest(found, url, sent), key }
    asked.push({ name: found.name, input: ask })
    const handler = answers[found.name] as ((input: unknown) => unknown) | undefined
    if (!handler) throw new Error(`The test has no answer for ${found.name}.`)
    try {
      const answered = z.encode(call.reply, (await handler(ask)) as never)
      return call.replyAs === 'file' ? new Response(new Blob(['a file'])) : Response.json(answered)
    } catch (thrown) {
      return toErrorResponse(thrown)
    }
  }

  function decodeRequest({ name, params }: FoundCall, url: URL, sent: unknown) {
    const call = callsByName[name]
    try {
      return {
        params: z.decode(call.params, params as never),
        query: z.decode(call.query, Object.fromEntries(url.searchParams) as never),
        body: z.decode(call.body, sent as never),
      }
    } catch (error) {
      onBroken(error)
      throw error
    }
  }

  return {
    fetch: answer,
    askedOf: <Name extends CallName>(name: Name) =>
      asked.filter((one) => one.name === name).map(({ input }) => input as RequestTo<Calls[Name]>),
  }
}

/** Pictures are sent as they are, everything else as JSON. */
function readBody({ body }: RequestInit): unknown {
  if (body instanceof Blob) return body
  if (body instanceof FormData) return Object.fromEntries(body)
  return body ? JSON.parse(String(body)) : {}
}

function findCall({ pathname }: URL, method: string, body: unknown): FoundCall | undefined {
  for (const name of Object.keys(callsByName) as CallName[]) {
    const call: AnyCall = callsByName[name]
    const params = matchParams(call, pathname)
    const isVariant = !call.variant || (typeof body === 'object' && body !== null && call.variant in body)
    if (params && call.method === method && isVariant) return { name, params }
  }
  return undefined
}
