import type { Call } from '@foyer/contract/wire/call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { toWrongFields } from '../../platform/http/answer-problems.ts'
import { getBody } from '../../platform/http/read-picture.ts'

export type Schema = z.core.$ZodType

/** A request, parsed by its call. */
export interface CallInput<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function parseCallInput<P extends Schema, Q extends Schema, B extends Schema>(
  call: Call<P, Q, B, Schema>,
  request: FastifyRequest,
  reply: FastifyReply,
): CallInput<P, Q, B> {
  return {
    params: decodeOrThrow(call.params, request.params),
    query: decodeOrThrow(call.query, request.query),
    body: decodeOrThrow(call.body, getBody(call, request)),
    request,
    reply,
  }
}

function decodeOrThrow<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeDecode(schema, (value ?? {}) as never)
  if (!parsed.success) throw toWrongFields(parsed.error as z.core.$ZodError)
  return parsed.data
}
