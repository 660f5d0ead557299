import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import { runLast } from '../../platform/database/hotel-transaction.ts'
import type { Visit } from '../visit/visit.ts'
import type { KeyedCall } from './keyed-call.ts'
import { type ClaimedKey, claimKey, deleteKey, updateAnswer } from './visit-key.store.ts'

/**
 * Runs the work once per key. Key, effect and answer are one transaction: a second request with the
 * same key waits for the first and gets its answer; if the first was rolled back, the second does
 * the work.
 */
export async function answerOnce<Answer extends object>(
  visit: Visit,
  asked: KeyedCall,
  work: () => Promise<Answer>,
  claimed?: ClaimedKey,
): Promise<Answer> {
  const stored = await claimKey(visit, asked, claimed)
  if (stored) return stored.answer as Answer
  const answer = await work().catch((problem) => releaseKeyAfterFailure(visit, asked.key, problem))
  runLast(visit.tx, updateAnswer.with(visit.answerSeal.seal(answer), visit.id, asked.key))
  return answer
}

/** A refusal whose transaction is committed must not leave a key without an answer. */
export async function releaseKeyAfterFailure(visit: Visit, key: string, problem: unknown): Promise<never> {
  if (problem instanceof FailedAttempt) await deleteKey(visit, key)
  throw problem
}
