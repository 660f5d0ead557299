import type { AnyCall } from '@foyer/contract/wire/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Staff } from '../staff-session/staff.ts'
import { readIdempotencyKey } from './keyed-call.ts'
import { claimStaffKey, saveUnderStaffKey } from './staff-key.store.ts'

interface StaffInput {
  readonly params: unknown
  readonly body: unknown
  readonly request: FastifyRequest
}

/**
 * Runs a staff action once per key: key, effect and answer are one transaction, as for a guest
 * (decision 005). Only for calls whose answers may be stored.
 */
export async function answerStaffOnce<Answer extends object>(
  staff: Staff,
  { name: call }: AnyCall,
  { params, body, request }: StaffInput,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = readIdempotencyKey(request)
  if (key === undefined) return work()
  const stored = await claimStaffKey(staff, { key, call, params, body })
  if (stored) return stored.answer as Answer
  const answer = await work()
  await saveUnderStaffKey(staff, key, { answer: answer })
  return answer
}
