import { Problem } from '@foyer/domain/problem/problem.ts'
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
): Promise<Answer> {
  const kept = await takeKey(visit, asked)
  if (kept) return kept.answer as Answer
  const answer = await work().catch((problem) => forgetFailed(visit, asked.key, problem))
  await keepUnderKey(visit, asked.key, { answer: JSON.stringify(answer) })
  return answer
}

interface Kept {
  readonly answer: object | null
  readonly problem: string | null
  /** Somebody outside was asked, or is being asked. */
  readonly intent_id: string | null
}

/** Takes the key for this call, or says what is kept under it. */
export async function takeKey(visit: Visit, { key, call, input }: KeyedCall): Promise<Kept | undefined> {
  const hash = sha256(JSON.stringify(input))
  const taken = await visit.tx
    .insertInto('idempotent_answers')
    .values({ hotel_id: visit.hotel.id, visit_id: visit.id, key, call, body_hash: hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
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
