import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Sites } from '../site/sites.ts'
import { lockOpenIntent, readStoredAnswer, saveOutcome } from './intent.store.ts'
import type { AnyIntentKind, Intent, IntentAnswer, Outcome } from './intent.ts'

/** The longest timeout for an external system, because a page is waiting. */
export const MAX_TIMEOUT_MS = 20_000

/** Dependencies for carrying out and reconciling intents. */
export interface IntentDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly answerSeal: AnswerSeal
  /** By name: every kind that may have been left open. */
  readonly kinds: Map<string, AnyIntentKind>
  /** Called when an intent of a hotel was settled. */
  readonly changed: (hotelId: number, besides?: readonly ChangeKind[]) => void
  /** Called when the outcome of an intent is unknown. */
  readonly reportLost: (lost: { kind: string; intent: string; error: unknown }) => void
}

type RequestOutcome = (signal: AbortSignal) => Promise<Outcome<unknown>>

/**
 * Requests, reconciles if the answer was lost, and settles. No transaction is open during the
 * request.
 */
export async function executeIntent(
  parts: IntentDependencies,
  kind: AnyIntentKind,
  intent: Intent,
  ask: RequestOutcome,
): Promise<IntentAnswer<object>> {
  const first = await requestOutcome(parts, kind, intent, ask)
  const outcome = first.state === 'unknown' ? await reconcileOutcome(parts, kind, intent) : first
  return settleIntent(parts, kind, intent, outcome)
}

export function reconcileOutcome(
  parts: IntentDependencies,
  kind: AnyIntentKind,
  intent: Intent,
): Promise<Outcome<unknown>> {
  return requestOutcome(parts, kind, intent, (signal) => kind.reconcile(intent, signal))
}

/** Registers a kind, so that its open intents are reconciled from now on. */
export function registerKind({ kinds }: Pick<IntentDependencies, 'kinds'>, kind: AnyIntentKind): void {
  if (kind.timeoutMs > MAX_TIMEOUT_MS) throw new Error(`${kind.name} may take too long`)
  kinds.set(kind.name, kind)
}

/**
 * Longer than a running request takes to settle; an intent that is still open afterwards was
 * abandoned.
 */
export function dueInMs({ timeoutMs }: Pick<AnyIntentKind, 'timeoutMs'>): number {
  return 2 * timeoutMs + 5_000
}

/** A Problem means that nothing happened outside. After any other error the outcome is unknown. */
async function requestOutcome(
  parts: IntentDependencies,
  kind: AnyIntentKind,
  intent: Intent,
  ask: RequestOutcome,
): Promise<Outcome<unknown>> {
  try {
    return await withDeadline(kind.timeoutMs, ask)
  } catch (error) {
    if (error instanceof Problem) return { state: 'refused', problem: error.code, detail: error.detail }
    parts.reportLost({ kind: kind.name, intent: intent.id, error })
    return { state: 'unknown' }
  }
}

/** Settles once: the second process finds it settled and returns the first one's answer. */
export async function settleIntent(
  { db, sites, answerSeal, changed }: IntentDependencies,
  kind: AnyIntentKind,
  intent: Intent,
  outcome: Outcome<unknown>,
): Promise<IntentAnswer<object>> {
  const hotel = await sites.hotel(intent.hotelId)
  if (!hotel) throw new Problem('unavailable', 'the hotel of this intent is gone')
  const answered = await db.inHotel(hotel.id, async (tx) => {
    if (!(await lockOpenIntent(tx, intent.id))) return readStoredAnswer(tx, answerSeal, intent)
    const answer = await kind.settle({ hotel, tx }, intent, outcome)
    await saveOutcome(tx, answerSeal, { intent, outcome, answer })
    return answer
  })
  changed(hotel.id, kind.changes)
  return answered
}
