import { type Doubt, tellKeys } from '@foyer/contract/hub.ts'
import type { OrderHome } from '../orders/order-home.ts'
import { tellOutcomes, toldTo } from '../orders/tell-outcomes.ts'
import type { KeyCutter } from '../roles/key-encoder.ts'
import { keyCutter } from './cut-keys.ts'
import { openKeyMemory } from './key-memory.ts'

/**
 * Handles keys apart from the device: records grants and outcomes, and reports them to the server.
 */
export function openKeys({ folder, server, pairing, trust, now }: OrderHome): {
  readonly cutter: KeyCutter
  answer(doubts: readonly Doubt[]): void
  stop(): void
} {
  const memory = openKeyMemory(folder, now)
  const teller = tellOutcomes(memory, async (keys) => (await toldTo(server, tellKeys, { pairing, keys }))?.taken ?? [])
  return {
    cutter: keyCutter({ memory, trust, now, onSettled: teller.tellNow }),
    answer(doubts) {
      memory.answer(doubts)
      teller.tellNow()
    },
    stop: teller.stop,
  }
}
