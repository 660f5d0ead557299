import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import type { FastifyRequest } from 'fastify'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Uses the idempotency key as the id of what it requests, so that the same key never creates a
 * second one.
 */
export function readKeyAsId(request: Pick<FastifyRequest, 'headers'>): string {
  const key = String(request.headers[headers.idempotencyKey] ?? '').toLowerCase()
  return uuid.test(key) ? key : randomUUID()
}
