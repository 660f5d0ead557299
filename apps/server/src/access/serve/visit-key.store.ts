import { statement } from '../../platform/database/statement.ts'
import type { Visit } from '../visit/visit.ts'
import { assertSameCall, hashInput, type KeyedCall, type StoredAnswer, type ToSave } from './keyed-call.ts'

/** Stores the answer under its key, as the last statement of the transaction. */
export const updateAnswer = statement<never, [answer: string, visitId: string, key: string]>(
  'update idempotent_answers set answer = $1::jsonb where visit_id = $2::text and key = $3::text',
)

/** The claimed key, or nothing if it was claimed before. */
export type ClaimedKey = readonly { readonly key: string }[]

const insertKey = statement<
  { key: string },
  [hotelId: number, visitId: string, key: string, call: string, hash: string]
>(`
  insert into idempotent_answers (hotel_id, visit_id, key, call, body_hash)
  select $1::int, visits.id, $3::text, $4::text, $5::text from visits where visits.id = $2::text
  on conflict do nothing returning key`)

/** Runs after the visit's statement, because it needs the visit's row. */
export const createKeyClaim = (asked: KeyedCall) => (visit: { readonly id: string; readonly hotelId: number }) =>
  insertKey.with(visit.hotelId, visit.id, asked.key, asked.call, hashInput(asked))

/** Claims the key for this call unless that was done before, or returns what is stored under it. */
export async function claimKey(
  visit: Visit,
  asked: KeyedCall,
  claimed?: ClaimedKey,
): Promise<StoredAnswer | undefined> {
  const { key, call } = asked
  const hash = hashInput(asked)
  const [inserted] = claimed ?? (await insertKey(visit.tx, visit.hotel.id, visit.id, key, call, hash))
  if (inserted) return undefined
  const row = await visit.tx
    .selectFrom('idempotent_answers')
    .select(['call', 'body_hash', 'answer', 'problem', 'intent_id'])
    .where('visit_id', '=', visit.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  assertSameCall(row, { call, hash })
  return { ...row, answer: visit.answerSeal.open(row.answer) }
}

export async function saveUnderKey(visit: Visit, key: string, saved: ToSave): Promise<void> {
  await visit.tx
    .updateTable('idempotent_answers')
    .set('answer' in saved ? { answer: visit.answerSeal.seal(saved.answer) } : saved)
    .where('visit_id', '=', visit.id)
    .where('key', '=', key)
    .execute()
}

export async function deleteKey(visit: Visit, key: string): Promise<void> {
  await visit.tx.deleteFrom('idempotent_answers').where('visit_id', '=', visit.id).where('key', '=', key).execute()
}
