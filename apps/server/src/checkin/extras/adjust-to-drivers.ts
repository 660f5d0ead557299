import { countChargedDrivers, isDriverType } from '@foyer/domain/extras/available-extra.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { readBilled, readOrdered } from './extras.store.ts'
import { publishExtras, saveExtra } from './save-extra.ts'

/** Sets a rental's driver extras from its drivers; a page can't set them. */
export async function adjustToDrivers(
  visit: Visit,
  reservation: Reservation,
  { sites, hotel }: { readonly sites: Sites; readonly hotel: HotelPublisher },
): Promise<void> {
  const { extras } = (await sites.config(visit.tx, visit.hotel)).config
  const ordered = await readOrdered(visit.tx, reservation.id)
  const stale = extras.flatMap((extra) => {
    if (!isDriverType(extra.type)) return []
    const quantity = countChargedDrivers(extra.type, reservation)
    const before = ordered.find(({ extraId }) => extraId === extra.id)?.quantity ?? 0
    return quantity === before ? [] : [{ extra, quantity }]
  })
  if (stale.length === 0) return
  for (const { extra, quantity } of stale) await saveExtra(visit, reservation, extra, quantity)
  await publishExtras(hotel, visit, reservation, await readBilled(visit.tx, reservation.id))
}
