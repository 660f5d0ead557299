import type { KeyEncoder } from '../roles/key-encoder.ts'
import type { Dispenser } from './dispenser.ts'
import type { DeviceLocation } from './driver.ts'

/** Where a key driver finds its lock, and the settings of its coder. */
export interface KeyLocation extends DeviceLocation {
  readonly coder: string
  readonly writeMs: number
  readonly takeMs: number
  readonly dispenser: () => Promise<Dispenser>
}

export const keyEncoders = {
  fias: async (place) => {
    const [{ createFiasLock }, { createDispensingEncoder }, dispenser] = await Promise.all([
      import('./fias/fias.driver.ts'),
      import('./dispensing-encoder/dispensing-encoder.ts'),
      place.dispenser(),
    ])
    return createDispensingEncoder({ lock: createFiasLock(place.link(), place), dispenser, takeMs: place.takeMs })
  },
  iagona: async (place) => (await import('./iagona/iagona.driver.ts')).createIagonaEncoder(place.calls(), place),
  fake: async ({ lobby }) => (await import('./fake-dispenser/fake-dispenser.driver.ts')).createFakeDispenser(lobby),
} satisfies Readonly<Record<string, (place: KeyLocation) => Promise<KeyEncoder>>>
