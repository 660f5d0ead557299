import type { HotelJob } from '../jobs/job.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import { seedDemo } from './seed-demo.ts'

/** Seeds each demo hotel again when its day begins. */
export const createSeedDemoJob = (secret: KeySecret): HotelJob => ({
  of: 'demoHotel',
  schedule: { at: '00:00' },
  run: ({ db, now }) => seedDemo(db, () => now, secret),
})
