import type { HotelSystemConnection } from '@foyer/contract/staff/hotel-system.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { countDeliveries, findHotelSystem, listRejections } from './hotel-system.store.ts'
import { toRefusedEntry } from './to-refused-entry.ts'

/** Returns the state of the connection to the hotel's own system; undefined if it has none. */
export async function readHotelConnection(
  { tx, hotel }: Staff,
  sites: Sites,
): Promise<HotelSystemConnection | undefined> {
  const { config } = await sites.config(tx, hotel)
  if (config.hotel_system.kind === 'embedded') return undefined
  const heard = await findHotelSystem(tx)
  const told = await countDeliveries(tx)
  const at = (moment: Date | null | undefined) => moment?.toISOString()
  return {
    host: new URL(config.hotel_system.url).host,
    pulledAt: at(heard?.pulled_at),
    pullError: heard?.pull_error ?? undefined,
    pushedAt: at(heard?.pushed_at),
    deliveredAt: at(told.delivered_at),
    waiting: told.waiting,
    waitingSince: at(told.waiting_since),
    waitingError: told.waiting_error ?? undefined,
    refused: told.refused,
    refusedEvents: (await listRejections(tx)).map(({ lastAt, ...one }) => ({
      ...toRefusedEntry(one),
      at: lastAt.toISOString(),
    })),
    ignoredFields: heard?.ignored_fields ?? [],
  }
}
