import { addressOf, type Call } from '@foyer/contract/call.ts'
import { headers, problemAnswer } from '@foyer/contract/common.ts'
import { isProblemCode, Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { type AnyCaller, isStaff } from './caller.ts'
import { whileHere } from './while-here.ts'
import { writtenBody } from './written-body.ts'

type Schema = z.core.$ZodType

export interface CallInput<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
  /** The same key for the same wish, so that a second tap or a lost answer changes nothing twice. */
  readonly key?: string
}

/** A refusal that names inputs. */
export class InputProblem extends Problem {
  readonly issues: readonly { path: string; issue: string }[]

  constructor(detail: string | undefined, issues: readonly { path: string; issue: string }[]) {
    super('badInput', detail)
    this.issues = issues
  }
}

/** One call to our server. Nothing but a Problem leaves it. */
export function callApi<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  caller: AnyCaller | undefined,
): Promise<z.output<R>> {
  return whileHere(caller, async () => {
    const answer = await readJson(await askApi(call, input, caller))
    const parsed = z.safeDecode(call.reply, answer as z.input<R>)
    if (!parsed.success) throw new Problem('unexpected', 'the answer was not understood', { cause: parsed.error })
    return parsed.data
  })
}

/** The answer as it comes, unless it is a refusal. */
export function askApi<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
  caller: AnyCaller | undefined,
): Promise<Response> {
  return whileHere(caller, () => ask(call, input, caller))
}

async function ask<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  input: CallInput<P, Q, B>,
  caller: AnyCaller | undefined,
): Promise<Response> {
  const params = z.encode(call.params, (input.params ?? {}) as z.output<P>) as Record<string, string>
  const query = z.encode(call.query, (input.query ?? {}) as z.output<Q>) as Record<string, string>
  const body = z.encode(call.body, (input.body ?? {}) as z.output<B>) as object
  const written = call.method === 'POST' ? writtenBody(call, body, caller ? additions(caller) : {}) : undefined
  const token = caller && !isStaff(caller) ? caller.token : undefined
  const response = await sent(addressOf(call.path, params, query), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      ...(written?.type !== undefined && { 'content-type': written.type }),
      ...(call.changes ? { [headers.idempotencyKey]: input.key ?? crypto.randomUUID() } : {}),
      ...(caller ? commonHeaders(caller) : {}),
    },
    ...(written && { body: written.body }),
  })
  if (response.ok) return response
  const problem = refusal(response, await readJson(response))
  if (problem.code === 'tokenExpired' && caller && !isStaff(caller)) caller.onTokenExpired?.(token)
  throw problem
}

function commonHeaders(caller: AnyCaller): Record<string, string> {
  if (isStaff(caller)) {
    return { [headers.csrf]: caller.csrf, [headers.hotelId]: String(caller.hotelId), ...caller.alsoSays() }
  }
  return {
    [headers.csrf]: caller.csrf,
    [headers.companyId]: String(caller.companyId),
    [headers.hotelId]: String(caller.hotelId),
    [headers.isPok]: String(caller.isPok),
    [headers.appType]: caller.appType,
    [headers.appKey]: caller.appKey,
    [headers.environment]: '1',
    ...(caller.token ? { [headers.authorization]: `Bearer ${caller.token}` } : {}),
  }
}

function additions(caller: AnyCaller): object {
  if (isStaff(caller)) return {}
  return {
    companyId: caller.companyId,
    hotelId: caller.hotelId,
    lang: caller.language,
    user_id: caller.userId ?? null,
    tracking_number: caller.trackingNumber,
    appkey: caller.appKey,
  }
}

async function sent(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (cause) {
    throw new Problem('offline', undefined, { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new Problem('offline', undefined, { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem(response.status >= 502 ? 'unavailable' : 'unexpected', `status ${response.status}`, { cause })
  }
}

function refusal(response: Response, answer: unknown): Problem {
  const parsed = z.safeParse(problemAnswer, answer)
  if (!parsed.success || !isProblemCode(parsed.data.problem))
    return new Problem('unexpected', `status ${response.status}`)
  const { problem, message_error: detail, issues } = parsed.data
  return problem === 'badInput' && issues ? new InputProblem(detail, issues) : new Problem(problem, detail)
}
