import type { HotelChange, HotelPublication } from '@foyer/contract/staff/hotel.ts'
import type { ConfigChange } from '@foyer/domain/config/diff-configs.ts'
import type { PastPublication } from './config.service.ts'

/** Both values come from JSON documents. */
export const toChangeView = (change: ConfigChange) => ({ ...change }) as HotelChange

export function toPublicationView({ version, at, by, restores, undoes, changes }: PastPublication): HotelPublication {
  return {
    version,
    at: at.toISOString(),
    changes: changes.map(toChangeView),
    ...(by !== null && { by }),
    ...(restores !== null && { restores }),
    ...(undoes !== null && { undoes }),
  }
}
