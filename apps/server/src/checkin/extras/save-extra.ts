import { randomUUID } from 'node:crypto'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import { getAllotmentDays } from '@foyer/domain/extras/allotment-days.ts'
import { getRentalPrice } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { getProductId } from '@foyer/domain/extras/offer.ts'
import { multiplyMoney } from '@foyer/domain/extras/price.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { deleteOwnLine, saveOwnLine } from '../../book/reservation/own-line.store.ts'
import { type BilledExtra, deleteOrder, saveOrder } from './extras.store.ts'

/** Identifies what a line on the bill is for. */
const formatOrigin = (extraId: string) => `extra:${extraId}`

/** Returns the cost of this quantity for the stay, in minor units. */
export function computeCost(extra: Extra, quantity: number, reservation: Reservation, currency: string): number {
  return multiplyMoney(getRentalPrice(extra, reservation, currency), quantity).minor
}

/** Saves the quantity with its days and its line on the bill. */
export async function saveExtra(visit: Visit, reservation: Reservation, extra: Extra, quantity: number): Promise<void> {
  const { tx, hotel } = visit
  if (quantity === 0) {
    await deleteOrder(tx, reservation.id, extra.id)
    await deleteOwnLine(tx, reservation.id, formatOrigin(extra.id))
    return
  }
  await saveOrder(tx, {
    hotelId: hotel.id,
    reservationId: reservation.id,
    extraId: extra.id,
    type: extra.type,
    product: getProductId(extra, reservation.room.typeId) ?? extra.id,
    quantity,
    days: extra.allotment === undefined ? [] : getAllotmentDays(extra, reservation),
  })
  const minor = computeCost(extra, quantity, reservation, hotel.currency)
  await saveOwnLine(
    tx,
    hotel.id,
    randomUUID(),
    reservation.id,
    formatOrigin(extra.id),
    JSON.stringify(withQuantity(extra.names, quantity)),
    minor,
  )
}

function withQuantity(names: Extra['names'], quantity: number): Record<string, string> {
  const count = quantity > 1 ? ` × ${quantity}` : ''
  return Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name}${count}`]))
}

/** The whole order, each extra with its line on the bill, as the hotel's own system posts it. */
export const toExtrasEvent = (lines: readonly BilledExtra[], currency: string) => ({
  extras: lines.map(({ line, extraId, product, quantity, names, amount }) => ({
    line,
    extra: extraId,
    product,
    quantity,
    names,
    amount: toDecimal({ minor: amount, currency }),
  })),
})

/** Sends the whole order for the hotel to post. */
export async function publishExtras(
  hotel: HotelPublisher,
  visit: Visit,
  reservation: Reservation,
  lines: readonly BilledExtra[],
): Promise<void> {
  await hotel.extrasOrdered(visit, reservation, toExtrasEvent(lines, visit.hotel.currency).extras)
}
