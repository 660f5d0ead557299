import { Problem } from '@foyer/domain/problem/problem.ts'
import { lastly } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { sha256 } from '../../platform/digest/sha256.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import type { Visit } from '../visit/visit.ts'

export interface KeyedCall {
  readonly key: string
  readonly call: string
  /** As it was understood: labels that change from try to try are no part of it. */
  readonly input: object
}

/**
 * Runs the work once per key. Key, effect and answer are one transaction: a second request with the same key waits for
 * the first, then gets its answer; when the first was rolled back, the second does the work.
 */
export async function answerOnce<Answer extends object>(
  visit: Visit,
  asked: KeyedCall,
  work: () => Promise<Answer>,
  taken?: Taken,
): Promise<Answer> {
  const kept = await takeKey(visit, asked, taken)
  if (kept) return kept.answer as Answer
  const answer = await work().catch((problem) => forgetFailed(visit, asked.key, problem))
  lastly(visit.tx, keepAnswer.with(JSON.stringify(answer), visit.id, asked.key))
  return answer
}

const keepAnswer = statement<never, [answer: string, visitId: string, key: string]>(
  'update idempotent_answers set answer = $1::jsonb where visit_id = $2::text and key = $3::text',
)

interface Kept {
  readonly answer: object | null
  readonly problem: string | null
  /** Somebody outside was asked, or is being asked. */
  readonly intent_id: string | null
}

/** What came of taking a key: itself, or nothing where it was taken before. */
type Taken = readonly { readonly key: string }[]

const insertKey = statement<
  { key: string },
  [hotelId: number, visitId: string, key: string, call: string, hash: string]
>(`
  insert into idempotent_answers (hotel_id, visit_id, key, call, body_hash)
  select $1::int, visits.id, $3::text, $4::text, $5::text from visits where visits.id = $2::text
  on conflict do nothing returning key`)

const hashOf = ({ input }: KeyedCall): string => sha256(JSON.stringify(input))

/** To be asked behind the visit, whose row it needs. */
export const takingKey = (asked: KeyedCall) => (visit: { readonly id: string; readonly hotelId: number }) =>
  insertKey.with(visit.hotelId, visit.id, asked.key, asked.call, hashOf(asked))

/** Takes the key for this call, where that was not done before, or says what is kept under it. */
export async function takeKey(visit: Visit, asked: KeyedCall, asking?: Taken): Promise<Kept | undefined> {
  const { key, call } = asked
  const hash = hashOf(asked)
  const [taken] = asking ?? (await insertKey(visit.tx, visit.hotel.id, visit.id, key, call, hash))
  if (taken) return undefined
  const {
    call: before,
    body_hash,
    ...kept
  } = await visit.tx
    .selectFrom('idempotent_answers')
    .select(['call', 'body_hash', 'answer', 'problem', 'intent_id'])
    .where('visit_id', '=', visit.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (before !== call || body_hash !== hash) {
    throw new Problem('keyReused', 'this idempotency key was used for something else')
  }
  return kept
}

export async function keepUnderKey(
  visit: Visit,
  key: string,
  kept: { readonly answer: string } | { readonly intent_id: string },
): Promise<void> {
  await visit.tx
    .updateTable('idempotent_answers')
    .set(kept)
    .where('visit_id', '=', visit.id)
    .where('key', '=', key)
    .execute()
}

export async function forgetKey(visit: Visit, key: string): Promise<void> {
  await visit.tx.deleteFrom('idempotent_answers').where('visit_id', '=', visit.id).where('key', '=', key).execute()
}

/** A refusal whose transaction is kept must not leave a key behind that answers nothing. */
export async function forgetFailed(visit: Visit, key: string, problem: unknown): Promise<never> {
  if (problem instanceof FailedTry) await forgetKey(visit, key)
  throw problem
}
