import { join } from 'node:path'
import { tellKeys } from '@foyer/contract/hub.ts'
import { hubIdOf } from '../orders/open-order.ts'
import { takenBy, tellOutcomes } from '../orders/tell-outcomes.ts'
import type { Paired } from '../pairing.ts'
import { type Settings, StartProblem } from '../settings.ts'
import { type KeyCutter, keyCutter } from './cut-keys.ts'
import { type KeyMemory, openKeyMemory } from './key-memory.ts'

/** Everything about keys that is not a device: what was granted, what became of it, and that the server hears of it. */
export function openKeys(
  { data, server, pairing }: Pick<Settings, 'data' | 'server' | 'pairing'>,
  paired: () => Paired | undefined,
): { readonly cutter: KeyCutter; stop(): void } {
  const hub = hubIdOf(pairing)
  const now = () => new Date()
  // A folder for each hub: another pairing is another hub, with grants and outcomes of its own.
  const memory = opened(data, () => openKeyMemory(join(data, hub.slice(0, 16)), now))
  const teller = tellOutcomes(memory, (keys) => takenBy(server, tellKeys, { pairing, keys }))
  const trust = () => ({ hub, grantKey: paired()?.grantKey, hotels: paired()?.hotels })
  return { cutter: keyCutter({ memory, trust, now, onSettled: teller.tellNow }), stop: teller.stop }
}

function opened(data: string, open: () => KeyMemory): KeyMemory {
  try {
    return open()
  } catch (cause) {
    throw new StartProblem(`The folder HUB_DATA=${data} cannot be read and written: ${cause}`, { cause })
  }
}
