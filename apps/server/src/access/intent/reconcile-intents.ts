import { type IntentParts, MOST_WITHIN_MS, reconciled, settleIntent } from './carry-out.ts'
import { forgetOpen, lookAgain, readIntent, takeDueIntent } from './intent.store.ts'
import type { AnyIntentKind, Intent } from './intent.ts'

const SECOND_MS = 1_000

/** As long as nobody knows: soon at first, since a guest is waiting, and later for whoever was away for long. */
const WAITS_MS = [5, 15, 60, 300, 900].map((seconds) => seconds * SECOND_MS)

/** Longer than any kind takes: nobody else takes it meanwhile, and when we die it is taken again. */
const TAKEN_MS = MOST_WITHIN_MS + 10 * SECOND_MS

export interface Reconciled {
  readonly settled: number
  readonly unknown: number
}

/** Finds the truth of every intent that was left open. May run at any time, in any number of processes. */
export async function reconcileIntents(parts: IntentParts): Promise<Reconciled> {
  const sum = { settled: 0, unknown: 0 }
  for (;;) {
    const state = await reconcileNext(parts)
    if (state === undefined) return sum
    sum[state] += 1
  }
}

/** Undefined when there is none whose time has come; with an id, that one alone. */
export async function reconcileNext(parts: IntentParts, id?: string): Promise<keyof Reconciled | undefined> {
  const taken = await takeDueIntent(parts.db, TAKEN_MS, id)
  if (!taken) return undefined
  const intent = await parts.db
    .inHotel(taken.hotelId, (tx) => readIntent(tx, taken.id))
    .catch(async (error) => {
      // A guest may be waiting for it: somebody else takes it now.
      await lookAgain(parts.db, taken.id, 0).catch(() => {})
      throw error
    })
  // It goes with its hotel only.
  if (!intent) {
    await forgetOpen(parts.db, taken.id)
    return 'settled'
  }
  const kind = parts.kinds.get(intent.kind)
  const settled = kind ? await reconcile(parts, kind, intent) : false
  if (settled) return 'settled'
  await lookAgain(parts.db, intent.id, WAITS_MS[Math.min(taken.looks, WAITS_MS.length) - 1] ?? TAKEN_MS)
  return 'unknown'
}

/** One that cannot be settled waits for its next turn, and keeps nobody from theirs. */
async function reconcile(parts: IntentParts, kind: AnyIntentKind, intent: Intent): Promise<boolean> {
  const outcome = await reconciled(parts, kind, intent)
  try {
    await settleIntent(parts, kind, intent, outcome)
    return outcome.state !== 'unknown'
  } catch (error) {
    parts.told({ kind: kind.name, intent: intent.id, error })
    return false
  }
}
