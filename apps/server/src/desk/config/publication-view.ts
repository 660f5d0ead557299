import type { HotelChange, HotelPublication } from '@foyer/contract/staff/hotel.ts'
import type { ConfigChange } from '@foyer/domain/config/config-changes.ts'
import type { PastPublication } from './config.service.ts'

/** Both values come from JSON documents. */
export const changeView = (change: ConfigChange) => ({ ...change }) as HotelChange

export function publicationView({ version, at, by, restores, undoes, changes }: PastPublication): HotelPublication {
  return {
    version,
    at: at.toISOString(),
    changes: changes.map(changeView),
    ...(by !== null && { by }),
    ...(restores !== null && { restores }),
    ...(undoes !== null && { undoes }),
  }
}
