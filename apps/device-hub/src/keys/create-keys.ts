import { confirmGrant, tellKeys, type UnresolvedGrant } from '@foyer/contract/hub.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { callServer, createOutcomeReporter } from '../orders/report-outcomes.ts'
import type { KeyCutter } from '../roles/key-encoder.ts'
import { createKeyCutter } from './cut-keys.ts'
import { openKeyStore } from './key-store.ts'

/**
 * Handles keys apart from the device: records grants and outcomes, and reports them to the server.
 */
export function createKeys({ folder, server, pairing, trust, now }: OrderContext): {
  readonly cutter: KeyCutter
  answer(doubts: readonly UnresolvedGrant[]): void
  stop(): void
} {
  const memory = openKeyStore(folder, now)
  const teller = createOutcomeReporter(
    memory,
    async (keys) => (await callServer(server, tellKeys, { pairing, keys }))?.taken ?? [],
  )
  return {
    cutter: createKeyCutter({
      memory,
      trust,
      now,
      confirm: async (id) => (await callServer(server, confirmGrant, { pairing, id }))?.valid,
      onSettled: teller.reportNow,
    }),
    answer(doubts) {
      memory.answer(doubts)
      teller.reportNow()
    },
    stop: teller.stop,
  }
}
