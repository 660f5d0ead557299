import type { Sites } from '../access/site/sites.ts'
import { eraseDue } from '../checkin/retention/erase-due.ts'
import type { Jobs } from './job.ts'
import { tidyHotel } from './tidy/tidy.ts'

const AN_HOUR = 3_600

interface AllJobs {
  readonly sites: Sites
  /** From the wings to the left of this one. */
  readonly layDemo: Jobs['layDemo']
}

/** Everything that runs by the clock. A new one: its name in `domain/jobs/job.ts`, its words in `staff/wordings/en/jobs.ts`, a line here. */
export function allJobs({ sites, layDemo }: AllJobs): Jobs {
  return {
    tidy: {
      of: 'hotel',
      schedule: { everySeconds: AN_HOUR },
      run: ({ db }, { id }) => tidyHotel(db, id),
    },
    eraseDue: {
      of: 'hotel',
      schedule: { everySeconds: AN_HOUR },
      run: ({ db, now }, hotel) => eraseDue(db, hotel, { sites, now }),
    },
    layDemo,
    // Effects outside: reconcileIntents. The book: deliverOutbox, pullFeed. The house: backUp, expireHolds.
  }
}
