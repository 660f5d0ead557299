import type { Dispenser } from './dispenser.ts'
import type { Drivers } from './driver.ts'

export const dispensers = {
  'crt-571': async (place) => (await import('./crt-571/crt-571.driver.ts')).createCrt571Dispenser(place.link()),
} satisfies Drivers<Dispenser>
