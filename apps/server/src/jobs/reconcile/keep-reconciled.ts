import type { IntentParts } from '../../access/intent/carry-out.ts'
import { reconcileIntents } from '../../access/intent/reconcile-intents.ts'

const ROUND_MS = 10_000

/** Looks after what was left open, a few seconds after it was left. */
export function keepReconciled(intents: IntentParts): { stop(): Promise<void> } {
  let round: Promise<unknown> | undefined
  const timer = setInterval(() => {
    // A database that is away now is there in the next round.
    round ??= reconcileIntents(intents)
      .catch(() => {})
      .finally(() => {
        round = undefined
      })
  }, ROUND_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
