import type { HotelJob } from '../jobs/job.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import { layDemo } from './lay-demo.ts'

/** When the day of a demo hotel begins, it is laid anew for it. */
export const layDemoJob = (secret: KeySecret): HotelJob => ({
  of: 'demoHotel',
  schedule: { at: '00:00' },
  run: ({ db, now }) => layDemo(db, () => now, secret),
})
