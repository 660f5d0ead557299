import { type IntentDependencies, MAX_TIMEOUT_MS, reconcileOutcome, settleIntent } from './execute-intent.ts'
import { claimDueIntent, deleteOpenIntent, readIntent, scheduleRecheck } from './intent.store.ts'
import type { AnyIntentKind, Intent } from './intent.ts'

const SECOND_MS = 1_000

/**
 * While the outcome is unknown: soon at first, since a guest is waiting, and later for systems that
 * are down for long.
 */
const RETRY_DELAYS_MS = [5, 15, 60, 300, 900].map((seconds) => seconds * SECOND_MS)

/**
 * Longer than any kind takes, so that no other process claims it meanwhile; if we crash, it becomes
 * due again.
 */
const CLAIM_MS = MAX_TIMEOUT_MS + 10 * SECOND_MS

export interface ReconcileCounts {
  readonly settled: number
  readonly unknown: number
}

/** Reconciles every intent that was left open. May run at any time, in any number of processes. */
export async function reconcileIntents(parts: IntentDependencies): Promise<ReconcileCounts> {
  const sum = { settled: 0, unknown: 0 }
  for (;;) {
    const state = await reconcileNext(parts)
    if (state === undefined) return sum
    sum[state] += 1
  }
}

/** Returns undefined if none is due; with an id, only that one is considered. */
export async function reconcileNext(
  parts: IntentDependencies,
  id?: string,
): Promise<keyof ReconcileCounts | undefined> {
  const taken = await claimDueIntent(parts.db, CLAIM_MS, id)
  if (!taken) return undefined
  const intent = await parts.db
    .inHotel(taken.hotelId, (tx) => readIntent(tx, taken.id))
    .catch(async (error) => {
      // A guest may be waiting: release it so that another process can claim it now.
      await scheduleRecheck(parts.db, taken.id, 0).catch(() => {})
      throw error
    })
  // An intent disappears only together with its hotel.
  if (!intent) {
    await deleteOpenIntent(parts.db, taken.id)
    return 'settled'
  }
  const kind = parts.kinds.get(intent.kind)
  const settled = kind ? await reconcile(parts, kind, intent) : false
  if (settled) return 'settled'
  await scheduleRecheck(
    parts.db,
    intent.id,
    RETRY_DELAYS_MS[Math.min(taken.looks, RETRY_DELAYS_MS.length) - 1] ?? CLAIM_MS,
  )
  return 'unknown'
}

/** An intent that cannot be settled waits for its next turn and doesn't block the others. */
async function reconcile(parts: IntentDependencies, kind: AnyIntentKind, intent: Intent): Promise<boolean> {
  const outcome = await reconcileOutcome(parts, kind, intent)
  try {
    await settleIntent(parts, kind, intent, outcome)
    return outcome.state !== 'unknown'
  } catch (error) {
    parts.reportLost({ kind: kind.name, intent: intent.id, error })
    return false
  }
}
