import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Sites } from '../site/sites.ts'
import { holdOpenIntent, keepOutcome, keptAnswer } from './intent.store.ts'
import type { Answered, AnyIntentKind, Intent, Outcome } from './intent.ts'

/** The longest timeout for an external system, because a page is waiting. */
export const MOST_WITHIN_MS = 20_000

/** Dependencies for carrying out and reconciling intents. */
export interface IntentParts {
  readonly db: Database
  readonly sites: Sites
  /** By name: every kind that may have been left open. */
  readonly kinds: Map<string, AnyIntentKind>
  /** Called when an intent of a hotel was settled. */
  readonly changed: (hotelId: number, besides?: readonly ChangeKind[]) => void
  /** Called when the outcome of an intent is unknown. */
  readonly told: (lost: { kind: string; intent: string; error: unknown }) => void
}

type Ask = (signal: AbortSignal) => Promise<Outcome<unknown>>

/**
 * Requests, reconciles if the answer was lost, and settles. No transaction is open during the
 * request.
 */
export async function carryOut(
  parts: IntentParts,
  kind: AnyIntentKind,
  intent: Intent,
  ask: Ask,
): Promise<Answered<object>> {
  const first = await outcomeOf(parts, kind, intent, ask)
  const outcome = first.state === 'unknown' ? await reconciled(parts, kind, intent) : first
  return settleIntent(parts, kind, intent, outcome)
}

export function reconciled(parts: IntentParts, kind: AnyIntentKind, intent: Intent): Promise<Outcome<unknown>> {
  return outcomeOf(parts, kind, intent, (signal) => kind.reconcile(intent, signal))
}

/** Registers a kind, so that its open intents are reconciled from now on. */
export function registerKind({ kinds }: Pick<IntentParts, 'kinds'>, kind: AnyIntentKind): void {
  if (kind.withinMs > MOST_WITHIN_MS) throw new Error(`${kind.name} may take too long`)
  kinds.set(kind.name, kind)
}

/**
 * Longer than a running request takes to settle; an intent that is still open afterwards was
 * abandoned.
 */
export function dueInMs({ withinMs }: Pick<AnyIntentKind, 'withinMs'>): number {
  return 2 * withinMs + 5_000
}

/** A Problem means that nothing happened outside. After any other error the outcome is unknown. */
async function outcomeOf(parts: IntentParts, kind: AnyIntentKind, intent: Intent, ask: Ask): Promise<Outcome<unknown>> {
  try {
    return await withDeadline(kind.withinMs, ask)
  } catch (error) {
    if (error instanceof Problem) return { state: 'refused', problem: error.code, detail: error.detail }
    parts.told({ kind: kind.name, intent: intent.id, error })
    return { state: 'unknown' }
  }
}

/** Settles once: the second process finds it settled and returns the first one's answer. */
export async function settleIntent(
  { db, sites, changed }: IntentParts,
  kind: AnyIntentKind,
  intent: Intent,
  outcome: Outcome<unknown>,
): Promise<Answered<object>> {
  const hotel = await sites.hotel(intent.hotelId)
  if (!hotel) throw new Problem('unavailable', 'the hotel of this intent is gone')
  const answered = await db.inHotel(hotel.id, async (tx) => {
    if (!(await holdOpenIntent(tx, intent.id))) return keptAnswer(tx, intent)
    const answer = await kind.settle({ hotel, tx }, intent, outcome)
    await keepOutcome(tx, intent, outcome, answer)
    return answer
  })
  changed(hotel.id, kind.changes)
  return answered
}
