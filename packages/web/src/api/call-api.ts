import { problemAnswer } from '@foyer/contract/common.ts'
import { type HeaderName, headers } from '@foyer/contract/headers.ts'
import { buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import { isProblemCode, Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { CallContext, Caller } from './caller.ts'
import { encodeBody } from './encode-body.ts'

type Schema = z.core.$ZodType

export interface CallInput<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
  /**
   * The same key for the same intent, so that a double tap or a lost reply does not change anything
   * twice.
   */
  readonly key?: string
  /** The request survives the page; limited to 64 kB. */
  readonly keepalive?: true
}

/** A rejection that names the invalid inputs. */
export class InputProblem extends Problem {
  readonly issues: readonly { path: string; issue: string }[]

  constructor(detail: string | undefined, issues: readonly { path: string; issue: string }[]) {
    super('badInput', detail)
    this.issues = issues
  }
}

/** HTTP status of a rejected call, used as the cause of its Problem. */
export class HttpRejection extends Error {
  readonly status: number
  readonly statusText: string

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
    super(statusText || `status ${status}`)
    this.status = status
    this.statusText = statusText
  }
}

/** Calls our server. Throws only Problems. */
export function callApi<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  caller: Caller,
): Promise<z.output<R>> {
  return caller.runWhileCurrent(async () => {
    const answer = await readJson(await sendRequest(call, input, caller))
    const parsed = z.safeDecode(call.reply, answer as z.input<R>)
    if (!parsed.success) throw new Problem('unexpected', 'the answer was not understood', { cause: parsed.error })
    return parsed.data
  })
}

/** Returns the raw response, or throws a Problem if it was rejected. */
export function requestApi<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
  caller: Caller,
): Promise<Response> {
  return caller.runWhileCurrent(() => sendRequest(call, input, caller))
}

async function sendRequest<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
  caller: Caller,
): Promise<Response> {
  const said = caller.getContext()
  const { params, query, body } = encodeInput(call, input)
  const written = call.method === 'POST' ? encodeBody(call, body, said.additions ?? {}) : undefined
  const response = await fetchOrThrow(caller, buildUrl(call.path, params, query), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      ...(written?.type !== undefined && { 'content-type': written.type }),
      ...(call.changes ? { [headers.idempotencyKey]: input.key ?? crypto.randomUUID() } : {}),
      ...toHeaders(said.headers),
    },
    ...(written && { body: written.body }),
    ...(input.keepalive && { keepalive: true }),
  })
  if (response.ok) return response
  const problem = toResponseProblem(response, await readText(response))
  said.onRejected?.(problem)
  throw problem
}

/** A request that breaks the contract is a bug, which a caller that ignores failures must not hide. */
function encodeInput<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
) {
  try {
    return {
      params: z.encode(call.params, (input.params ?? {}) as z.output<P>) as Record<string, string>,
      query: z.encode(call.query, (input.query ?? {}) as z.output<Q>) as Record<string, string>,
      body: z.encode(call.body, (input.body ?? {}) as z.output<B>) as object,
    }
  } catch (error) {
    reportError(error)
    throw error
  }
}

function toHeaders(said: CallContext['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [headers[name as HeaderName], value]))
}

async function fetchOrThrow(caller: Caller, address: string, request: RequestInit): Promise<Response> {
  try {
    return await (caller.fetch ?? fetch)(address, request)
  } catch (cause) {
    throw new Problem('offline', undefined, { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('unexpected', `status ${response.status}`, { cause })
  }
}

function readText(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw new Problem('offline', undefined, { cause })
  })
}

/**
 * Uses our own problem if the reply has one. A proxy or the hotel's system may send another or
 * none.
 */
function toResponseProblem(response: Response, text: string): Problem {
  const cause = new HttpRejection(response)
  const { problem, message_error: detail, issues } = parseProblemAnswer(text)
  if (problem === 'badInput' && issues) return new InputProblem(detail, issues)
  if (isProblemCode(problem)) return new Problem(problem, detail, { cause })
  return new Problem(response.status >= 502 ? 'unavailable' : 'unexpected', detail ?? cause.message, { cause })
}

const partialProblemAnswer = z.partial(problemAnswer)

function parseProblemAnswer(text: string): z.output<typeof partialProblemAnswer> {
  try {
    const parsed = z.safeParse(partialProblemAnswer, JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}
