import { chargedDrivers, isOfDrivers } from '@foyer/domain/extras/available-extra.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { readBilled, readOrdered } from './extras.store.ts'
import { keepExtra, tellExtras } from './keep-order.ts'

/** Sets a rental's driver extras from its drivers; a page can't set them. */
export async function followDrivers(
  visit: Visit,
  reservation: Reservation,
  { sites, hotel }: { readonly sites: Sites; readonly hotel: TellHotel },
): Promise<void> {
  const { extras } = (await sites.config(visit.tx, visit.hotel)).config
  const ordered = await readOrdered(visit.tx, reservation.id)
  const stale = extras.flatMap((extra) => {
    if (!isOfDrivers(extra.type)) return []
    const quantity = chargedDrivers(extra.type, reservation)
    const before = ordered.find(({ extraId }) => extraId === extra.id)?.quantity ?? 0
    return quantity === before ? [] : [{ extra, quantity }]
  })
  if (stale.length === 0) return
  for (const { extra, quantity } of stale) await keepExtra(visit, reservation, extra, quantity)
  await tellExtras(hotel, visit, reservation, await readBilled(visit.tx, reservation.id))
}
