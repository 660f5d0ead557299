import { sha256 } from '../../platform/secrets/sha256.ts'
import type { Staff } from '../staff-session/staff.ts'
import { assertSameCall, type StoredAnswer, type ToSave } from './keyed-call.ts'

export interface StaffKeyedCall {
  readonly key: string
  readonly call: string
  readonly params: unknown
  readonly body: unknown
}

/** Claims the key for this call of a colleague, or returns what is stored under it. */
export async function claimStaffKey(
  { tx, hotel, id, answerSeal }: Staff,
  { key, call, params, body }: StaffKeyedCall,
): Promise<StoredAnswer | undefined> {
  const hash = sha256(JSON.stringify({ params, body }))
  const inserted = await tx
    .insertInto('staff_answers')
    .values({ hotel_id: hotel.id, member_id: id, key, call, body_hash: hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return undefined
  const row = await tx
    .selectFrom('staff_answers')
    .select(['call', 'body_hash', 'answer', 'problem', 'intent_id'])
    .where('member_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  assertSameCall(row, { call, hash })
  return { ...row, answer: answerSeal.open(row.answer) }
}

export async function saveUnderStaffKey({ tx, id, answerSeal }: Staff, key: string, saved: ToSave): Promise<void> {
  const row = 'answer' in saved ? { answer: answerSeal.seal(saved.answer) } : saved
  await tx.updateTable('staff_answers').set(row).where('member_id', '=', id).where('key', '=', key).execute()
}
