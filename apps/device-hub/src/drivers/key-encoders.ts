import type { KeyEncoder } from '../roles/key-encoder.ts'
import type { Dispenser } from './dispenser.ts'
import type { DevicePlace } from './driver.ts'

/** Where a key driver finds its lock, and the settings of its coder. */
export interface KeyPlace extends DevicePlace {
  readonly coder: string
  readonly writeMs: number
  readonly takeMs: number
  readonly dispenser: () => Promise<Dispenser>
}

export const keyEncoders = {
  fias: async (place) => {
    const [{ fiasLock }, { dispensingEncoder }, dispenser] = await Promise.all([
      import('./fias/fias.driver.ts'),
      import('./dispensing-encoder/dispensing-encoder.ts'),
      place.dispenser(),
    ])
    return dispensingEncoder({ lock: fiasLock(place.link(), place), dispenser, takeMs: place.takeMs })
  },
  iagona: async (place) => (await import('./iagona/iagona.driver.ts')).iagonaEncoder(place.calls(), place),
  fake: async ({ lobby }) => (await import('./fake-dispenser/fake-dispenser.driver.ts')).fakeDispenser(lobby),
} satisfies Readonly<Record<string, (place: KeyPlace) => Promise<KeyEncoder>>>
