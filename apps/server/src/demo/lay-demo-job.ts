import type { DoorCodes } from '../checkin/door-codes/door-codes.ts'
import type { HotelJob } from '../jobs/job.ts'
import { layDemo } from './lay-demo.ts'

/** When the day of a demo hotel begins, it is laid anew for it. */
export const layDemoJob = (codes: DoorCodes): HotelJob => ({
  of: 'demoHotel',
  schedule: { at: '00:00' },
  run: ({ db, now }) => layDemo(db, () => now, codes),
})
