import { sites } from '../../../access/site/sites.ts'
import { tellHotel } from '../../../book/hotel-system/tell-hotel.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { outbox } from '../../../platform/outbox/outbox.ts'
import type { EndHolds } from '../end-holds.ts'

const unheard: Changes = { tell() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies of `endHolds`, with no listeners. */
export function aHoldWatch(db: Database): EndHolds {
  const known = sites(db)
  return { sites: known, changes: unheard, hotel: tellHotel({ sites: known, outbox: outbox(db, {}) }) }
}
