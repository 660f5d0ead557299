import { createSites } from '../../../access/site/sites.ts'
import { createHotelPublisher } from '../../../book/hotel-system/hotel-publisher.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import type { EndHoldsDependencies } from '../end-holds.ts'

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies of `endHolds`, with no listeners. */
export function buildHoldWatch(db: Database): EndHoldsDependencies {
  const known = createSites(db)
  return {
    sites: known,
    changes: noChanges,
    hotel: createHotelPublisher({ sites: known, outbox: createOutbox(db, {}) }),
  }
}
