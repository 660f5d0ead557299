import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Sites } from '../site/sites.ts'
import { holdOpenIntent, keepOutcome, keptAnswer } from './intent.store.ts'
import type { Answered, AnyIntentKind, Intent, Outcome } from './intent.ts'

/** Nobody outside is waited for any longer: a page waits. */
export const MOST_WITHIN_MS = 20_000

/** What it takes to carry intents out and to look after them. */
export interface IntentParts {
  readonly db: Database
  readonly sites: Sites
  /** By name: every kind that somebody may have left open. */
  readonly kinds: Map<string, AnyIntentKind>
  /** When something of a hotel was settled. */
  readonly changed: (hotelId: number, besides?: readonly ChangeKind[]) => void
  /** Why nobody knows how it ended. */
  readonly told: (lost: { kind: string; intent: string; error: unknown }) => void
}

type Ask = (signal: AbortSignal) => Promise<Outcome<unknown>>

/** Asks, looks again when the answer was lost, and settles. No transaction is open while anybody is asked. */
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

/** What is left open of this kind is reconciled from now on. */
export function registerKind({ kinds }: Pick<IntentParts, 'kinds'>, kind: AnyIntentKind): void {
  if (kind.withinMs > MOST_WITHIN_MS) throw new Error(`${kind.name} may take too long`)
  kinds.set(kind.name, kind)
}

/** Longer than it can take until a request that still runs has settled: afterwards an open intent was left by somebody. */
export function dueInMs({ withinMs }: Pick<AnyIntentKind, 'withinMs'>): number {
  return 2 * withinMs + 5_000
}

/** A Problem says that nothing has happened out there. Whatever else goes wrong, nobody knows. */
async function outcomeOf(parts: IntentParts, kind: AnyIntentKind, intent: Intent, ask: Ask): Promise<Outcome<unknown>> {
  try {
    return await withDeadline(kind.withinMs, ask)
  } catch (error) {
    if (error instanceof Problem) return { state: 'refused', problem: error.code, detail: error.detail }
    parts.told({ kind: kind.name, intent: intent.id, error })
    return { state: 'unknown' }
  }
}

/** Once: whoever comes second finds it settled, and hears what the first has found. */
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
