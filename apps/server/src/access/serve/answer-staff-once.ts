import { headers } from '@foyer/contract/common.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { sha256 } from '../../platform/digest/sha256.ts'
import type { Staff } from '../staff-session/staff.ts'

interface Asked {
  readonly params: unknown
  readonly body: unknown
  readonly request: FastifyRequest
}

const MOST_LETTERS = 100

/**
 * What somebody at the desk does once per key: key, effect and answer are one transaction, as for a guest (decision 005). For calls
 * whose answers hold nothing that may not be kept.
 */
export async function answerStaffOnce<Answer extends object>(
  { tx, hotel, id }: Staff,
  call: AnyCall,
  { params, body, request }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers[headers.idempotencyKey]
  if (typeof key !== 'string' || key === '') return work()
  if (key.length > MOST_LETTERS) throw new Problem('badInput', 'an idempotency key has at most 100 characters')
  const hash = sha256(JSON.stringify({ params, body }))
  const taken = await tx
    .insertInto('staff_answers')
    .values({ hotel_id: hotel.id, member_id: id, key, call: call.name, body_hash: hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) return kept()
  const answer = await work()
  await tx
    .updateTable('staff_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', id)
    .where('key', '=', key)
    .execute()
  return answer

  async function kept(): Promise<Answer> {
    const before = await tx
      .selectFrom('staff_answers')
      .select(['call', 'body_hash', 'answer'])
      .where('member_id', '=', id)
      .where('key', '=', String(key))
      .executeTakeFirstOrThrow()
    if (before.call !== call.name || before.body_hash !== hash)
      throw new Problem('keyReused', 'this idempotency key was used for something else')
    return before.answer as Answer
  }
}
