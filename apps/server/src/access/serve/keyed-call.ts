import { headers } from '@foyer/contract/headers.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { CallInput, Schema } from './call-input.ts'

export interface KeyedCall {
  readonly key: string
  readonly call: string
  /** The parsed input; labels that change between retries are not part of it. */
  readonly input: object
}

/** What is stored under an idempotency key that was claimed before. */
export interface StoredAnswer {
  readonly answer: object | null
  readonly problem: string | null
  /** The intent of a call with an outside effect. */
  readonly intent_id: string | null
}

/** What a call stores under its key: its answer, or the intent that will have one. */
export type ToSave = { readonly answer: object } | { readonly intent_id: string }

const MAX_KEY_LENGTH = 100

/** Undefined if the request has none. */
export function readIdempotencyKey(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers[headers.idempotencyKey]
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > MAX_KEY_LENGTH) throw new Problem('badInput', 'an idempotency key has at most 100 characters')
  return key
}

export const hashInput = ({ input }: KeyedCall): string => sha256(JSON.stringify(input))

/** The answer stored under a key belongs to the call that claimed it. */
export function assertSameCall(
  claimed: { readonly call: string; readonly body_hash: string },
  asked: { readonly call: string; readonly hash: string },
): void {
  if (claimed.call !== asked.call || claimed.body_hash !== asked.hash)
    throw new Problem('keyReused', 'this idempotency key was used for something else')
}

export async function toKeyedCall(
  call: AnyCall,
  key: string,
  asked: CallInput<Schema, Schema, Schema>,
): Promise<KeyedCall> {
  const { params, query, body } = asked
  return { key, call: call.name, input: { params, query, body: await withDigests(body) } }
}

/**
 * A file serialises to nothing in JSON, so its bytes are hashed; otherwise another picture under
 * the same key would get the first one's answer.
 */
async function withDigests(body: unknown): Promise<unknown> {
  if (body instanceof File) return { type: body.type, digest: sha256(Buffer.from(await body.arrayBuffer())) }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  // Passwords are stored only as `hashPassword` output, so they are not part of the hash.
  const named = Object.entries(body).filter(([name]) => !/password/i.test(name))
  const parts = await Promise.all(named.map(async ([name, part]) => [name, await digestFile(part)]))
  return Object.fromEntries(parts)
}

const digestFile = (part: unknown) => (part instanceof File ? withDigests(part) : part)
