import { createHash } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import type { Visit } from '../visit/visit.ts'

interface Asked {
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
  asked: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256').update(JSON.stringify(asked.input)).digest('hex')
  const row = { hotel_id: visit.hotel.id, visit_id: visit.id, key: asked.key }
  const claimed = await visit.tx
    .insertInto('idempotent_answers')
    .values({ ...row, call: asked.call, body_hash: hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) {
    const answer = await work().catch((problem) => forgetClaim(visit, asked.key, problem))
    await visit.tx
      .updateTable('idempotent_answers')
      .set({ answer: JSON.stringify(answer) })
      .where('visit_id', '=', visit.id)
      .where('key', '=', asked.key)
      .execute()
    return answer
  }
  const stored = await visit.tx
    .selectFrom('idempotent_answers')
    .select(['call', 'body_hash', 'answer'])
    .where('visit_id', '=', visit.id)
    .where('key', '=', asked.key)
    .executeTakeFirstOrThrow()
  if (stored.call !== asked.call || stored.body_hash !== hash) {
    throw new Problem('keyReused', 'this idempotency key was used for something else')
  }
  return stored.answer as Answer
}

/** A refusal whose transaction is kept must not leave a key behind that answers nothing. */
async function forgetClaim(visit: Visit, key: string, problem: unknown): Promise<never> {
  if (problem instanceof FailedTry) {
    await visit.tx.deleteFrom('idempotent_answers').where('visit_id', '=', visit.id).where('key', '=', key).execute()
  }
  throw problem
}
